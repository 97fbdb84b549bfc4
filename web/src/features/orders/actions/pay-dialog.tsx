import type { PayChannel } from '@serai/contract/orders/statuses';
import { Price } from '@serai/ui/price';
import { useState } from 'react';
import { useCommand } from '../../../platform/api/use-command.ts';
import { useMoney } from '../../../platform/format/money.ts';
import { NextStep } from '../next-step.tsx';
import { orderReads } from '../order-queries.ts';
import { askedAbout, SimilarOrders, useSimilarOrders } from '../similar-orders.tsx';
import { useOrderPhrases } from '../views/service-words.ts';
import type { ActionDialogProps } from './action-dialog.ts';
import { CommandDialog } from './command-dialog.tsx';
import { PayChannels, payWords } from './pay-channels.tsx';

/** Payment from the deposit or on credit, each with the remaining balance; none is preselected. */
export function PayDialog({ order, onClose }: ActionDialogProps) {
  const t = useOrderPhrases('orders');
  const money = useMoney();
  const command = useCommand('order/pay', { stale: orderReads });
  const [channel, setChannel] = useState<PayChannel | null>(null);
  const [tried, setTried] = useState(false);
  const { similar, isLooking } = useSimilarOrders(askedAbout(order));
  const amount = money.text(order.total_amount);

  function body() {
    setTried(true);
    // Users who may pay always see the price.
    const total = order.total_amount.amount ?? undefined;
    return channel && { id: order.id, pay_channel: channel, total };
  }

  return (
    <CommandDialog
      command={command}
      body={body}
      title={t('payTitle')}
      confirm={t(payWords(channel), { amount })}
      back="back"
      focus="first"
      ready={!isLooking}
      done={t(channel === 'credit' ? 'donePayCredit' : 'donePay')}
      // If a limit of the payer is exceeded, the order offers to request approval instead.
      staysAfter={({ reason }) => !reason?.startsWith('over_')}
      onClose={onClose}
    >
      <SimilarOrders product={order.product} similar={similar.filter(({ id }) => id !== order.id)} />
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <span>{order.title}</span>
        <Price {...money.parts(order.total_amount)} size="lead" />
        <span className="w-full text-caption">
          <NextStep order={order} />
        </span>
      </div>
      <PayChannels
        price={order.total_amount}
        channel={channel}
        onChange={setChannel}
        error={tried && channel === null ? t('payTypeRequired') : undefined}
      />
    </CommandDialog>
  );
}
