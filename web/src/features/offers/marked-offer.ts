import { useSyncExternalStore } from 'react';

/*
 * The offer under the pointer or with the focus, in the rows or in another view of them. It is kept outside of the
 * components, so that only the two rows that change are rendered again.
 */

type Key = string | number | null;

let marked: Key = null;
const listeners = new Set<() => void>();

/** Marks an offer by its key; null for none. */
export function markOffer(key: Key): void {
  if (marked === key) return;
  marked = key;
  for (const changed of listeners) changed();
}

export function useIsMarked(key: Key): boolean {
  return useSyncExternalStore(
    subscribe,
    () => marked === key,
    () => false,
  );
}

/** Key of the marked offer. */
export function useMarkedOffer(): Key {
  return useSyncExternalStore(
    subscribe,
    () => marked,
    () => null,
  );
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
