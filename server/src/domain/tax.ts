import { smallestAmount } from '@serai/contract/currency';
import type { TaxedThing, TaxTreatment } from '@serai/contract/invoices/statuses';
import { halfUp } from './exchange.ts';

/** A version of a seller's tax rules. */
export interface TaxRule {
  product: string;
  covers: TaxedThing;
  /** Country of the service; empty for any. */
  place: string;
  /** A civil date, `YYYY-MM-DD`. */
  valid_from: string;
  treatment: TaxTreatment;
  /** Hundredths of a percent, included in the price. */
  rate_bp: number;
}

/** A taxed item: served on a civil date in a country. */
export type Taxed = Pick<TaxRule, 'product' | 'covers' | 'place'> & { date: string };

/**
 * Finds the applicable version: the newest one in force on the date of the service; one for its country
 * precedes one for any country.
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

/** A sum with its tax, all in minor units of one currency: `gross = net + tax`. */
export interface Parts {
  gross: number;
  net: number;
  tax: number;
}

/**
 * Splits the included tax from a gross sum, rounded half up to a payable amount. `deducted` is the cost
 * excluded by margin taxation, at most the whole sum.
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

/**
 * An invoice line as input of a red invoice; `amount` is in the site's currency, the rest in the invoice's.
 */
export interface LineLeft extends Parts {
  amount: number;
  /** Sums already requested by red invoices, positive. */
  taken: Parts & { amount: number };
}

/**
 * Calculates what a red invoice reverses of a line for an amount in the site's currency (`worth` in the
 * invoice's, at its own rate), as positive sums. A full reversal uses the line's remaining sums exactly.
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
  // Margin taxation keeps its cost: the remainder is taxed again, and the difference is reversed.
  const tax =
    rule.treatment === 'margin'
      ? left.tax - taxParts(left.gross - gross, rule, currency, deducted).tax
      : taxParts(gross, rule, currency).tax;
  // Repeated rounding accumulates, so the remaining net and tax are bounded at zero.
  const within = Math.min(Math.max(tax, gross - left.net, 0), left.tax, gross);
  return { gross, net: gross - within, tax: within };
}

/** Adds parts by line; the sum of the lines takes precedence over rounding the total. */
export function sumParts(parts: readonly Parts[]): Parts {
  const total = (of: keyof Parts) => parts.reduce((sum, part) => sum + part[of], 0);
  return { gross: total('gross'), net: total('net'), tax: total('tax') };
}
