import { highestPrice } from '@serai/contract/currency';
import { addDays } from '@serai/contract/dates';
import type { SupplierTerms } from '@serai/contract/hotels/supplier-terms';
import type { Trx } from '../../../calls.ts';
import { costPricer, laterRateDays, plansOf } from '../../../domain/pricing/supplier-contract.ts';
import { refusedField } from '../../../platform/http/app-error.ts';
import { refuseFraction } from '../../../platform/http/refuse-fraction.ts';

/** Longest validity of a contract in days. */
const MAX_DAYS = 5 * 366;

/** The site's currency and the current date at the hotel. */
interface Checked {
  hotelId: number;
  currency: string;
  today: string;
}

/** Refuses terms that contradict themselves or name rate plans of another hotel; each refusal names its field. */
export async function checkTerms(trx: Trx, terms: SupplierTerms, checked: Checked): Promise<void> {
  checkValidity(terms, checked.today);
  checkAmounts(terms, checked.currency);
  checkRates(terms, checked.currency);
  checkSeasons(terms);
  checkPromotions(terms);
  await checkPlans(trx, terms, checked.hotelId);
  checkPrices(terms, checked);
}

/** Refuses a contract that has ended at the hotel. */
export function refuseOver({ valid_to }: SupplierTerms, today: string): void {
  if (valid_to < today) throw refusedField('terms[valid_to]', 'contract_over');
}

function checkValidity(terms: SupplierTerms, today: string): void {
  const { valid_from, valid_to } = terms;
  if (valid_to < valid_from) throw refusedField('terms[valid_to]', 'contract_reversed');
  if (valid_to > addDays(valid_from, MAX_DAYS)) throw refusedField('terms[valid_to]', 'contract_too_long');
  refuseOver(terms, today);
}

function checkAmounts(terms: SupplierTerms, currency: string): void {
  const { cost_currency, margin, rounding, seasons, supplements } = terms;
  refuseFraction('terms[rounding]', { amount: rounding, currency });
  if (margin.kind === 'fixed') refuseFraction('terms[margin][value]', { amount: margin.value, currency });
  seasons.forEach(({ costs }, at) => {
    costs.forEach(({ cost }, plan) => {
      const field = `terms[seasons][${at}][costs][${plan}][cost]`;
      refuseFraction(field, { amount: cost, currency: cost_currency });
    });
  });
  supplements.forEach(({ cost, child_cost = 0 }, at) => {
    refuseFraction(`terms[supplements][${at}][cost]`, { amount: cost, currency: cost_currency });
    refuseFraction(`terms[supplements][${at}][child_cost]`, { amount: child_cost, currency: cost_currency });
  });
}

function checkRates({ cost_currency, cost_rates }: SupplierTerms, currency: string): void {
  if (cost_currency === currency) {
    if (cost_rates.length > 0) throw refusedField('terms[cost_rates]', 'cost_rate_needless', { currency });
    return;
  }
  if (cost_rates.length === 0) throw refusedField('terms[cost_rates]', 'cost_rate_missing');
  const days = cost_rates.map(({ from }) => from);
  const twice = days.findIndex((day, at) => days.indexOf(day) < at);
  if (twice >= 0) {
    throw refusedField(`terms[cost_rates][${twice}][from]`, 'cost_rate_twice', { date: days[twice]! });
  }
}

function checkSeasons({ valid_from, valid_to, seasons, supplements }: SupplierTerms): void {
  seasons.forEach(({ from, to, costs }, at) => {
    checkDays(`terms[seasons][${at}]`, { from, to });
    if (from < valid_from) throw refusedField(`terms[seasons][${at}][from]`, 'season_outside');
    if (to > valid_to) throw refusedField(`terms[seasons][${at}][to]`, 'season_outside');
    const plans = costs.map(({ rate_plan_id }) => rate_plan_id);
    const twice = plans.findIndex((plan, place) => plans.indexOf(plan) < place);
    if (twice >= 0)
      throw refusedField(`terms[seasons][${at}][costs][${twice}][rate_plan_id]`, 'season_plan_twice');
  });
  supplements.forEach((supplement, at) => {
    checkDays(`terms[supplements][${at}]`, supplement);
  });
}

function checkDays(field: string, { from, to }: { from: string; to: string }): void {
  if (to < from) throw refusedField(`${field}[to]`, 'nights_reversed');
}

function checkPromotions({ promotions }: SupplierTerms): void {
  promotions.forEach((promotion, at) => {
    const field = `terms[promotions][${at}]`;
    const { book_from, book_to, stay_from, stay_to } = promotion;
    if (book_from && book_to && book_to < book_from)
      throw refusedField(`${field}[book_to]`, 'nights_reversed');
    if (stay_from && stay_to && stay_to < stay_from)
      throw refusedField(`${field}[stay_to]`, 'nights_reversed');
    if (promotion.kind === 'free_nights' && promotion.pay_nights >= promotion.stay_nights) {
      throw refusedField(`${field}[pay_nights]`, 'pay_nights_too_many');
    }
  });
}

async function checkPlans(trx: Trx, terms: SupplierTerms, hotelId: number): Promise<void> {
  const known = await trx
    .selectFrom('rate_plans')
    .select('id')
    .where('hotel_id', '=', hotelId)
    .where('id', 'in', plansOf(terms))
    .execute();
  const ids = new Set(known.map(({ id }) => id));
  terms.seasons.forEach(({ costs }, at) => {
    const unknown = costs.findIndex(({ rate_plan_id }) => !ids.has(rate_plan_id));
    if (unknown >= 0)
      throw refusedField(`terms[seasons][${at}][costs][${unknown}][rate_plan_id]`, 'rate_unknown');
  });
}

/** Refuses costs whose price is 0 or exceeds the highest price that searches hold. */
function checkPrices(terms: SupplierTerms, { currency, today }: Checked): void {
  const days = [today, ...laterRateDays(terms, today)];
  const pricers = days.map((day) => costPricer(terms, { currency, day }));
  terms.seasons.forEach(({ costs }, at) => {
    costs.forEach(({ cost }, plan) => {
      const isFit = pricers.every((priced) => {
        const night = priced(cost);
        return !night || (night.price > 0 && night.cost > 0 && night.price <= highestPrice);
      });
      const field = `terms[seasons][${at}][costs][${plan}][cost]`;
      if (!isFit) throw refusedField(field, 'contract_price_too_high');
    });
  });
}
