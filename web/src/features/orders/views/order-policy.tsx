import { PolicyBar, type PolicyStretch } from '@serai/ui/policy-bar';
import { useDates } from '../../../platform/format/dates.ts';
import { useMoney } from '../../../platform/format/money.ts';
import { useReaderZone } from '../../../platform/format/reader-zone.ts';
import type { OrderReply } from '../order-product.ts';
import { mergeWindows } from './merge-windows.ts';
import { useOrderPhrases } from './service-words.ts';

/** The order's cancellation timeline from the booking to the start of the service, with today's mark. */
export function OrderPolicy({ reply }: { reply: Pick<OrderReply, 'order' | 'policy'> }) {
  const { order, policy } = reply;
  const t = useOrderPhrases('orders');
  const money = useMoney();
  const { placeTime } = useDates();
  const readerZone = useReaderZone();
  const total = order.total_price;
  const stretches = mergeWindows(policy.windows).map(({ until, fee: rule, amount }): PolicyStretch => {
    const isFull =
      amount === null || total.amount === null
        ? rule?.kind === 'percent' && rule.percent >= 100
        : amount >= total.amount;
    const kind = amount === 0 ? 'free' : isFull ? 'full' : 'fee';
    const sum = money.text({ ...total, amount });
    const fee = {
      free: t('policyFree'),
      fee: t('policyFee', { amount: sum }),
      full: t('policyFull', { amount: sum }),
    };
    if (until === null) return { kind, untilMs: null, fee: fee[kind] };
    const time = placeTime(until, policy.tz);
    const here = placeTime(until, readerZone ?? policy.tz);
    return {
      kind,
      untilMs: until * 1000,
      fee: fee[kind],
      untilText: t('policyUntil', { time }),
      ...(here === time ? {} : { untilTextHere: t('policyUntilHere', { time: here }) }),
    };
  });
  return (
    <PolicyBar
      stretches={stretches}
      startsAtMs={order.service_start.utc * 1000}
      nowMs={Date.now()}
      words={{ label: t('policyLabel'), now: t('policyNow'), start: t('policyStart') }}
    />
  );
}
