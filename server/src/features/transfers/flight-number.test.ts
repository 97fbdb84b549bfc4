import { expect, test } from 'vitest';
import { airlineOf, readFlightNumber } from './flight-number.ts';

test.each([
  ['mu 2031', 'MU2031', '中国东方航空', 'China Eastern Airlines'],
  // The list of the world knows another airline of this code, which flies no more.
  ['8m336', '8M336', '缅甸国际航空', 'Myanmar Airways International'],
  ['HA 11', 'HA11', 'Hawaiian Airlines', 'Hawaiian Airlines'],
])('%s is %s of %s, %s in English', (typed, flightNumber, zh, en) => {
  const read = readFlightNumber(typed);
  expect(read).toEqual({ flightNumber, airline: en });
  expect(airlineOf({ flightNumber, airline: en }, 'zh-cn')).toBe(zh);
  expect(airlineOf({ flightNumber, airline: en }, 'en')).toBe(en);
});

test('without a flight there is no airline', () => {
  expect(airlineOf({ flightNumber: '', airline: '' }, 'zh-cn')).toBe('');
});
