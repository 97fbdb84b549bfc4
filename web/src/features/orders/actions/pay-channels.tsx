import type { SeenMoney } from '@serai/contract/money';
import type { PayChannel } from '@serai/contract/orders/statuses';
import type { Wallet } from '@serai/contract/wallet/wallet';
import { RadioGroup } from '@serai/ui/radio-group';
import { Skeleton } from '@serai/ui/skeleton';
import { useMoney } from '../../../platform/format/money.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { Loaded } from '../../../platform/query/loaded.tsx';
import { useMay } from '../../../platform/session/use-session.tsx';
import { isOpenChannel, useOwnSpending } from '../../wallet/own-spending.ts';
import { useWallet } from '../../wallet/use-wallet.ts';
import { useOrderPhrases } from '../views/service-words.ts';

/** Name of the phrase of the paying button. */
export function payWords(channel: PayChannel | null) {
  if (channel === null) return 'payButton';
  return channel === 'balance' ? 'payButtonBalance' : 'payButtonCredit';
}

interface PayChannelsProps {
  price: SeenMoney;
  channel: PayChannel | null;
  onChange: (channel: PayChannel) => void;
  error: string | undefined;
}

/** A user who may pay but not see money chooses without the sums. */
export function PayChannels(props: PayChannelsProps) {
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

function Channels({ price, channel, onChange, error, wallet }: PayChannelsProps & { wallet: Wallet | null }) {
  const t = useOrderPhrases('orders');
  const approvals = usePhrases('approvals');
  const money = useMoney();
  const spending = useOwnSpending().data;
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
