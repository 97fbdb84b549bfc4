import type { AmendmentPreview } from '@serai/contract/orders/amendments';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';

/**
 * Returns the label of the button that accepts a change, with its price or refund. Needs the phrases
 * `work-order`.
 */
export function useYesWords(): (preview: AmendmentPreview) => string {
  const t = usePhrases('work-order');
  const money = useMoney();
  return ({ costs, gives_back }) => {
    if (costs.amount) return t('yesPay', { amount: money.text(costs) });
    if (gives_back.amount) return t('yesGet', { amount: money.text(gives_back) });
    return t('yes');
  };
}
