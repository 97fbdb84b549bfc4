import { useSyncExternalStore } from 'react';

const changedHere = 'serai-kept-text';

/** Returns a text that is kept on this machine, the same in every tab; null without one, without a key, or without storage. */
export function useKeptText(key: string | null): string | null {
  return useSyncExternalStore(
    subscribe,
    () => (key === null ? null : readKeptText(key)),
    () => null,
  );
}

export function readKeptText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text; null removes it. Returns false if the storage refuses it. */
export function keepText(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    return false;
  }
  window.dispatchEvent(new Event(changedHere));
  return true;
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('storage', changed);
  window.addEventListener(changedHere, changed);
  return () => {
    window.removeEventListener('storage', changed);
    window.removeEventListener(changedHere, changed);
  };
}
