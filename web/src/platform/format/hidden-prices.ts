import { useEffect, useSyncExternalStore } from 'react';

/** Not a letter: a single letter would fire while somebody dictates or types. */
export const hidePricesKey = 'F2';
const storageKey = 'serai-hide-prices';

/** True while a member has hidden the prices on this screen, e.g. because the guest is looking on. */
export function usePricesHidden(): boolean {
  return useSyncExternalStore(subscribe, isHidden, () => false);
}

export function toggleHiddenPrices(): void {
  try {
    if (isHidden()) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, '1');
  } catch {
    // Storage may be forbidden; then prices stay as they are.
  }
  for (const changed of listeners) changed();
}

/** Lets the one key work while the page that calls this is open. */
export function useHidePricesKey(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== hidePricesKey || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      toggleHiddenPrices();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [active]);
}

const listeners = new Set<() => void>();

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  window.addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('storage', changed);
  };
}

function isHidden(): boolean {
  try {
    return localStorage.getItem(storageKey) === '1';
  } catch {
    return false;
  }
}
