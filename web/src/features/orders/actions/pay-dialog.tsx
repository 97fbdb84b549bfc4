import type { PayChannel } from '@serai/contract/orders';
import type { Wallet } from '@serai/contract/wallet';
import { Button } from '@serai/ui/button';
import { Dialog } from '@serai/ui/dialog';
import { Price } from '@serai/ui/price';
import { RadioGroup } from '@serai/ui/radio-group';
import { Skeleton } from '@serai/ui/skeleton';
import { useState } from 'react';
import { useMoney } from '../../../platform/format/money.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useNotify } from '../../../platform/notify/use-notify.ts';
import { Loaded } from '../../../platform/query/loaded.tsx';
import { useMay } from '../../../platform/session/use-session.tsx';
import { isOpenChannel, useOwnSpending } from '../../approvals/approval-queries.ts';
import { useWallet } from '../../wallet/use-wallet.ts';
import { NextStep } from '../next-step.tsx';
import { useOrderPhrases } from '../service-words.ts';
import type { ActionDialogProps } from './action-dialog.ts';
import { useOrderCommand } from './use-order-command.ts';

/** From the deposit or on credit, each with what is left; nothing is chosen for the payer. */
export function PayDialog({ order, onClose }: ActionDialogProps) {
  const t = useOrderPhrases('orders');
  const common = usePhrases('common');
  const money = useMoney();
  const notify = useNotify();
  const command = useOrderCommand('pay', order.id);
  const [channel, setChannel] = useState<PayChannel | null>(null);
  const [tried, setTried] = useState(false);
  const amount = money.text(order.total_amount);

  async function pay() {
    setTried(true);
    if (channel === null) return;
    const failure = await command.send({ pay_channel: channel });
    // Beyond the payer's limits the order offers to ask for approval instead.
    if (failure && !failure.reason?.startsWith('over_')) return;
    if (!failure) notify('success', t('donePay'));
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={() => {
        if (!command.busy) onClose();
      }}
      title={t('payTitle')}
      words={{ close: common('close') }}
      actions={
        <>
          <Button disabled={command.busy} onClick={onClose}>
            {common('back')}
          </Button>
          <Button kind="primary" busy={command.busy} onClick={pay}>
            {channel === null && t('payButton', { amount })}
            {channel === 'balance' && t('payButtonBalance', { amount })}
            {channel === 'credit' && t('payButtonCredit', { amount })}
          </Button>
        </>
      }
    >
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
    </Dialog>
  );
}

interface PayChannelsProps {
  order: ActionDialogProps['order'];
  channel: PayChannel | null;
  onChange: (channel: PayChannel) => void;
  error: string | undefined;
}

/** Who may pay but not see the money chooses without the sums. */
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
  const left = (sum: Wallet['balance']) => {
    const after = sum.amount - price.amount;
    return after >= 0
      ? t('payLeft', { left: money.text(sum), after: money.text({ ...price, amount: after }) })
      : t('payShort', { left: money.text(sum), short: money.text({ ...price, amount: 0 - after }) });
  };
  const closed = (way: PayChannel) => !isOpenChannel(spending, way);
  const noCredit = wallet !== null && wallet.credit_limit.amount <= 0;
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
          disabled: closed('balance') || (wallet !== null && wallet.balance.amount < price.amount),
        },
        {
          value: 'credit',
          label: t('payCredit'),
          detail: closed('credit')
            ? approvals('channelClosed')
            : wallet && (noCredit ? t('payCreditNone') : left(wallet.credit_left)),
          disabled:
            closed('credit') || noCredit || (wallet !== null && wallet.credit_left.amount < price.amount),
        },
      ]}
    />
  );
}
