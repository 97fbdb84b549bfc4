import { Price } from '@serai/ui/price';
import type { ReactNode } from 'react';
import { useDates } from '../../../platform/format/dates.ts';
import { type MoneyLike, useMoney } from '../../../platform/format/money.ts';
import type { OrderReply } from '../order-product.ts';
import { PhoneFoldedCard } from './phone-fold.tsx';
import { useOrderPhrases } from './service-words.ts';

/** Price lines and all sums of the order. */
export function OrderAmounts({ reply }: { reply: OrderReply }) {
  const { order, lines } = reply;
  const t = useOrderPhrases('order-detail');
  const money = useMoney();
  const { time } = useDates();
  return (
    <PhoneFoldedCard title={t('moneyTitle')}>
      <h3 className="sr-only">{t('linesTitle')}</h3>
      <ul className="mb-3 grid gap-1 border-b border-line pb-3 text-caption">
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
          <li key={at} className="flex justify-between gap-4">
            <span className="min-w-0">
              {line.label}
              <span className="ml-2 whitespace-nowrap text-muted">
                {line.quantity} × {money.parts(line.unit_price).amount}
              </span>
            </span>
            <Price {...money.parts(line.amount)} />
          </li>
        ))}
      </ul>
      <dl className="grid gap-1">
        <Sum name={t('totalPrice')} sum={order.total_price} />
        <Sum name={t('totalAmount')} sum={order.total_amount} />
        <Sum name={t('cancellationFee')} sum={order.cancellation_fee} />
        <Sum name={t('refundMoney')} sum={order.refund_money} />
        <Line name={t('refundTime')}>
          {order.refund_time === null ? <span className="text-muted">—</span> : time(order.refund_time)}
        </Line>
        <Sum name={t('totalSettlementPrice')} sum={order.total_settlement_price} strong />
        <Sum name={t('settlementMoney')} sum={order.settlement_money} />
      </dl>
    </PhoneFoldedCard>
  );
}

function Sum({ name, sum, strong = false }: { name: string; sum: MoneyLike; strong?: boolean }) {
  const money = useMoney();
  return (
    <Line name={name} strong={strong}>
      {sum.amount === 0 && !strong ? (
        <span className="text-muted">{money.text(sum)}</span>
      ) : (
        <Price {...money.parts(sum)} size={strong ? 'lead' : 'body'} />
      )}
    </Line>
  );
}

function Line({ name, strong = false, children }: { name: string; strong?: boolean; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className={strong ? 'font-strong' : 'text-muted'}>{name}</dt>
      <dd className="text-right">{children}</dd>
    </div>
  );
}
