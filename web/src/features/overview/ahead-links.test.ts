import { expect, test } from 'vitest';
import { ordersBeginning } from './ahead-links.ts';

test.each([
  ['hotel', '/user/order/list'],
  ['car', '/user/car-order/list'],
  ['airport', '/user/airport-order/list'],
])('outlook: day of product %s → its list, filtered by the first day of the service', (product, page) => {
  expect(ordersBeginning(product, '2026-12-01')).toBe(
    `${page}?service_from=2026-12-01&service_to=2026-12-01&sort=service`,
  );
});
