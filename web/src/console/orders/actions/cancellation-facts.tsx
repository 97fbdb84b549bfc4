import { KeyValues } from '@serai/ui/key-values';
import { useMoney } from '../../../platform/format/money.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { DeskReply } from './action-form.ts';

/** Price of an order, and the fee that its policy charges now. */
export function CancellationFacts({ reply: { order, policy_fee: fee } }: { reply: DeskReply }) {
  const t = usePhrases('console-actions');
  const money = useMoney();
  if (fee === null) return null;
  return (
    <KeyValues
      phoneColumns={2}
      items={[
        { key: 'price', name: t('priceNow'), value: money.text(order.total_price) },
        { key: 'fee', name: t('policyFee'), value: money.text(fee) },
      ]}
    />
  );
}
