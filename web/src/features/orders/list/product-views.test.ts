import { expect, test } from 'vitest';
import { hrefOfProduct, hrefOfView, queryWithProduct } from './product-views.ts';

test('hrefOfProduct: filters of another product → kept at the address of the product', () => {
  expect(hrefOfProduct('car', 'product=all&only=no_driver')).toBe('/user/car-order/list?only=no_driver');
  expect(hrefOfProduct('hotel', '')).toBe('/user/order/list');
  expect(hrefOfProduct('all', 'status=confirmed')).toBe('/user/order/list?product=all&status=confirmed');
});

test('hrefOfView: a view saved in one list → opens at the address of its product, without unknown parts', () => {
  const saved = queryWithProduct('airport', 'product=own&service_from=2026-12-01');
  expect(saved).toBe('product=airport&service_from=2026-12-01');
  expect(hrefOfView(saved)).toBe('/user/airport-order/list?service_from=2026-12-01');
  expect(hrefOfView('product=boat&only=sunk')).toBe('/user/order/list?product=all');
});
