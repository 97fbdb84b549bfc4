import { expect, test } from 'vitest';
import { countTransferFilters, questionOf, readTransferList, writeTransferList } from './list-search.ts';

const address =
  'mode=drop_off&airport_id=3&airport=RGN&flight_number=UB470&place_id=41&place=Inya&flight_at=2026-12-01T18%3A30' +
  '&flight_kind=domestic&transfer_at=2026-12-01T14%3A00&adults=2&child_ages=5.0&driver_language=chinese' +
  '&sort=price&order=desc&classes=comfort%2Cvan&fits_one=1';

test('the whole state of the list survives the address', () => {
  const state = readTransferList(new URLSearchParams(address));
  expect(state).toMatchObject({
    sort: 'price',
    descending: true,
    filters: { classes: ['comfort', 'van'], fits_one: true },
  });
  expect(countTransferFilters(state.filters)).toBe(3);
  expect(writeTransferList(state).toString()).toBe(address);
});

test('what makes no sense is left out', () => {
  const state = readTransferList(new URLSearchParams('sort=cheap&order=desc&classes=,&fits_one=yes'));
  expect(state).toMatchObject({
    sort: 'default',
    descending: false,
    filters: { classes: [], fits_one: false },
  });
});

test('the question names only what was chosen', () => {
  const state = readTransferList(new URLSearchParams('sort=seats'));
  const trip = {
    mode: 'pick_up' as const,
    flight_number: 'MU2031',
    flight_kind: 'international' as const,
    adults: 2,
    child_ages: [],
    driver_language: 'burmese' as const,
  };
  expect(questionOf(state, trip)).toEqual({ ...trip, sort: 'seats', order: 'asc', filters: {} });
});
