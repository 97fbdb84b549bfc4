import { expect, test } from 'vitest';
import { emptySearch, readSearch, stayOf, writeSearch } from './stay-search.ts';

const search = {
  destination: { type: 'city' as const, id: 3, name: '仰光' },
  check_in: '2026-12-01',
  check_out: '2026-12-04',
  rooms: [
    { adults: 2, child_ages: [5, 0], child_beds: 0 },
    { adults: 1, child_ages: [], child_beds: 0 },
  ],
  nationality: 'MM',
};

// Covers 2.87.
test('stay search: written to an address → restored, including children of 0', () => {
  expect(readSearch(new URLSearchParams(writeSearch(search).toString()))).toEqual(search);
});

test('stay search: invalid address → defaults', () => {
  const params = new URLSearchParams(
    'destination_type=planet&destination_id=-1&check_in=soon&rooms=a-b&nationality=x',
  );
  expect(readSearch(params)).toEqual(emptySearch);
});

test('stay search: stay → needs both dates', () => {
  expect(stayOf({ ...search, check_out: null })).toBeNull();
  expect(stayOf(search)).toEqual({
    check_in: '2026-12-01',
    check_out: '2026-12-04',
    rooms: search.rooms,
    nationality: 'MM',
  });
});
