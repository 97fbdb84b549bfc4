import type { SupplierTerms } from '@serai/contract/hotels/supplier-terms';
import { expect, test } from 'vitest';
import { costOn, costPricer, laterRateDays, promotionsOf, supplementsOf } from './supplier-contract.ts';

const terms: SupplierTerms = {
  valid_from: '2026-11-01',
  valid_to: '2027-10-31',
  cost_currency: 'THB',
  cost_rates: [
    { from: '2027-02-01', rate: '34.2' },
    { from: '2026-11-01', rate: '33.5' },
  ],
  margin: { kind: 'percent', value: 1200 },
  rounding: 1,
  seasons: [
    { from: '2026-11-01', to: '2027-10-31', costs: [{ rate_plan_id: 1, cost: 190_000 }] },
    { from: '2026-12-20', to: '2027-01-05', costs: [{ rate_plan_id: 1, cost: 250_000 }] },
  ],
  promotions: [],
  supplements: [],
};
const on = (day: string) => ({ currency: 'USD', day });
const price = (changed: Partial<SupplierTerms>, cost = 190_000, day = '2027-01-31') =>
  costPricer({ ...terms, ...changed }, on(day))(cost);

test('1,900 THB at 33.5 with 12 % → cost 56.72, price 63.52; at 34.2 from 1 February → 55.56 and 62.22', () => {
  // 1,900 / 33.5 = 56.7164…, times 1.12 = 63.5224…; 1,900 / 34.2 = 55.5555…, times 1.12 = 62.2222….
  expect(price({})).toEqual({ cost: 5672, price: 6352 });
  expect(price({}, 190_000, '2027-02-01')).toEqual({ cost: 5556, price: 6222 });
});

test('margin: fixed sum → added to the exact cost; rounding → half up to its multiple', () => {
  expect(price({ margin: { kind: 'fixed', value: 850 } })).toEqual({ cost: 5672, price: 6522 });
  expect(price({ rounding: 100 })).toEqual({ cost: 5672, price: 6400 });
  expect(price({ rounding: 50 })?.price).toBe(6350);
});

test('cost rate: none has begun → no price; the same currency → rate 1', () => {
  expect(price({}, 190_000, '2026-10-31')).toBeUndefined();
  expect(price({ cost_currency: 'USD', cost_rates: [] }, 5000)).toEqual({ cost: 5000, price: 5600 });
  expect(laterRateDays(terms, '2027-01-31')).toEqual(['2027-02-01']);
});

test('currency without cents: prices in kyats → whole kyats', () => {
  const inKyats = costPricer(
    { ...terms, cost_rates: [{ from: '2026-11-01', rate: '0.016' }], rounding: 100 },
    { currency: 'MMK', day: '2027-01-31' },
  );
  // 1,900 / 0.016 = 118,750 kyats, times 1.12 = 133,000.
  expect(inKyats(190_000)).toEqual({ cost: 11_875_000, price: 13_300_000 });
});

test('seasons: the last one that covers the night applies; other plans and nights → not covered', () => {
  expect(costOn(terms, 1, '2026-12-19')).toBe(190_000);
  expect(costOn(terms, 1, '2026-12-20')).toBe(250_000);
  expect(costOn(terms, 2, '2026-12-20')).toBeUndefined();
  expect(costOn(terms, 1, '2027-11-01')).toBeUndefined();
});

test('supplements: cost and price with the percentage; a fixed margin is not added', () => {
  const dinner = {
    name_zh: '圣诞晚宴',
    name_en: 'Christmas dinner',
    per: 'person' as const,
    from: '2026-12-24',
    to: '2026-12-24',
    cost: 67_000,
    child_cost: 33_500,
  };
  const shown = supplementsOf({ ...terms, supplements: [dinner] }, on('2027-01-31'));
  expect(shown.map(({ kind, amount, cost }) => [kind, amount, cost])).toEqual([
    ['compulsory_adult', 2240, 2000],
    ['compulsory_child', 1120, 1000],
  ]);
  const fixed = { ...terms, margin: { kind: 'fixed' as const, value: 850 }, supplements: [dinner] };
  expect(supplementsOf(fixed, on('2027-01-31'))[0]?.amount).toBe(2000);
});

test('promotions: windows → limited to the validity of the contract', () => {
  const promotion = { kind: 'free_nights', stay_nights: 4, pay_nights: 3, combinable: false } as const;
  const [open, inside] = promotionsOf({
    ...terms,
    promotions: [promotion, { ...promotion, stay_from: '2027-01-01', stay_to: '2028-01-01' }],
  });
  expect([open?.stay_from, open?.stay_to]).toEqual(['2026-11-01', '2027-10-31']);
  expect([inside?.stay_from, inside?.stay_to]).toEqual(['2027-01-01', '2027-10-31']);
});
