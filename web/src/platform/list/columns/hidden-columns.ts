import { useState } from 'react';

const storageKey = (list: string) => `serai-hidden-columns-${list}`;

/** Reads the keys of the columns that the reader has hidden on this machine; `initially` before a first choice. */
export function readHidden(list: string, initially: readonly string[] = []): ReadonlySet<string> {
  try {
    const text = localStorage.getItem(storageKey(list));
    if (text === null) return new Set(initially);
    const stored: unknown = JSON.parse(text);
    return new Set(Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : []);
  } catch {
    return new Set(initially);
  }
}

function writeHidden(list: string, hidden: ReadonlySet<string>): void {
  try {
    localStorage.setItem(storageKey(list), JSON.stringify([...hidden]));
  } catch {
    // Without storage the choice lasts until the page is closed.
  }
}

/** The columns of a list that the reader has hidden, and the way to hide or show one. */
export interface HiddenColumns {
  hidden: ReadonlySet<string>;
  toggle: (key: string) => void;
}

/** Keeps the reader's choice of columns on this machine, under the name of the list. */
export function useHiddenColumns(list: string, initially: readonly string[] = []): HiddenColumns {
  const [hidden, setHidden] = useState(() => readHidden(list, initially));
  function toggle(key: string) {
    const next = new Set(hidden);
    if (!next.delete(key)) next.add(key);
    writeHidden(list, next);
    setHidden(next);
  }
  return { hidden, toggle };
}
