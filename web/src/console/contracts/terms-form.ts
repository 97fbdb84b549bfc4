import { readAmount, shownText, smallestAmount } from '@serai/contract/currency';
import type { Promotion } from '@serai/contract/hotels/supplier-terms';
import { addDays } from '../../platform/format/civil-days.ts';
import type { ContractReply, Terms } from './contract-reply.ts';

/** Terms as typed: amounts and counts are texts. */
export interface TermsForm {
  valid_from: string;
  valid_to: string;
  cost_currency: string;
  cost_rates: { from: string; rate: string }[];
  margin_kind: string;
  margin_value: string;
  rounding: string;
  seasons: SeasonForm[];
  promotions: PromotionForm[];
  supplements: SupplementForm[];
}

export interface SeasonForm {
  from: string;
  to: string;
  /** Cost by rate plan, in the order of the plans of the page; empty = none. */
  costs: string[];
}

export interface PromotionForm {
  kind: string;
  days_ahead: string;
  percent_off: string;
  stay_nights: string;
  pay_nights: string;
  book_from: string;
  book_to: string;
  stay_from: string;
  stay_to: string;
  combinable: boolean;
}

export interface SupplementForm {
  name_zh: string;
  name_en: string;
  per: string;
  from: string;
  to: string;
  cost: string;
  child_cost: string;
}

export const newPromotion: PromotionForm = {
  kind: 'early_booking',
  days_ahead: '30',
  percent_off: '10',
  stay_nights: '4',
  pay_nights: '3',
  book_from: '',
  book_to: '',
  stay_from: '',
  stay_to: '',
  combinable: false,
};

/** Fills the form with terms; without them, a contract of a year from today on. */
export function formOf(terms: Terms | undefined, { plans, today, currency }: ContractReply): TermsForm {
  const year = { from: today, to: addDays(today, 364) };
  if (!terms) {
    return {
      valid_from: year.from,
      valid_to: year.to,
      cost_currency: '',
      cost_rates: [{ from: today, rate: '' }],
      margin_kind: 'percent',
      margin_value: '',
      rounding: String(smallestAmount(currency)),
      seasons: [{ ...year, costs: plans.map(() => '') }],
      promotions: [],
      supplements: [],
    };
  }
  const cost = (amount: number | undefined) =>
    amount === undefined ? '' : shownText(amount, terms.cost_currency);
  return {
    valid_from: terms.valid_from,
    valid_to: terms.valid_to,
    cost_currency: terms.cost_currency,
    cost_rates: terms.cost_rates,
    margin_kind: terms.margin.kind,
    margin_value:
      terms.margin.kind === 'percent'
        ? String(terms.margin.value / 100)
        : shownText(terms.margin.value, currency),
    rounding: String(terms.rounding),
    seasons: terms.seasons.map(({ from, to, costs }) => ({
      from,
      to,
      costs: plans.map(({ id }) => cost(costs.find((each) => each.rate_plan_id === id)?.cost)),
    })),
    promotions: terms.promotions.map((one) => ({ ...newPromotion, ...windowsOf(one), ...countsOf(one) })),
    supplements: terms.supplements.map((one) => ({
      ...one,
      cost: cost(one.cost),
      child_cost: cost(one.child_cost),
    })),
  };
}

function windowsOf({ book_from = '', book_to = '', stay_from = '', stay_to = '', ...one }: Promotion) {
  return { kind: one.kind, combinable: one.combinable, book_from, book_to, stay_from, stay_to };
}

function countsOf(one: Promotion): Partial<PromotionForm> {
  return one.kind === 'early_booking'
    ? { days_ahead: String(one.days_ahead), percent_off: String(one.percent_off) }
    : { stay_nights: String(one.stay_nights), pay_nights: String(one.pay_nights) };
}

/** Reads a whole number; undefined if the text is none. */
export function readCount(text: string): number | undefined {
  const plain = text.normalize('NFKC').trim();
  return /^\d{1,4}$/.test(plain) ? Number(plain) : undefined;
}

/** Reads an amount of a currency in minor units; undefined if the text is none. */
export function readSum(text: string, currency: string): number | undefined {
  return readAmount(text.normalize('NFKC').trim(), currency);
}

/** Currency code as typed, in capital letters. */
export function codeOf(currency: string): string {
  return currency.normalize('NFKC').trim().toUpperCase();
}

/** Converts a valid form to terms; costs left empty are omitted. */
export function termsOf(form: TermsForm, { plans, currency }: ContractReply): Terms {
  const cost_currency = codeOf(form.cost_currency);
  const cost = (text: string) => readSum(text, cost_currency) ?? 0;
  return {
    valid_from: form.valid_from,
    valid_to: form.valid_to,
    cost_currency,
    cost_rates:
      cost_currency === currency
        ? []
        : form.cost_rates.map(({ from, rate }) => ({ from, rate: rate.normalize('NFKC').trim() })),
    margin:
      form.margin_kind === 'fixed'
        ? { kind: 'fixed', value: readSum(form.margin_value, currency) ?? 0 }
        : { kind: 'percent', value: readSum(form.margin_value, 'USD') ?? 0 },
    rounding: Number(form.rounding),
    seasons: form.seasons.map(({ from, to, costs }) => ({
      from,
      to,
      costs: plans.flatMap(({ id }, at) => {
        const text = costs[at] ?? '';
        return text.trim() === '' ? [] : [{ rate_plan_id: id, cost: cost(text) }];
      }),
    })),
    promotions: form.promotions.map(promotionOf),
    supplements: form.supplements.map(({ child_cost, per, ...one }) => ({
      ...one,
      per: per === 'room' ? 'room' : 'person',
      cost: cost(one.cost),
      ...(per !== 'room' && child_cost.trim() !== '' ? { child_cost: cost(child_cost) } : {}),
    })),
  };
}

function promotionOf(one: PromotionForm): Promotion {
  const { book_from, book_to, stay_from, stay_to, combinable } = one;
  const given = Object.entries({ book_from, book_to, stay_from, stay_to }).filter(([, day]) => day !== '');
  const rest = { ...Object.fromEntries(given), combinable };
  return one.kind === 'free_nights'
    ? {
        kind: 'free_nights',
        stay_nights: readCount(one.stay_nights) ?? 0,
        pay_nights: readCount(one.pay_nights) ?? 0,
        ...rest,
      }
    : {
        kind: 'early_booking',
        days_ahead: readCount(one.days_ahead) ?? 0,
        percent_off: readCount(one.percent_off) ?? 0,
        ...rest,
      };
}

/** Field of the form for a field of the server, `terms[seasons][0][costs][1][cost]`; null if there is none. */
export function fieldOfTerms(field: string, form: TermsForm): string | null {
  const [root, ...path] = field.replaceAll(']', '').split('[');
  if (root !== 'terms' || path.length === 0) return null;
  const [list, at, part, place] = path;
  if (list === 'margin') return 'margin_value';
  if (list === 'seasons' && part === 'costs') {
    // The server counts the costs that were sent, the form all rate plans.
    const filled = form.seasons[Number(at)]?.costs.flatMap((text, plan) =>
      text.trim() === '' ? [] : [plan],
    );
    return `seasons.${at}.costs.${filled?.[Number(place)] ?? 0}`;
  }
  if (list === 'seasons' && at === undefined) return 'seasons.0.from';
  if (at === undefined) return list === 'cost_rates' ? 'cost_rates.0.rate' : (list ?? null);
  return part === undefined ? null : `${list}.${at}.${part}`;
}
