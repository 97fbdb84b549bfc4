import { expect, test } from 'vitest';
import { foundPath, type Hit } from './found-path.ts';

const hit: Hit = {
  kind: 'order',
  id: 7,
  title: 'ZHANG SAN',
  subject: '',
  people: [],
  reference: 'visa',
  type: 'airport',
  status: '',
  date: null,
  amount: null,
  count: 0,
};

test.each([
  ['order', 'airport', '/user/airport-order/detail/7'],
  ['order', 'hotel', '/user/order/detail/7'],
  ['guest', 'hotel', '/user/order/list?keyword=ZHANG+SAN'],
  ['bill', '', '/user/bill/details?id=7'],
  ['invoice', 'ordinary', '/user/invoice/details?id=7'],
  ['article', 'info', '/cms/info/visa'],
  ['article', 'page', '/cms/page/visa'],
  ['place', 'hotel', '/hotel/detail/7'],
  [
    'place',
    'city',
    '/hotel/list?destination_type=city&destination_id=7&destination=ZHANG+SAN&rooms=2&nationality=CN',
  ],
] as const)('foundPath: %s of type %o → %s', (kind, type, path) => {
  expect(foundPath({ ...hit, kind, type })).toBe(path);
});
