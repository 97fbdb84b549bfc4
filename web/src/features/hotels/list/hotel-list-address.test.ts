import { expect, test } from 'vitest';
import { clearedFilters, countFilters, listHref, openFilters, readList } from '../../offers/list-address.ts';
import { hotelAddress } from './hotel-list-address.ts';

test('hotel list address: complete state → restored', () => {
  const address =
    'destination_type=city&destination_id=3&destination=%E4%BB%B0%E5%85%89&check_in=2026-12-01&check_out=2026-12-04' +
    '&rooms=2.5-1&nationality=MM&sort=price&order=desc&stars=4%2C5&meals=breakfast&facilities=wifi%2Cpool' +
    '&districts=7&cancellation=free&price_min=2000&price_max=9000&keyword=kite&rate=breakfast&page=3';
  const state = readList(hotelAddress, new URLSearchParams(address));
  expect(state.search.rooms).toEqual([
    { adults: 2, child_ages: [5], child_beds: 0 },
    { adults: 1, child_ages: [], child_beds: 0 },
  ]);
  expect(state.filters).toEqual({
    stars: [4, 5],
    meals: ['breakfast'],
    facilities: ['wifi', 'pool'],
    districts: [7],
    cancellation: ['free'],
    price_min: 2000,
    price_max: 9000,
    keyword: 'kite',
    rate: 'breakfast',
  });
  expect(countFilters(hotelAddress.filters, state.filters)).toBe(9);
  expect(listHref(hotelAddress, state)).toBe(`/hotel/list?${address}`);
});

test('hotel list filters: cleared → the rate to show is kept; opened → the cheapest', () => {
  const kinds = hotelAddress.filters;
  expect(clearedFilters(kinds, { stars: [4], rate: 'free' })).toEqual({ rate: 'free' });
  expect(clearedFilters(kinds, { stars: [4] })).toEqual({});
  expect(openFilters(kinds)).toEqual({ rate: 'cheapest' });
});

test('hotel list address: invalid values → omitted', () => {
  const state = readList(
    hotelAddress,
    new URLSearchParams(
      'sort=cheap&order=up&stars=9,x&meals=dinner&price_min=-1&page=0&cancellation=maybe&rate=dinner',
    ),
  );
  expect(state).toMatchObject({ sort: 'default', order: null, filters: {}, page: 1 });
});
