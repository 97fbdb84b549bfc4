import { expect, test } from 'vitest';
import { airlineNames } from './airline-names.ts';
import { airlineOf, readFlightNumber } from './flight-number.ts';

test.each([
  ['mu 2031', 'MU2031'],
  ['MU-2031', 'MU2031'],
  ['MU–2031', 'MU2031'],
  ['8M-335', '8M335'],
  ['ＭＵ２０３１', 'MU2031'],
  ['MU2031\u200b', 'MU2031'],
  ['MU\u00a02031', 'MU2031'],
  ['MU2031/8M335', 'MU2031'],
  ['BA9A', 'BA9A'],
])('flight number: %j → %s', (typed, flightNumber) => {
  expect(readFlightNumber(typed)).toBe(flightNumber);
});

test.each(['123456', 'CES2031', 'CES2031/MMA335', 'MU', '2031', 'MU20311', 'MU 2031 B C', ''])(
  'flight number: %j → refused',
  (typed) => {
    expect(readFlightNumber(typed)).toBeUndefined();
  },
);

test.each([
  ['MU2031', '中国东方航空', 'China Eastern Airlines'],
  ['8M336', '缅甸国际航空', 'Myanmar Airways International'],
  ['K7622', 'Mingalar Aviation', 'Mingalar Aviation'],
  ['9D1234', '天骄航空', 'Genghis Khan Airlines'],
  ['X012', '', ''],
  ['', '', ''],
])('airline: %j → %s, %s in English', (flightNumber, zh, en) => {
  expect(airlineOf(flightNumber, 'zh-cn')).toBe(zh);
  expect(airlineOf(flightNumber, 'en')).toBe(en);
});

test('airline names: all → plain text without escapes', () => {
  for (const { zh, en } of airlineNames.values()) expect(zh + en).not.toMatch(/[\\"]/);
});
