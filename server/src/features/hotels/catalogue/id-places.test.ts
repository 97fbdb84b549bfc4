import { expect, it } from 'vitest';
import { CityBlock } from './city-block.ts';
import { IdPlaces } from './id-places.ts';

function blockOf(cityId: number, planIds: number[]): CityBlock {
  const block = new CityBlock(cityId, { hotels: 1, rooms: 1, plans: planIds.length });
  block.planIds.set(planIds);
  return block;
}

it('finds ids wherever they stand, also such as share a place, the last of those that stand twice', () => {
  // Nine places for four ids: 3, 12 and 21 share one, and the last free one is followed by the first.
  const blocks = [blockOf(1, [3, 8]), blockOf(2, [12, 17]), blockOf(3, [])];
  const places = new IdPlaces(blocks, ({ planIds }) => planIds);
  const whereIs = (id: number) => {
    const found = places.find(id);
    return found === undefined ? undefined : [places.blockAt(found).cityId, places.placeAt(found)];
  };
  expect([3, 8, 12, 17, 3].map(whereIs)).toEqual([
    [1, 0],
    [1, 1],
    [2, 0],
    [2, 1],
    [1, 0],
  ]);
  expect([21, 26, 1].map(whereIs)).toEqual([undefined, undefined, undefined]);
  const moved = new IdPlaces([blockOf(1, [5, 7, 5])], ({ planIds }) => planIds);
  expect(moved.placeAt(moved.find(5)!)).toBe(2);
});
