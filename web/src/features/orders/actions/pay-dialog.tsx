import type { PayChannel } from '@serai/contract/orders/statuses';
import type { Wallet } from '@serai/contract/wallet/wallet';
import { Price } from '@serai/ui/price';
import { RadioGroup } from '@serai/ui/radio-group';
import { Skeleton } from '@serai/ui/skeleton';
import { useState } from 'react';
import { useCommand } from '../../../platform/api/use-command.ts';
import { useMoney } from '../../../platform/format/money.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { Loaded } from '../../../platform/query/loaded.tsx';
import { useMay } from '../../../platform/session/use-session.tsx';
import { isOpenChannel, useOwnSpending } from '../../wallet/own-spending.ts';
import { useWallet } from '../../wallet/use-wallet.ts';
import { NextStep } from '../next-step.tsx';
import { orderReads } from '../order-queries.ts';
import { useOrderPhrases } from '../service-words.ts';
import { askedAbout, SimilarOrders, useSimilarOrders } from '../similar-orders.tsx';
import type { ActionDialogProps } from './action-dialog.ts';
import { CommandDialog } from './command-dialog.tsx';

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
        order={order}
        channel={channel}
        onChange={setChannel}
        error={tried && channel === null ? t('payTypeRequired') : undefined}
      />
    </CommandDialog>
  );
}

function payWords(channel: PayChannel | null) {
  if (channel === null) return 'payButton';
  return channel === 'balance' ? 'payButtonBalance' : 'payButtonCredit';
}

interface PayChannelsProps {
  order: ActionDialogProps['order'];
  channel: PayChannel | null;
  onChange: (channel: PayChannel) => void;
  error: string | undefined;
}

/** A user who may pay but not see money chooses without the sums. */
function PayChannels(props: PayChannelsProps) {
  const mayView = useMay()('/user/account/balance', 'view');
  return mayView ? <ChannelsWithSums {...props} /> : <Channels {...props} wallet={null} />;
}

function ChannelsWithSums(props: PayChannelsProps) {
  const wallet = useWallet();
  return (
    <Loaded query={wallet} skeleton={<Skeleton className="h-24" />}>
      {(loaded) => <Channels {...props} wallet={loaded} />}
    </Loaded>
  );
}

function Channels({ order, channel, onChange, error, wallet }: PayChannelsProps & { wallet: Wallet | null }) {
  const t = useOrderPhrases('orders');
  const approvals = usePhrases('approvals');
  const money = useMoney();
  const spending = useOwnSpending().data;
  const price = order.total_amount;
  // Users who may pay always see the price.
  const total = price.amount ?? 0;
  const left = (sum: Wallet['balance']) => {
    const after = sum.amount - total;
    return after >= 0
      ? t('payLeft', { left: money.text(sum), after: money.text({ ...price, amount: after }) })
      : t('payShort', { left: money.text(sum), short: money.text({ ...price, amount: 0 - after }) });
  };
  const closed = (way: PayChannel) => !isOpenChannel(spending, way);
  const noCredit = wallet !== null && (wallet.credit_limit.amount <= 0 || wallet.credit_stopped);
  const creditDetail = (own: Wallet) => {
    if (own.credit_limit.amount <= 0) return t('payCreditNone');
    return own.credit_stopped ? t('payCreditStopped') : left(own.credit_left);
  };
  return (
    <RadioGroup<PayChannel>
      legend={t('payType')}
      inRow={false}
      value={channel}
      onChange={onChange}
      error={error}
      choices={[
        {
          value: 'balance',
          label: t('payBalance'),
          detail: closed('balance') ? approvals('channelClosed') : wallet && left(wallet.balance),
          disabled: closed('balance') || (wallet !== null && wallet.balance.amount < total),
        },
        {
          value: 'credit',
          label: t('payCredit'),
          detail: closed('credit') ? approvals('channelClosed') : wallet && creditDetail(wallet),
          disabled: closed('credit') || noCredit || (wallet !== null && wallet.credit_left.amount < total),
        },
      ]}
    />
  );
}
