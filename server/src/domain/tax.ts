import { smallestAmount } from '@serai/contract/currency';
import type { TaxedThing, TaxTreatment } from '@serai/contract/invoice-statuses';
import { halfUp } from './exchange.ts';

/** A version of how a seller's sales are taxed. */
export interface TaxRule {
  product: string;
  covers: TaxedThing;
  /** The country of the service; empty: anywhere. */
  place: string;
  /** A civil date, `YYYY-MM-DD`. */
  valid_from: string;
  treatment: TaxTreatment;
  /** Hundredths of a percent, included in the price. */
  rate_bp: number;
}

/** What is taxed: it was served, or will be, on a civil date in a country. */
export type Taxed = Pick<TaxRule, 'product' | 'covers' | 'place'> & { date: string };

/**
 * The version that counts: of those that had begun on the day of the service the newest, and one for its country before
 * one for anywhere.
 */
export function taxRuleFor<Rule extends TaxRule>(rules: readonly Rule[], taxed: Taxed): Rule | undefined {
  const newest = (place: string) =>
    rules
      .filter(
        (rule) =>
          rule.product === taxed.product &&
          rule.covers === taxed.covers &&
          rule.place === place &&
          rule.valid_from <= taxed.date,
      )
      .reduce<Rule | undefined>(
        (best, rule) => (best && best.valid_from >= rule.valid_from ? best : rule),
        undefined,
      );
  return newest(taxed.place) ?? newest('');
}

/** A sum with what of it is tax, all in minor units of one currency: `gross = net + tax`. */
export interface Parts {
  gross: number;
  net: number;
  tax: number;
}

/**
 * Takes the included tax out of a gross sum, rounded half up to what can be paid in the currency. `deducted` is the cost
 * that a margin leaves out: at most the whole sum.
 */
export function taxParts(
  gross: number,
  { treatment, rate_bp }: Pick<TaxRule, 'treatment' | 'rate_bp'>,
  currency: string,
  deducted = 0,
): Parts {
  const base = taxedBase(gross, treatment, deducted);
  const tax = base - netOf(base, rate_bp, smallestAmount(currency));
  return { gross, net: gross - tax, tax };
}

function taxedBase(gross: number, treatment: TaxTreatment, deducted: number): number {
  if (treatment === 'rate') return gross;
  return treatment === 'margin' ? Math.max(0, gross - deducted) : 0;
}

function netOf(gross: number, rateBp: number, step: number): number {
  const fraction = { above: BigInt(gross) * 10_000n, below: BigInt(10_000 + rateBp) * BigInt(step) };
  return halfUp(fraction) * step;
}

/** A line of an invoice as a red one finds it; `amount` is in the site's currency, the rest in the invoice's. */
export interface LineLeft extends Parts {
  amount: number;
  /** What red ones were asked to take off before, as positive sums. */
  taken: Parts & { amount: number };
}

/**
 * What a red invoice takes off a line for an amount of the site's currency (`worth` in the invoice's, at its own rate):
 * positive sums. What takes all that is left takes the line's own sums with it to the last unit.
 */
export function redParts(
  { taken, ...line }: LineLeft,
  off: { amount: number; worth: number },
  rule: Pick<TaxRule, 'treatment' | 'rate_bp'>,
  currency: string,
  deducted = 0,
): Parts {
  const left = {
    gross: line.gross - taken.gross,
    net: line.net - taken.net,
    tax: line.tax - taken.tax,
  };
  if (taken.amount + off.amount >= line.amount) return left;
  const gross = Math.min(off.worth, left.gross);
  // A margin keeps its cost: what is left is taxed again, and the difference comes off.
  const tax =
    rule.treatment === 'margin'
      ? left.tax - taxParts(left.gross - gross, rule, currency, deducted).tax
      : taxParts(gross, rule, currency).tax;
  // Rounded often enough, parts drift: neither the net sum nor the tax that is left falls below zero.
  const within = Math.min(Math.max(tax, gross - left.net, 0), left.tax, gross);
  return { gross, net: gross - within, tax: within };
}

/** The sum of parts, by line: the lines win over what the total's own rounding would say. */
export function sumParts(parts: readonly Parts[]): Parts {
  const total = (of: keyof Parts) => parts.reduce((sum, part) => sum + part[of], 0);
  return { gross: total('gross'), net: total('net'), tax: total('tax') };
}
