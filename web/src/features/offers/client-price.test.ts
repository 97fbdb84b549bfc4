import { expect, test } from 'vitest';
import { clientAmount, type MarkUp, netAtLeast, netAtMost, readMarkUp } from './client-price.ts';
import { percentText, readPercent, roundings, writeMarkUp } from './mark-up-text.ts';

test.each<[string, number, string, MarkUp, number]>([
  ['no mark-up → net', 30_000, 'USD', { tenths: 0, rounding: 0 }, 30_000],
  ['12.5 % → exact', 30_000, 'USD', { tenths: 125, rounding: 0 }, 33_750],
  ['part of a cent → up', 101, 'USD', { tenths: 50, rounding: 0 }, 107],
  ['whole units → up', 30_010, 'USD', { tenths: 0, rounding: 1 }, 30_100],
  ['whole already → unchanged', 30_000, 'USD', { tenths: 0, rounding: 1 }, 30_000],
  ['up to 5', 30_100, 'USD', { tenths: 50, rounding: 5 }, 32_000],
  ['up to 10', 30_100, 'USD', { tenths: 50, rounding: 10 }, 32_000],
  ['yen have no minor unit', 30_001, 'JPY', { tenths: 50, rounding: 10 }, 31_510],
  ['kyats → whole kyats', 100_100, 'MMK', { tenths: 1, rounding: 0 }, 100_300],
  [
    '100 % of a large sum → exact',
    2_000_000_000_001,
    'USD',
    { tenths: 1000, rounding: 0 },
    4_000_000_000_002,
  ],
  ['discount → same size', -1_000, 'USD', { tenths: 100, rounding: 0 }, -1_100],
])('client price: %s', (_, net, currency, markUp, shown) => {
  expect(clientAmount(net, currency, markUp)).toBe(shown);
});

test('price filter: bounds of client prices → exactly the net prices within them', () => {
  for (const tenths of [0, 1, 50, 125, 333, 1000]) {
    for (const rounding of roundings) {
      const markUp = { tenths, rounding };
      for (const shown of [0, 1, 99, 1_000, 1_001, 2_345, 9_999]) {
        const most = netAtMost(shown, 'USD', markUp);
        expect(clientAmount(most, 'USD', markUp)).toBeLessThanOrEqual(shown);
        expect(clientAmount(most + 1, 'USD', markUp)).toBeGreaterThan(shown);
        const least = netAtLeast(shown, 'USD', markUp);
        expect(clientAmount(least, 'USD', markUp)).toBeGreaterThanOrEqual(shown);
        if (least > 0) expect(clientAmount(least - 1, 'USD', markUp)).toBeLessThan(shown);
      }
    }
  }
});

test('client price: higher net price → never a lower client price', () => {
  const markUp: MarkUp = { tenths: 77, rounding: 5 };
  let before = 0;
  for (let net = 0; net < 5_000; net++) {
    const shown = clientAmount(net, 'USD', markUp);
    expect(shown).toBeGreaterThanOrEqual(before);
    before = shown;
  }
});

test('mark-up: kept text → read back; anything else → none', () => {
  for (const rounding of roundings) {
    expect(readMarkUp(writeMarkUp({ tenths: 125, rounding }))).toEqual({ tenths: 125, rounding });
  }
  for (const text of [null, '', '125', '125/2', '1001/5', '-1/5', '1.5/5', '{}']) {
    expect(readMarkUp(text)).toEqual({ tenths: 0, rounding: 0 });
  }
});

test('percentage: 0 to 100 with one decimal → tenths; anything else → refused', () => {
  expect(['0', '5', ' 12.5 ', '12.5%', '100'].map(readPercent)).toEqual([0, 50, 125, 125, 1000]);
  expect(['', 'x', '-1', '100.1', '101', '1.25', '1,5', '5 %%'].map(readPercent)).toEqual(
    Array.from({ length: 8 }, () => undefined),
  );
  expect([0, 5, 50, 125].map((tenths) => percentText({ tenths, rounding: 0 }))).toEqual([
    '0',
    '0.5',
    '5',
    '12.5',
  ]);
});
