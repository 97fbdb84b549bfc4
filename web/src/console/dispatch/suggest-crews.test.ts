import { expect, test } from 'vitest';
import type { Candidates } from './board.ts';
import { suggestCrews } from './suggest-crews.ts';
import { oneDriver, oneVehicle, testBoard, testRide } from './test-board.ts';

const driver = (id: number, part: Partial<Candidates['drivers'][number]> = {}) => ({
  id,
  name: `Driver ${id}`,
  phone: '',
  languages: ['burmese'],
  base: '',
  minutes_away: 0,
  ...part,
});
const vehicle = (id: number, minutes_away: number | null = 0) => ({
  id,
  plate_number: `1A-${id}`,
  model: 'Alphard',
  seats: 6,
  base: '',
  minutes_away,
});
const found = (drivers: Candidates['drivers'], vehicles: Candidates['vehicles']): Candidates => ({
  drivers,
  vehicles,
  models: [],
  unavailable: { drivers: [], vehicles: [] },
});
const ride = testRide(9, [20, 21], { status: 'unassigned' });
const pairs = (candidates: Candidates, board = testBoard([ride])) =>
  suggestCrews(candidates, board, ride).map((crew) => [crew.driver.id, crew.vehicle?.id ?? null]);

test('suggestCrews: nearest first, then fewest languages, then fewest busy minutes; unknown distance last', () => {
  const drivers = [
    driver(5, { minutes_away: null }),
    driver(4, { minutes_away: 20 }),
    driver(3, { languages: ['burmese', 'chinese'] }),
    driver(2),
    driver(1),
  ];
  expect(pairs(found(drivers, [vehicle(1)])).map(([id]) => id)).toEqual([1, 2, 3, 4, 5]);
});

test('suggestCrews: driver with a vehicle on the day → that one; others → one that no other driver has', () => {
  const board = testBoard([testRide(1, [6, 8], { driver: oneDriver, vehicle: oneVehicle }), ride]);
  const candidates = found([driver(1), driver(2)], [vehicle(1), vehicle(2)]);
  expect(pairs(candidates, board)).toEqual([
    [1, 1],
    [2, 2],
  ]);
  expect(pairs(found([driver(2)], [vehicle(1)]), board)).toEqual([[2, 1]]);
});

test('suggestCrews: no vehicle free → drivers without one', () => {
  expect(pairs(found([driver(1)], []))).toEqual([[1, null]]);
});
