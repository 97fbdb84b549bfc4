import type { ApprovalView } from '@serai/contract/accounts/approvals';
import type { OrderView } from '@serai/contract/orders/view';
import { Button } from '@serai/ui/button';
import { Icon } from '@serai/ui/icons';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useDates } from '../../platform/format/dates.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { markStale } from '../../platform/query/held-cache.ts';
import { orderReads } from '../orders/order-queries.ts';
import { type ApprovalList, useOrderApprovals } from './approval-queries.ts';
import { AskApprovalDialog } from './ask-approval-dialog.tsx';
import { DecideButtons } from './decide-buttons.tsx';
import { WhyNotPayable } from './why-not-payable.tsx';

/**
 * On the page of an unpaid order: the approvers who were asked, the decision for approvers, and the button to
 * request approval for users who can neither pay nor decide. The page loads 'approvals'.
 */
export function OrderApproval({ order }: { order: OrderView }) {
  const { data } = useOrderApprovals(order.id);
  useFreshOrder(data?.list[0]);
  if (!data) return null;
  const latest = data.list[0];
  if (latest?.status === 'pending') {
    return latest.can_decide ? <ToDecide approval={latest} /> : <Waiting approval={latest} list={data} />;
  }
  return (
    <>
      {latest?.status === 'declined' && <Declined approval={latest} />}
      {data.can_ask && !order.actions.includes('pay') && <ToAsk order={order} />}
    </>
  );
}

/** Reads the order and the money again when its request was decided while the page is open. */
function useFreshOrder(latest: ApprovalView | undefined) {
  const status = latest?.status;
  const before = useRef(status);
  useEffect(() => {
    const wasWaiting = before.current === 'pending';
    before.current = status;
    if (wasWaiting && status !== undefined && status !== 'pending') {
      markStale(orderReads);
    }
  }, [status]);
}

function ToDecide({ approval }: { approval: ApprovalView }) {
  const t = usePhrases('approvals');
  return (
    <Strip>
      <p className="font-strong">{t('asksYou', { name: approval.asked_by })}</p>
      <p className="[overflow-wrap:anywhere]">
        {approval.note || <span className="text-muted">{t('noNote')}</span>}
      </p>
      <div className="mt-3">
        <DecideButtons approval={approval} first />
      </div>
    </Strip>
  );
}

function Waiting({ approval, list }: { approval: ApprovalView; list: ApprovalList }) {
  const t = usePhrases('approvals');
  const { time } = useDates();
  const names = list.deciders.filter((name) => name !== approval.asked_by).join(t('names'));
  const until = time(approval.order.pay_by).slice(0, 16);
  return (
    <Strip>
      <p className="flex items-start gap-2 font-strong">
        <Icon name="clock" size={18} className="mt-1 shrink-0 text-amber" />
        {names ? t('waitsFor', { names, until }) : t('waitsForNobody', { until })}
      </p>
      <p className="text-muted">{t('waitsDetail', { time: time(approval.asked_at).slice(0, 16) })}</p>
      {approval.note && <p className="[overflow-wrap:anywhere]">{approval.note}</p>}
    </Strip>
  );
}

function Declined({ approval }: { approval: ApprovalView }) {
  const t = usePhrases('approvals');
  return (
    <Strip>
      <p className="flex items-start gap-2 font-strong">
        <Icon name="error" size={18} className="mt-1 shrink-0 text-lacquer" />
        {t('declinedBy', { name: approval.decided_by })}
      </p>
      <p className="[overflow-wrap:anywhere]">{t('reason', { reason: approval.reason })}</p>
      <p className="text-muted">{t('declinedHelp')}</p>
    </Strip>
  );
}

function ToAsk({ order }: { order: OrderView }) {
  const t = usePhrases('approvals');
  const [asking, setAsking] = useState(false);
  return (
    <Strip>
      <p className="mb-3 text-muted">
        <WhyNotPayable sum={order.total_amount} />
      </p>
      <Button kind="primary" onClick={() => setAsking(true)}>
        {t('ask')}
      </Button>
      {asking && <AskApprovalDialog order={order} onClose={() => setAsking(false)} />}
    </Strip>
  );
}

function Strip({ children }: { children: ReactNode }) {
  return <div className="basis-full border-t border-line pt-4">{children}</div>;
}
