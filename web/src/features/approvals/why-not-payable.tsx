import type { SeenMoney } from '@serai/contract/money';
import { useMoney } from '../../platform/format/money.ts';
import type { PhraseKey } from '../../platform/i18n/phrase-modules.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { type OwnSpending, useOwnSpending } from '../wallet/own-spending.ts';

/**
 * Explains which of the reader's limits a sum exceeds, or that another user pays; `textOf` formats sums that
 * may be hidden. The page loads 'approvals'.
 */
export function WhyNotPayable({ sum, textOf }: { sum: SeenMoney; textOf?: (sum: SeenMoney) => string }) {
  const t = usePhrases('approvals');
  const { text } = useMoney();
  const say = textOf ?? text;
  const { data } = useOwnSpending();
  const { most = null, limited_by = null } = data ?? {};
  if (most === null || limited_by === null || most.amount === 0 || (sum.amount ?? 0) <= most.amount) {
    return t('mayNotPay');
  }
  return t(reasons[limited_by], { amount: say(sum), limit: say(most) });
}

const reasons: Record<NonNullable<OwnSpending['limited_by']>, PhraseKey<'approvals'>> = {
  order: 'overOrder',
  day: 'overDay',
  month: 'overMonth',
};
