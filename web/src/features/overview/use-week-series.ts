import { firstCurrency, readAmount } from '@serai/contract/currency';
import type { ReplyOf } from '@serai/contract/endpoint';
import type { accountOverview } from '@serai/contract/wallet/wallet';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useMay, useSession } from '../../platform/session/use-session.tsx';
import { usePointNumber } from '../points/use-point-number.ts';
import type { Series } from './week-chart.tsx';

/** Series of the week chart: the deposit for users who may see it, and the user's own points. */
export function useWeekSeries(): (overview: ReplyOf<typeof accountOverview>) => Series[] {
  const t = usePhrases('overview');
  const { text } = useMoney();
  const { site } = useSession();
  const points = usePointNumber();
  const mayViewMoney = useMay()('/user/account/balance', 'view');
  const currency = site?.currency ?? firstCurrency;
  return ({ money_at_end, score_at_end }) => {
    const deposit: Series = {
      key: 'money',
      name: t('weekMoney'),
      values: money_at_end.map((text) => readAmount(text, currency) ?? 0),
      words: (amount) => text({ amount, currency }),
      tone: 'teal',
    };
    const earned: Series = {
      key: 'points',
      name: t('weekPoints'),
      values: score_at_end,
      words: (count) => points(count),
      tone: 'amber',
    };
    return mayViewMoney ? [deposit, earned] : [earned];
  };
}
