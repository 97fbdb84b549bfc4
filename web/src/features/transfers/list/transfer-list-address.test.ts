import { expect, test } from 'vitest';
import { countFilters, listHref, readList } from '../../offers/list-address.ts';
import { transferAddress } from './transfer-list-address.ts';

const address =
  'mode=drop_off&airport_id=3&airport=RGN&flight_number=UB470&place_id=41&place=Inya&flight_at=2026-12-01T18%3A30' +
  '&flight_kind=domestic&transfer_at=2026-12-01T14%3A00&adults=2&child_ages=5.0&driver_language=chinese' +
  '&sort=price&order=desc&classes=comfort%2Cvan&fits_one=1';

test('transfer list address: complete state → restored', () => {
  const state = readList(transferAddress, new URLSearchParams(address));
  expect(state).toMatchObject({
    sort: 'price',
    order: 'desc',
    filters: { classes: ['comfort', 'van'], fits_one: true },
  });
  expect(countFilters(transferAddress.filters, state.filters)).toBe(3);
  expect(listHref(transferAddress, state)).toBe(`/airport/list?${address}`);
});

test('transfer list address: invalid values → omitted', () => {
  const state = readList(
    transferAddress,
    new URLSearchParams('sort=cheap&order=desc&classes=,&fits_one=yes'),
  );
  expect(state).toMatchObject({ sort: 'default', filters: {} });
  expect(countFilters(transferAddress.filters, state.filters)).toBe(0);
});
