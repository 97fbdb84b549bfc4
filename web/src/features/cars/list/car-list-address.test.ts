import { expect, test } from 'vitest';
import { countFilters, listHref, readList } from '../../offers/list-address.ts';
import { carAddress } from './car-list-address.ts';

test('car list address: complete state → restored', () => {
  const address =
    'pick_up_id=3&pick_up=%E4%BB%B0%E5%85%89&pick_up_at=2026-12-01T09%3A00&drop_off_at=2026-12-03T18%3A30' +
    '&adults=5&children=1&sort=price&order=desc&models=alphard%2Chiace&seats=6%2C10&energies=diesel%2Chybrid' +
    '&drivetrains=four_wheel&locations=7&mileage=unlimited&price_min=5000&price_max=20000&page=2';
  const state = readList(carAddress, new URLSearchParams(address));
  expect(state.filters).toEqual({
    models: ['alphard', 'hiace'],
    seats: [6, 10],
    energies: ['diesel', 'hybrid'],
    drivetrains: ['four_wheel'],
    locations: [7],
    mileage: ['unlimited'],
    price_min: 5000,
    price_max: 20000,
  });
  expect(countFilters(carAddress.filters, state.filters)).toBe(10);
  expect(listHref(carAddress, state)).toBe(`/car/list?${address}`);
});

test('car list address: invalid values → omitted', () => {
  const state = readList(
    carAddress,
    new URLSearchParams('sort=cheap&order=up&seats=0,x&energies=steam&mileage=none&price_min=-1&page=0'),
  );
  expect(state).toMatchObject({ sort: 'default', order: null, filters: {}, page: 1 });
});
