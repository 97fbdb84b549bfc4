import { smallestAmount } from '@serai/contract/currency';
import type { Promotion, SupplierTerms } from '@serai/contract/hotels/supplier-terms';
import { exactWorth, type Fraction, halfUp } from '../exchange.ts';
import type { Supplement } from './occupancy.ts';

/** Cost and net price of a room and night, in minor units of the site's currency. */
export interface ContractNight {
  cost: number;
  price: number;
}

/** Currency of the site and civil date at the hotel on which a price is quoted. */
export interface QuotedOn {
  currency: string;
  day: string;
}

/** Prices a cost by a contract: undefined if the contract has no cost rate that has begun. */
export type PriceCost = (cost: number) => ContractNight | undefined;

/** Returns how a contract prices a room and night from its cost (minor units of the contract's currency). */
export function costPricer(terms: SupplierTerms, quoted: QuotedOn): PriceCost {
  const rate = rateOn(terms, quoted);
  const known = new Map<number, ContractNight>();
  return (cost) => {
    if (rate === undefined) return undefined;
    let night = known.get(cost);
    if (!night) {
      const worth = worthOf(cost, terms, quoted, rate);
      night = { cost: halfUp(worth) * smallestAmount(quoted.currency), price: priceOf(worth, terms, quoted) };
      known.set(cost, night);
    }
    return night;
  };
}

/** Finds the cost of a room and night; undefined if the contract does not cover it. */
export function costOn(terms: SupplierTerms, ratePlanId: number, night: string): number | undefined {
  if (night < terms.valid_from || night > terms.valid_to) return undefined;
  for (const { from, to, costs } of terms.seasons.toReversed()) {
    if (night < from || night > to) continue;
    const found = costs.find((each) => each.rate_plan_id === ratePlanId);
    if (found) return found.cost;
  }
  return undefined;
}

/** Rate plans that a contract has costs for, in the order of their first appearance. */
export function plansOf({ seasons }: Pick<SupplierTerms, 'seasons'>): number[] {
  return [...new Set(seasons.flatMap(({ costs }) => costs.map(({ rate_plan_id }) => rate_plan_id)))];
}

/**
 * Compulsory supplements at their prices. A percentage is added to their cost; a fixed margin belongs to the room and
 * is not added.
 */
export function supplementsOf(terms: SupplierTerms, quoted: QuotedOn): Supplement[] {
  const rate = rateOn(terms, quoted);
  if (rate === undefined) return [];
  const margin = terms.margin.kind === 'percent' ? terms.margin : { kind: 'fixed' as const, value: 0 };
  const priced = (cost: number) => {
    const worth = worthOf(cost, terms, quoted, rate);
    return {
      cost: halfUp(worth) * smallestAmount(quoted.currency),
      amount: priceOf(worth, { ...terms, margin }, quoted),
    };
  };
  return terms.supplements.flatMap(({ name_zh, name_en, per, from, to, cost, child_cost }): Supplement[] => {
    const common = { from, to, name: { zh: name_zh, en: name_en } };
    if (per === 'room') return [{ kind: 'compulsory_room', ...common, ...priced(cost) }];
    const adults: Supplement = { kind: 'compulsory_adult', ...common, ...priced(cost) };
    if (child_cost === undefined) return [adults];
    return [adults, { kind: 'compulsory_child', ...common, ...priced(child_cost) }];
  });
}

/** Promotions of a contract, limited to the nights that it covers. */
export function promotionsOf({ promotions, valid_from, valid_to }: SupplierTerms): Promotion[] {
  return promotions.map((one) => ({
    ...one,
    stay_from: one.stay_from && one.stay_from > valid_from ? one.stay_from : valid_from,
    stay_to: one.stay_to && one.stay_to < valid_to ? one.stay_to : valid_to,
  }));
}

/** Days after `day` on which another cost rate begins, in order. */
export function laterRateDays({ cost_rates }: Pick<SupplierTerms, 'cost_rates'>, day: string): string[] {
  return cost_rates
    .map(({ from }) => from)
    .filter((from) => from > day)
    .sort();
}

/** Rate of the cost currency on a day, as units per unit of the site's currency; undefined before the first one. */
export function rateOn({ cost_currency, cost_rates }: SupplierTerms, quoted: QuotedOn): string | undefined {
  if (cost_currency === quoted.currency) return '1';
  const begun = cost_rates.filter(({ from }) => from <= quoted.day);
  return begun.sort((one, other) => (one.from < other.from ? -1 : 1)).at(-1)?.rate;
}

function worthOf(cost: number, { cost_currency }: SupplierTerms, quoted: QuotedOn, rate: string): Fraction {
  return exactWorth({ amount: cost, currency: cost_currency }, quoted.currency, {
    rate,
    of: quoted.currency,
  });
}

/** Adds the margin to the exact cost and rounds once. */
function priceOf(
  worth: Fraction,
  { margin, rounding }: Pick<SupplierTerms, 'margin' | 'rounding'>,
  { currency }: QuotedOn,
): number {
  const step = smallestAmount(currency);
  const multiple = BigInt(Math.max(1, Math.round(rounding / step)));
  const { above, below } = worth;
  const sold =
    margin.kind === 'percent'
      ? { above: above * BigInt(10_000 + margin.value), below: below * 10_000n }
      : { above: above * BigInt(step) + BigInt(margin.value) * below, below: below * BigInt(step) };
  return halfUp({ above: sold.above, below: sold.below * multiple }) * Number(multiple) * step;
}
