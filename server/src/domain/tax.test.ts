import { describe, expect, test } from 'vitest';
import { exchange } from './exchange.ts';
import { redParts, sumParts, type TaxRule, taxParts, taxRuleFor } from './tax.ts';

const sixPercent = { treatment: 'rate', rate_bp: 600 } as const;
const cny = (usd: number) => exchange({ amount: usd, currency: 'USD' }, 'CNY', { rate: '7.10', of: 'USD' });
const parts = (gross: number, net: number, tax: number) => ({ gross, net, tax });

describe('taxParts', () => {
  test.each([
    ['511.00 USD at 7.10, 6 %', cny(51_100), 600, 'CNY', parts(362_810, 342_274, 20_536)],
    ['29.00 USD', cny(2_900), 600, 'CNY', parts(20_590, 19_425, 1_165)],
    ['218.00 USD', cny(21_800), 600, 'CNY', parts(154_780, 146_019, 8_761)],
    ['10,700.00 THB, 7 %', 1_070_000, 700, 'THB', parts(1_070_000, 1_000_000, 70_000)],
    ['525,000 MMK, 5 %, in whole kyats', 52_500_000, 500, 'MMK', parts(52_500_000, 50_000_000, 2_500_000)],
    ['a kyat is not split', 10_000, 500, 'MMK', parts(10_000, 9_500, 500)],
    ['half up', 3, 2_000, 'CNY', parts(3, 3, 0)],
  ] as const)('taxParts: %s → gross, net and tax', (_, gross, rate_bp, currency, expected) => {
    expect(taxParts(gross, { treatment: 'rate', rate_bp }, currency)).toEqual(expected);
  });

  test('sumParts: lines → their sum takes precedence over rounding the total', () => {
    const lines = [51_100, 2_900, 21_800].map((usd) => taxParts(cny(usd), sixPercent, 'CNY'));
    expect(sumParts(lines)).toEqual(parts(538_180, 507_718, 30_462));
    expect(taxParts(538_180, sixPercent, 'CNY').tax).toBe(30_463);
  });

  test('taxParts: margin → taxed above its cost only; exempt, outside and receipt → not taxed', () => {
    const margin = { treatment: 'margin', rate_bp: 600 } as const;
    expect(taxParts(100_000, margin, 'CNY', 78_800)).toEqual(parts(100_000, 98_800, 1_200));
    expect(taxParts(100_000, margin, 'CNY', 100_000).tax).toBe(0);
    for (const treatment of ['exempt', 'outside', 'receipt'] as const) {
      expect(taxParts(500, { treatment, rate_bp: 0 }, 'CNY')).toEqual(parts(500, 500, 0));
    }
  });
});

describe('redParts', () => {
  const line = { amount: 51_100, ...taxParts(cny(51_100), sixPercent, 'CNY') };
  const none = { amount: 0, gross: 0, net: 0, tax: 0 };
  const off = (amount: number) => ({ amount, worth: cny(amount) });

  test('redParts: partial → at the rate and tax of the line; last one → exactly the remainder', () => {
    const first = redParts({ ...line, taken: none }, off(5_110), sixPercent, 'CNY');
    expect(first).toEqual(parts(36_281, 34_227, 2_054));
    const rest = redParts({ ...line, taken: { amount: 5_110, ...first } }, off(45_990), sixPercent, 'CNY');
    expect(sumParts([first, rest])).toEqual(parts(line.gross, line.net, line.tax));
  });

  test('redParts: many partial reversals → the line ends at exactly zero', () => {
    for (const [usd, portion] of [
      [300, 1],
      [51_100, 700],
      [51_100, 17_033],
    ] as const) {
      const line = { amount: usd, ...taxParts(cny(usd), sixPercent, 'CNY') };
      let taken = none;
      while (taken.amount < line.amount) {
        const amount = Math.min(portion, line.amount - taken.amount);
        const red = redParts({ ...line, taken }, off(amount), sixPercent, 'CNY');
        taken = { amount: taken.amount + amount, ...sumParts([taken, red]) };
        expect(Math.min(red.gross, red.net, red.tax)).toBeGreaterThanOrEqual(0);
        expect(line.tax - taken.tax).toBeGreaterThanOrEqual(0);
        expect(taken.gross).toBe(taken.net + taken.tax);
      }
      expect(sumParts([taken])).toEqual(parts(line.gross, line.net, line.tax));
    }
  });

  test('redParts: margin treatment → keeps its cost, tax is gone when no margin is left', () => {
    const rule = { treatment: 'margin', rate_bp: 600 } as const;
    const sold = { amount: 100_000, ...taxParts(100_000, rule, 'CNY', 78_800) };
    const red = redParts({ ...sold, taken: none }, { amount: 30_000, worth: 30_000 }, rule, 'CNY', 78_800);
    expect(red).toEqual(parts(30_000, 28_800, 1_200));
  });
});

test('taxRuleFor: several versions → newest in force on the service date, own country first', () => {
  const rule = (place: string, valid_from: string, rate_bp: number): TaxRule => ({
    product: 'hotel',
    covers: 'service',
    place,
    valid_from,
    treatment: 'rate',
    rate_bp,
  });
  const rules = [
    rule('', '2026-01-01', 600),
    rule('', '2027-01-01', 700),
    rule('MM', '2026-07-01', 500),
    { ...rule('', '2026-01-01', 0), covers: 'fee', treatment: 'receipt' } as const,
  ];
  const rateOn = (date: string, place: string, covers: TaxRule['covers'] = 'service') =>
    taxRuleFor(rules, { product: 'hotel', covers, place, date })?.rate_bp;
  expect(rateOn('2026-12-31', 'CN')).toBe(600);
  expect(rateOn('2027-01-01', 'CN')).toBe(700);
  expect(rateOn('2026-06-30', 'MM')).toBe(600);
  expect(rateOn('2027-02-01', 'MM')).toBe(500);
  expect(rateOn('2025-12-31', 'CN')).toBeUndefined();
  expect(rateOn('2026-02-01', 'CN', 'fee')).toBe(0);
  expect(
    taxRuleFor(rules, { product: 'car', covers: 'service', place: 'CN', date: '2026-02-01' }),
  ).toBeUndefined();
});
