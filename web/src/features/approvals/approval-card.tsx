import type { ApprovalView } from '@serai/contract/approvals';
import { Countdown, clockText } from '@serai/ui/countdown';
import { Price } from '@serai/ui/price';
import { StatusTag, type Tone } from '@serai/ui/tag';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { useDates } from '../../platform/format/dates.ts';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { DecideButtons } from './decide-buttons.tsx';

/** One request: the order and its sum, who asked and why, and either the decision or the buttons for it. */
export function ApprovalCard({ approval, first }: { approval: ApprovalView; first: boolean }) {
  const t = usePhrases('approvals');
  const money = useMoney();
  const { civil, time } = useDates();
  const { order } = approval;
  const minute = (at: number) => time(at).slice(0, 16);
  return (
    <li className="grid gap-3 rounded-card border border-line bg-surface p-4 md:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
        <div className="min-w-0 flex-1 basis-64">
          <h2 className="text-lead font-strong">
            <Link
              to={paths.orderOf(order.product, order.id)}
              aria-label={`${order.title} ${t('openOrder', { sn: order.sn })}`}
              className="underline-offset-4 hover:text-teal hover:underline"
            >
              {order.title}
            </Link>
          </h2>
          <p className="flex flex-wrap gap-x-3 text-caption text-muted">
            <span>{civil(order.service_start.local.slice(0, 10))}</span>
            <span className="whitespace-nowrap">{order.sn}</span>
            {order.reference && <span>{order.reference}</span>}
          </p>
        </div>
        <div className="flex items-center gap-3">
          {!approval.can_decide && <ApprovalTag approval={approval} />}
          <Price {...money.parts(order.total_amount)} size="lead" />
        </div>
      </div>
      <div>
        <p className="[overflow-wrap:anywhere]">
          {approval.note || <span className="text-muted">{t('noNote')}</span>}
        </p>
        <p className="text-caption text-muted">
          {t('askedBy', { name: approval.asked_by, time: minute(approval.asked_at) })}
        </p>
      </div>
      {approval.decided_at !== null && (
        <p className="border-t border-line pt-3 text-caption text-muted">
          {t('decidedBy', { name: approval.decided_by, time: minute(approval.decided_at) })}
          {approval.reason && (
            <span className="block text-body text-text [overflow-wrap:anywhere]">
              {t('reason', { reason: approval.reason })}
            </span>
          )}
        </p>
      )}
      {approval.status === 'pending' && <TimeLeft payBy={order.pay_by} deciding={approval.can_decide} />}
      {approval.can_decide && <DecideButtons approval={approval} first={first} />}
    </li>
  );
}

/** How long the order still waits, and so the decision. */
function TimeLeft({ payBy, deciding }: { payBy: number; deciding: boolean }) {
  const t = usePhrases('approvals');
  return (
    <p className="text-caption">
      <Countdown
        className="font-strong text-amber"
        endsAtMs={payBy * 1000}
        render={(left) =>
          left > 0 ? t(deciding ? 'payBy' : 'waitsStill', { left: clockText(left) }) : t('payByOver')
        }
      />
    </p>
  );
}

/** The state as word and shape; a request whose order was paid by the usual way is not said to have failed. */
function ApprovalTag({ approval: { status, order } }: { approval: ApprovalView }) {
  const t = usePhrases('approvals');
  const paid = status === 'over' && order.pay_status !== 'unpaid';
  return <StatusTag tone={paid ? 'jade' : tones[status]}>{t(paid ? 'paidOtherwise' : status)}</StatusTag>;
}

const tones: Record<ApprovalView['status'], Tone> = {
  pending: 'amber',
  approved: 'jade',
  declined: 'lacquer',
  over: 'neutral',
};
