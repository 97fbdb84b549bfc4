import { expect, test } from 'vitest';
import { splitName } from './split-name.ts';

test.each([
  ['金塔旅行社 Golden Stupa Travel', '金塔旅行社', 'Golden Stupa Travel'],
  ['昆明 360 旅行社  Kunming 360', '昆明 360 旅行社', 'Kunming 360'],
  ['Golden Stupa Travel', 'Golden Stupa Travel', 'Golden Stupa Travel'],
  ['金塔旅行社', '金塔旅行社', '金塔旅行社'],
  ['ABC旅行社', 'ABC旅行社', 'ABC旅行社'],
  ['Golden Stupa 金塔旅行社', 'Golden Stupa 金塔旅行社', 'Golden Stupa 金塔旅行社'],
])('voucher: company “%s” → its name in each language', (name, zh, en) => {
  expect(splitName(name)).toEqual({ zh, en });
});
