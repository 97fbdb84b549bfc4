import { shownText } from '@serai/contract/currency';
import type { Promotion } from '@serai/contract/hotels/supplier-terms';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import type { Plan, Terms } from './contract-reply.ts';

/** Texts for the terms of a contract. */
export function useTermWords() {
  const t = usePhrases('console-contracts');
  const terms = usePhrases('hotel-terms');
  const money = useMoney();
  const windowText = (key: 'bookWindow' | 'stayWindow', from = '', to = '') =>
    from + to === '' ? [] : [t(key, { from: from || t('anyDay'), to: to || t('anyDay') })];
  return {
    marginText: ({ kind, value }: Terms['margin'], currency: string) =>
      kind === 'percent'
        ? t('marginPercent', { percent: value / 100 })
        : t('marginFixed', { amount: money.text({ amount: value, currency }) }),
    roundingText: (rounding: number, currency: string) => `${shownText(rounding, currency)} ${currency}`,
    planText: (plan: Plan) =>
      `${plan.room} · ${terms(`meal_${plan.meal_type}`)} · ${terms(`bed_${plan.bed_type}`)} · ${plan.code}`,
    promotionText: (promotion: Promotion) => {
      const name =
        promotion.kind === 'early_booking'
          ? t('early', { days: promotion.days_ahead, percent: promotion.percent_off })
          : t('free', { stay: promotion.stay_nights, pay: promotion.pay_nights });
      return [
        name,
        ...windowText('bookWindow', promotion.book_from, promotion.book_to),
        ...windowText('stayWindow', promotion.stay_from, promotion.stay_to),
        t(promotion.combinable ? 'combinable' : 'notCombinable'),
      ].join(' · ');
    },
    supplementText: (one: Terms['supplements'][number], costCurrency: string, name: string) => {
      const sum = (amount: number) => money.text({ amount, currency: costCurrency });
      const sums =
        one.per === 'room'
          ? [t('perRoom', { amount: sum(one.cost) })]
          : [
              t('perPerson', { amount: sum(one.cost) }),
              ...(one.child_cost === undefined ? [] : [t('perChild', { amount: sum(one.child_cost) })]),
            ];
      return [name, `${one.from} – ${one.to}`, ...sums].join(' · ');
    },
  };
}
