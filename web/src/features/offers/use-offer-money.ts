import { usePricesHidden } from '../../platform/format/hidden-prices.ts';
import { type MoneyLike, useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';

/** Formats prices of offers for display; a member can hide them on this screen. */
export function useOfferMoney(): ReturnType<typeof useMoney> {
  const money = useMoney();
  const t = usePhrases('common');
  const hidden = usePricesHidden();
  if (!hidden) return money;
  return {
    text: () => t('hiddenSum'),
    parts: (sum: MoneyLike) => ({ amount: t('hiddenSum'), currency: sum.currency }),
  };
}
