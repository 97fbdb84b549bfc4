import type { FavouriteKind } from '@serai/contract/content/article-states';

/** Known favourites of one member. */
export interface FavouriteStore {
  /** Undefined while unknown. */
  get(kind: FavouriteKind, id: number): boolean | undefined;
  subscribe(changed: () => void): () => void;
  /** Requests the state, in one call with all others of the same moment; known ones are not requested again. */
  want(kind: FavouriteKind, id: number): void;
  put(kind: FavouriteKind, id: number, kept: boolean): void;
}

/** Maximum number of ids per call. */
export const maxAsked = 100;

/** `ask` returns which of the given ids are favourites. */
export function createFavourites(
  ask: (kind: FavouriteKind, ids: number[]) => Promise<readonly number[]>,
): FavouriteStore {
  const known = new Map<string, boolean>();
  const asked = new Set<string>();
  const listeners = new Set<() => void>();
  let wanted: { kind: FavouriteKind; id: number }[] = [];

  function put(facts: readonly [string, boolean][]) {
    for (const [key, kept] of facts) known.set(key, kept);
    for (const changed of listeners) changed();
  }

  async function askFor(kind: FavouriteKind, ids: number[]) {
    const keys = ids.map((id) => keyOf(kind, id));
    try {
      const kept = new Set((await ask(kind, ids)).map((id) => keyOf(kind, id)));
      // Changes made in the meantime are newer than the reply.
      put(keys.filter((key) => !known.has(key)).map((key) => [key, kept.has(key)]));
    } catch {
      // The hearts stay unchanged; the next one shown triggers another request.
    } finally {
      for (const key of keys) asked.delete(key);
    }
  }

  function askForAll() {
    const now = wanted;
    wanted = [];
    for (const kind of new Set(now.map((one) => one.kind))) {
      const ids = now.filter((one) => one.kind === kind).map(({ id }) => id);
      for (let from = 0; from < ids.length; from += maxAsked)
        void askFor(kind, ids.slice(from, from + maxAsked));
    }
  }

  return {
    get: (kind, id) => known.get(keyOf(kind, id)),
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    want(kind, id) {
      const key = keyOf(kind, id);
      if (known.has(key) || asked.has(key)) return;
      asked.add(key);
      if (wanted.length === 0) queueMicrotask(askForAll);
      wanted.push({ kind, id });
    },
    put: (kind, id, kept) => put([[keyOf(kind, id), kept]]),
  };
}

const keyOf = (kind: FavouriteKind, id: number) => `${kind}:${id}`;
