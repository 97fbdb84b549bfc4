import type { ApprovalView } from '@serai/contract/accounts/approvals';
import type { SimilarOrder } from '@serai/contract/orders/orders';
import type { PayChannel } from '@serai/contract/orders/statuses';
import { Button } from '@serai/ui/button';
import { useState } from 'react';
import { useCommand } from '../../platform/api/use-command.ts';
import { useSending } from '../../platform/api/use-send.ts';
import { useApi } from '../../platform/app.tsx';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useNotify } from '../../platform/notify/use-notify.ts';
import { orderReads } from '../orders/order-queries.ts';
import { askedAbout, SimilarOrders } from '../orders/similar-orders.tsx';
import { isOpenChannel, isPayable, useOwnSpending } from '../wallet/own-spending.ts';
import { useWallet } from '../wallet/use-wallet.ts';
import { DeclineDialog } from './decline-dialog.tsx';

/**
 * Buttons that decide at once: pay from the deposit or on credit, each with the remaining balance, or
 * decline. If the same booking may exist already, the first press only warns.
 */
export function DecideButtons(props: {
  approval: ApprovalView;
  first?: boolean;
  onDecided?: ((decided: ApprovalView) => void) | undefined;
}) {
  const { approval, first = false, onDecided } = props;
  const t = usePhrases('approvals');
  const notify = useNotify();
  const money = useMoney();
  const command = useCommand('order/decideApproval', { stale: orderReads });
  const [pressed, setPressed] = useState<PayChannel | null>(null);
  const [declining, setDeclining] = useState(false);
  const { order } = approval;
  const channels = useChannels(approval);
  const api = useApi();
  const [similar, setSimilar] = useState<readonly SimilarOrder[] | null>(null);
  const look = useSending(() => api.get('order/similar', askedAbout(order), { quiet: true }));
  const busy = command.busy || look.busy;

  /** Whether a similar order may already exist; if the look-up fails, there is no warning. */
  async function lookForSimilar(): Promise<boolean> {
    const { reply } = await look.send();
    const others = (reply?.list ?? []).filter(({ id }) => id !== order.id);
    setSimilar(others);
    return others.length > 0;
  }

  async function approve(channel: PayChannel) {
    setPressed(channel);
    // After the warning the next click pays.
    if (similar === null && (await lookForSimilar())) return;
    const { reply } = await command.send({
      approval_id: approval.id,
      decision: 'approve',
      pay_channel: channel,
      // Deciders always see the price.
      total: order.total_amount.amount ?? undefined,
    });
    if (!reply) return;
    onDecided?.(reply.approval);
    notify('success', t('doneApprove', { sn: order.sn }));
  }

  return (
    <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
      {similar !== null && similar.length > 0 && (
        <div className="w-full">
          <SimilarOrders product={order.product} similar={similar} />
        </div>
      )}
      {channels.map(({ channel, closed, note }) => (
        <div key={channel} className="grid max-sm:w-full">
          <Button
            kind={first && channel === 'balance' && !closed ? 'primary' : 'secondary'}
            busy={busy && pressed === channel}
            disabled={closed || (busy && pressed !== channel)}
            onClick={() => void approve(channel)}
          >
            {t(channel === 'balance' ? 'approveBalance' : 'approveCredit', {
              amount: money.text(order.total_amount),
            })}
          </Button>
          {note && <span className="mt-1 text-center text-caption text-muted">{note}</span>}
        </div>
      ))}
      <Button kind="quiet" className="max-sm:w-full" disabled={busy} onClick={() => setDeclining(true)}>
        {t('decline')}
      </Button>
      {declining && (
        <DeclineDialog approval={approval} onDecided={onDecided} onClose={() => setDeclining(false)} />
      )}
    </div>
  );
}

interface Channel {
  channel: PayChannel;
  closed: boolean;
  /** Remaining balance, or why the channel is unavailable; null for users who may not see money. */
  note: string | null;
}

function useChannels({ order }: ApprovalView): Channel[] {
  const t = usePhrases('approvals');
  const money = useMoney();
  const spending = useOwnSpending().data;
  const wallet = useWallet().data;
  const sum = order.total_amount;
  return (['balance', 'credit'] as const).map((channel) => {
    const closed = (note: string) => ({ channel, closed: true, note });
    if (!isOpenChannel(spending, channel)) return closed(t('channelClosed'));
    if (!isPayable(spending, sum)) return closed(t('beyondOwn'));
    if (!wallet) return { channel, closed: false, note: null };
    if (channel === 'credit' && wallet.credit_limit.amount <= 0) return closed(t('creditNone'));
    if (channel === 'credit' && wallet.credit_stopped) return closed(t('creditStopped'));
    const left = channel === 'balance' ? wallet.balance : wallet.credit_left;
    const after = left.amount - (sum.amount ?? 0);
    if (after >= 0) {
      return { channel, closed: false, note: t('after', { after: money.text({ ...sum, amount: after }) }) };
    }
    const short = money.text({ ...sum, amount: 0 - after });
    return closed(t('short', { left: money.text(left), short }));
  });
}
