import type { ApprovalView } from '@serai/contract/accounts/approvals';
import { classNames } from '@serai/ui/class-names';
import { Countdown, clockText } from '@serai/ui/countdown';
import { Price } from '@serai/ui/price';
import { StatusTag, type Tone } from '@serai/ui/tag';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { useDates } from '../../platform/format/dates.ts';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { DecideButtons } from './decide-buttons.tsx';

interface ApprovalCardProps {
  approval: ApprovalView;
  /** Whether its button is the primary one of the page. */
  first: boolean;
  /** It no longer waits: the card stays, dimmed, with a link to the order instead of buttons. */
  left: boolean;
  onDecided: (decided: ApprovalView) => void;
}

/** One request: the order and its sum, who asked and why, and the decision or the buttons for it. */
export function ApprovalCard({ approval, first, left, onDecided }: ApprovalCardProps) {
  const t = usePhrases('approvals');
  const money = useMoney();
  const { civil, time } = useDates();
  const { order } = approval;
  const minute = (at: number) => time(at).slice(0, 16);
  const isDecidable = approval.can_decide && !left;
  return (
    <li
      className={classNames(
        'grid content-start gap-3 rounded-card border border-line bg-surface p-4 md:p-6',
        left && 'text-muted',
      )}
    >
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
          {!isDecidable && <ApprovalTag approval={approval} left={left} />}
          {left && (
            <Link to={paths.orderOf(order.product, order.id)} className="text-teal underline">
              {t('toOrder')}
            </Link>
          )}
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
      {approval.status === 'pending' && !left && (
        <TimeLeft payBy={order.pay_by} deciding={approval.can_decide} />
      )}
      {isDecidable && <DecideButtons approval={approval} first={first} onDecided={onDecided} />}
    </li>
  );
}

/** Remaining time of the order, and so of the decision. */
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

/** The state as text and shape; a request whose order was paid in another way is not shown as failed. */
function ApprovalTag({ approval: { status, order }, left }: { approval: ApprovalView; left: boolean }) {
  const t = usePhrases('approvals');
  if (left && status === 'pending') return <StatusTag tone="neutral">{t('decidedElsewhere')}</StatusTag>;
  const paid = status === 'over' && order.pay_status !== 'unpaid';
  return <StatusTag tone={paid ? 'jade' : tones[status]}>{t(paid ? 'paidOtherwise' : status)}</StatusTag>;
}

const tones: Record<ApprovalView['status'], Tone> = {
  pending: 'amber',
  approved: 'jade',
  declined: 'lacquer',
  over: 'neutral',
};
