import { expect, test } from 'vitest';
import { listPageOf } from './list-page.ts';

test.each([
  ['/user/order/detail/12', '/user/order/list'],
  ['/user/car-order/detail/7/', '/user/car-order/list'],
  ['/user/airport-order/detail/7', '/user/airport-order/list'],
  ['/hotel/detail/3', '/hotel/list'],
  ['/hotel/booking', '/hotel/list'],
  ['/airport/booking', '/airport/list'],
  ['/user/order/list', '/user/order/list'],
  ['/user/bill/apply', '/user/bill/apply'],
  ['/user/invoice/apply', '/user/invoice/apply'],
  ['/user/account/balance/', '/user/account/balance'],
  ['/', ''],
])('list page: page %s → below %s', (pathname, page) => {
  expect(listPageOf(pathname)).toBe(page);
});
