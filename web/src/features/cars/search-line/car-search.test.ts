import { expect, test } from 'vitest';
import { emptyCarSearch, readCarSearch, tripOf, withUsualTimes, writeCarSearch } from './car-search.ts';

const search = {
  pickUp: { id: 3, name: '仰光' },
  dropOff: { id: 9, name: '勃固' },
  pickUpAt: '2026-12-01T08:30',
  dropOffAt: '2026-12-03T18:00',
  adults: 4,
  children: 2,
  bags: 3,
};

test('car search: written to an address → restored', () => {
  expect(readCarSearch(new URLSearchParams(writeCarSearch(search).toString()))).toEqual(search);
});

// Covers 5.06.
test('car search: drop-off at the pick-up location → explicit, not the same as unchosen', () => {
  const there = { ...search, dropOff: search.pickUp };
  expect(writeCarSearch(there).get('drop_off_id')).toBe('3');
  expect(readCarSearch(writeCarSearch(there))).toEqual(there);
  expect(tripOf(there)).toMatchObject({ pick_up_id: 3, drop_off_id: 3 });
  expect(tripOf({ ...search, dropOff: null })).toBeNull();
});

test('car search: invalid address → defaults', () => {
  const params = new URLSearchParams(
    'pick_up_id=-1&drop_off_id=x&pick_up_at=2026-02-30T09:00&drop_off_at=2026-12-01T24:00&adults=0&children=201',
  );
  expect(readCarSearch(params)).toEqual(emptyCarSearch);
});

test('car search: trip → needs its place and both times', () => {
  expect(tripOf({ ...search, pickUp: null })).toBeNull();
  expect(tripOf({ ...search, dropOffAt: null })).toBeNull();
  expect(tripOf(search)).toEqual({
    pick_up_id: 3,
    drop_off_id: 9,
    pick_up_at: '2026-12-01T08:30',
    drop_off_at: '2026-12-03T18:00',
    adults: 4,
    children: 2,
    bags: 3,
  });
});

test('car search: no times → all of tomorrow in the westernmost zone', () => {
  // 18:00 UTC is past midnight in Yangon: tomorrow there is the 3rd.
  const now = Date.parse('2026-12-01T18:00:00Z');
  expect(withUsualTimes(emptyCarSearch, now)).toMatchObject({
    pickUpAt: '2026-12-03T09:00',
    dropOffAt: '2026-12-03T19:00',
  });
  expect(withUsualTimes(search, now)).toBe(search);
});
