import { expect, test } from 'vitest';
import { ordersBeginning, ordersOnDay } from './ahead-links.ts';

test.each([
  ['hotel', '/user/order/list'],
  ['car', '/user/car-order/list'],
  ['airport', '/user/airport-order/list'],
])('outlook: day of product %s → its list, filtered by the first day of the service', (product, page) => {
  expect(ordersBeginning(product, '2026-12-01')).toBe(
    `${page}?service_from=2026-12-01&service_to=2026-12-01&sort=service`,
  );
});

test('outlook: departures of a day → the stays that begin or end on it', () => {
  expect(ordersOnDay('hotel', '2026-12-01')).toBe('/user/order/list?day=2026-12-01');
});
