import { type MoneyLike, useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { clientAmount } from './client-price.ts';
import { usePriceView } from './price-view.tsx';

/** Formats prices of offers for display: net prices, client prices or none, as the member has chosen. */
export function useOfferMoney(): ReturnType<typeof useMoney> {
  const money = useMoney();
  const t = usePhrases('common');
  const { view, markUp } = usePriceView();
  if (view === 'net') return money;
  if (view === 'hidden') {
    return {
      text: () => t('hiddenSum'),
      parts: (sum: MoneyLike) => ({ amount: t('hiddenSum'), currency: sum.currency }),
    };
  }
  const client = ({ amount, currency }: MoneyLike) => ({
    amount: amount === null ? null : clientAmount(amount, currency, markUp),
    currency,
  });
  return { text: (sum) => money.text(client(sum)), parts: (sum) => money.parts(client(sum)) };
}
