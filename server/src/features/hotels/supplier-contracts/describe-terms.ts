import { shownText } from '@serai/contract/currency';
import type { Promotion, SupplierTerms } from '@serai/contract/hotels/supplier-terms';

/** Terms of a contract as facts of an audit row, one text per season, promotion and supplement. */
export function factsOfTerms(terms: SupplierTerms, currency: string): Record<string, unknown> {
  const { cost_currency, margin, seasons, supplements } = terms;
  const cost = (amount: number) => shownText(amount, cost_currency);
  return {
    contract_validity: `${terms.valid_from} – ${terms.valid_to}`,
    cost_currency,
    cost_rates: terms.cost_rates.map(({ from, rate }) => `${from} ${rate}`),
    contract_margin:
      margin.kind === 'percent'
        ? `${margin.value / 100} %`
        : `${shownText(margin.value, currency)} ${currency}`,
    rounding: shownText(terms.rounding, currency),
    seasons: seasons.map(
      ({ from, to, costs }) =>
        `${from} – ${to}: ${costs.map((each) => `#${each.rate_plan_id} ${cost(each.cost)}`).join(', ')}`,
    ),
    promotions: terms.promotions.map(describePromotion),
    supplements: supplements.map(
      (each) => `${each.name_en} ${each.from} – ${each.to}: ${cost(each.cost)} / ${each.per}`,
    ),
  };
}

function describePromotion(promotion: Promotion): string {
  const { book_from = '', book_to = '', stay_from = '', stay_to = '' } = promotion;
  const what =
    promotion.kind === 'early_booking'
      ? `${promotion.days_ahead} d, −${promotion.percent_off} %`
      : `${promotion.stay_nights} = ${promotion.pay_nights}`;
  const windows = [
    book_from + book_to && `${book_from}…${book_to}`,
    stay_from + stay_to && `${stay_from}…${stay_to}`,
  ];
  return [what, ...windows, promotion.combinable ? '+' : ''].filter(Boolean).join(' ');
}
