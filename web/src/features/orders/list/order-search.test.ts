import { expect, test } from 'vitest';
import { isNarrowed, readOrderSearch, writeOrderSearch } from './order-search.ts';

test('the whole search lives in the address and comes back from it', () => {
  const address =
    'status=confirmed&keyword=%E7%8E%8B&booked_from=2026-11-01&service_to=2026-12-31&sort=service&page=3';
  const search = readOrderSearch(new URLSearchParams(address));
  expect(search).toEqual({
    status: 'confirmed',
    keyword: '王',
    booked_from: '2026-11-01',
    booked_to: null,
    service_from: null,
    service_to: '2026-12-31',
    sort: 'service',
    page: 3,
    after: null,
  });
  expect(writeOrderSearch(search).toString()).toBe(address);
});

test('an address that was tampered with asks for the plain list', () => {
  const search = readOrderSearch(
    new URLSearchParams('status=sold&booked_from=2026-02-30&sort=price&page=-4'),
  );
  expect(writeOrderSearch(search).toString()).toBe('');
  expect(isNarrowed(search)).toBe(false);
});
