import { KeyValues } from '@serai/ui/key-values';
import { useDates } from '../../../platform/format/dates.ts';
import { useMoney } from '../../../platform/format/money.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { DeskReply } from './action-form.ts';

/** Whose money pays an order, the sum and the deadline, to be read back to the caller. */
export function PaymentFacts({ reply: { agency, order } }: { reply: DeskReply }) {
  const t = usePhrases('console-actions');
  const money = useMoney();
  const { time } = useDates();
  return (
    <KeyValues
      columns={1}
      items={[
        { key: 'agency', name: t('payAgency'), value: agency.name },
        { key: 'total', name: t('payTotal'), value: money.text(order.total_price) },
        { key: 'until', name: t('payUntil'), value: time(order.pay_by).slice(0, 16) },
      ]}
    />
  );
}
