import { expect, test } from 'vitest';
import { orderAddress } from './order-search.ts';

test('orderAddress: an address with every kind of field is read and written → the same address', () => {
  const address =
    'product=all&status=confirmed&keyword=%E7%8E%8B&booked_from=2026-11-01&service_to=2026-12-31&only=no_driver&booked_by=me&sort=service&view=calendar&month=2026-12&page=3';
  const search = orderAddress.read(new URLSearchParams(address));
  expect(search).toEqual({
    product: 'all',
    status: 'confirmed',
    keyword: '王',
    booked_from: '2026-11-01',
    booked_to: null,
    service_from: null,
    service_to: '2026-12-31',
    day: null,
    only: 'no_driver',
    booked_by: 'me',
    sort: 'service',
    view: 'calendar',
    month: '2026-12',
    page: 3,
    after: null,
  });
  expect(orderAddress.write(search).toString()).toBe(address);
});

test('orderAddress: a forged address → the plain list', () => {
  const search = orderAddress.read(
    new URLSearchParams(
      'status=sold&booked_from=2026-02-30&sort=price&only=sunk&view=map&month=2026-13&page=-4',
    ),
  );
  expect(orderAddress.write(search).toString()).toBe('');
  expect(orderAddress.isNarrowed(search)).toBe(false);
});
