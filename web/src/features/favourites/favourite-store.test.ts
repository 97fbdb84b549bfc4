import { expect, test, vi } from 'vitest';
import { createFavourites, maxAsked } from './favourite-store.ts';

/** A reply without notes. */
const only = (ids: number[]) => ({ ids, notes: [] });
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('favourites: many requested at once → one call per kind, once', async () => {
  const ask = vi.fn(async (_kind: string, ids: number[]) => only(ids.filter((id) => id === 2)));
  const store = createFavourites(ask);
  const changed = vi.fn();
  store.subscribe(changed);
  for (const id of [1, 2, 2]) store.want('hotel', id);
  store.want('article', 1);
  expect(store.get('hotel', 2)).toBeUndefined();
  await settled();
  expect(ask.mock.calls).toEqual([
    ['hotel', [1, 2]],
    ['article', [1]],
  ]);
  expect([store.get('hotel', 1), store.get('hotel', 2), store.get('article', 1)]).toEqual([
    false,
    true,
    false,
  ]);
  expect(changed).toHaveBeenCalled();
  store.want('hotel', 2);
  await settled();
  expect(ask).toHaveBeenCalledTimes(2);
});

test('favourites: many ids → at most the server’s limit per call', async () => {
  const ask = vi.fn(async (_kind: string, _ids: number[]) => only([]));
  const store = createFavourites(ask);
  for (let id = 1; id <= maxAsked + 5; id += 1) store.want('hotel', id);
  await settled();
  expect(ask.mock.calls.map(([, ids]) => ids.length)).toEqual([maxAsked, 5]);
});

test('favourites: pressed before the reply → the press wins', async () => {
  const store = createFavourites(async () => only([]));
  store.want('hotel', 7);
  store.put('hotel', 7, true);
  await settled();
  expect(store.get('hotel', 7)).toBe(true);
});

test('favourites: failed request → unknown, requested again next time', async () => {
  let works = false;
  const store = createFavourites(async (_kind, ids) => {
    if (!works) throw new Error('no line');
    return only(ids);
  });
  store.want('hotel', 7);
  await settled();
  expect(store.get('hotel', 7)).toBeUndefined();
  works = true;
  store.want('hotel', 7);
  await settled();
  expect(store.get('hotel', 7)).toBe(true);
});

test('favourites: hotels requested → their notes known, also after a change of one', async () => {
  const note = { hotel_id: 2, text: 'Quiet rooms at the back', by: 'Li', at: 1 };
  const store = createFavourites(async () => ({ ids: [], notes: [note] }));
  for (const id of [1, 2, 3]) store.want('hotel', id);
  expect(store.noteOn(2)).toBeUndefined();
  store.putNote(3, { ...note, hotel_id: 3 });
  await settled();
  expect([store.noteOn(1), store.noteOn(2), store.noteOn(3)?.hotel_id]).toEqual([null, note, 3]);
  store.putNote(2, null);
  expect(store.noteOn(2)).toBeNull();
});
