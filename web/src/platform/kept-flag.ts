import { useSyncExternalStore } from 'react';

/** A yes or no that is remembered on this machine, the same in every tab; no until it was set. */
export interface KeptFlag {
  isSet(): boolean;
  useIsSet(): boolean;
  toggle(): void;
}

/** Creates a stored flag. Without storage it lasts until the page is closed. */
export function createKeptFlag(storageKey: string): KeptFlag {
  const listeners = new Set<() => void>();
  /** The value of this page while the storage refuses it; null if the stored one counts. */
  let unstored: boolean | null = null;

  function subscribe(changed: () => void): () => void {
    listeners.add(changed);
    window.addEventListener('storage', changed);
    return () => {
      listeners.delete(changed);
      window.removeEventListener('storage', changed);
    };
  }
  function isSet(): boolean {
    if (unstored !== null) return unstored;
    try {
      return localStorage.getItem(storageKey) === '1';
    } catch {
      return false;
    }
  }

  return {
    isSet,
    useIsSet: () => useSyncExternalStore(subscribe, isSet, () => false),
    toggle() {
      const next = !isSet();
      try {
        if (next) localStorage.setItem(storageKey, '1');
        else localStorage.removeItem(storageKey);
        unstored = null;
      } catch {
        unstored = next;
      }
      for (const changed of listeners) changed();
    },
  };
}
