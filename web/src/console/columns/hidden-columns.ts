import { useState } from 'react';

const storageKey = (list: string) => `serai-hidden-columns-${list}`;

/** Reads the keys of the columns that the reader has hidden on this machine; none without storage. */
export function readHidden(list: string): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey(list)) ?? '[]');
    return new Set(Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : []);
  } catch {
    return new Set();
  }
}

function writeHidden(list: string, hidden: ReadonlySet<string>): void {
  try {
    if (hidden.size === 0) localStorage.removeItem(storageKey(list));
    else localStorage.setItem(storageKey(list), JSON.stringify([...hidden]));
  } catch {
    // Without storage the choice lasts until the page is closed.
  }
}

/** The columns of a list that the reader has hidden, and the way to hide or show one. */
export function useHiddenColumns(list: string) {
  const [hidden, setHidden] = useState(() => readHidden(list));
  function toggle(key: string) {
    const next = new Set(hidden);
    if (!next.delete(key)) next.add(key);
    writeHidden(list, next);
    setHidden(next);
  }
  return { hidden, toggle };
}
