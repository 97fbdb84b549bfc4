import type { FavouriteKind } from '@serai/contract/content/article-states';
import type { HotelNote } from '@serai/contract/content/favourites';

/** Which of some objects are favourites, and the agency's notes on hotels. */
export interface FavouritesFound {
  ids: readonly number[];
  notes: readonly HotelNote[];
}

/** Known favourites of one member, and known notes of the agency. */
export interface FavouriteStore {
  /** Undefined while unknown. */
  get(kind: FavouriteKind, id: number): boolean | undefined;
  subscribe(changed: () => void): () => void;
  /** Requests the state, in one call with all others of the same moment; known ones are not requested again. */
  want(kind: FavouriteKind, id: number): void;
  put(kind: FavouriteKind, id: number, kept: boolean): void;
  /** The agency's note on a hotel: null for none, undefined while unknown; `want` requests it. */
  noteOn(hotelId: number): HotelNote | null | undefined;
  putNote(hotelId: number, note: HotelNote | null): void;
}

/** Maximum number of ids per call. */
export const maxAsked = 100;

/** `ask` returns which of the given ids are favourites, with the notes on hotels. */
export function createFavourites(
  ask: (kind: FavouriteKind, ids: number[]) => Promise<FavouritesFound>,
): FavouriteStore {
  const known = new Map<string, boolean>();
  const notes = new Map<number, HotelNote | null>();
  const asked = new Set<string>();
  const listeners = new Set<() => void>();
  let wanted: { kind: FavouriteKind; id: number }[] = [];

  function tell() {
    for (const changed of listeners) changed();
  }

  function put(facts: readonly [string, boolean][]) {
    for (const [key, kept] of facts) known.set(key, kept);
    tell();
  }

  function putNotes(ids: readonly number[], found: readonly HotelNote[]) {
    const byHotel = new Map(found.map((note) => [note.hotel_id, note]));
    for (const id of ids) if (!notes.has(id)) notes.set(id, byHotel.get(id) ?? null);
  }

  async function askFor(kind: FavouriteKind, ids: number[]) {
    const keys = ids.map((id) => keyOf(kind, id));
    try {
      const found = await ask(kind, ids);
      const kept = new Set(found.ids.map((id) => keyOf(kind, id)));
      if (kind === 'hotel') putNotes(ids, found.notes);
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
    noteOn: (hotelId) => notes.get(hotelId),
    putNote(hotelId, note) {
      notes.set(hotelId, note);
      tell();
    },
  };
}

const keyOf = (kind: FavouriteKind, id: number) => `${kind}:${id}`;
