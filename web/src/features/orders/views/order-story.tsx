import { Tag } from '@serai/ui/tag';
import { Timeline, type TimelineStep } from '@serai/ui/timeline';
import { useDates } from '../../../platform/format/dates.ts';
import { useMoney } from '../../../platform/format/money.ts';
import type { OrderReply } from '../order-product.ts';
import { Movements } from './money-trail.tsx';
import { type PlacedStep, placePostings } from './place-postings.ts';
import { useOrderPhrases } from './service-words.ts';
import { storyPhrase } from './story-phrases.ts';
import { comingSteps, confirmsByPaying, endsStory, toldRows } from './story-steps.ts';
import { useServiceTime } from './use-service-time.ts';

type HistoryRow = OrderReply['history'][number];

interface Props {
  reply: OrderReply;
  /** Number of history rows that the reader has seen; later ones are marked. By default none is marked. */
  seenRows?: number | null;
  /** Shows the movements of money at their steps. */
  withMoney?: boolean;
}

/** History of an order, and its next steps. */
export function OrderStory({ reply, seenRows = null, withMoney = false }: Props) {
  const { order, history, postings } = reply;
  const t = useOrderPhrases('order-detail');
  const when = useServiceTime();
  const unseen = new Set(seenRows === null ? [] : history.slice(seenRows));
  const placed = placePostings(toldRows(history), withMoney ? postings : []);
  const past = placed.flatMap((step, at): TimelineStep[] => {
    const { row } = step;
    if (row === null) return [movedMoney(step, at)];
    const title = t(storyPhrase(row.event));
    return [
      {
        key: `${at}-${row.event}`,
        title: unseen.has(row) ? <NewRow>{title}</NewRow> : title,
        detail: <StepDetail row={row} postings={step.postings} />,
        state: endsStory(row) ? 'stopped' : 'done',
      },
      // Own stock is confirmed by the payment itself: one row, two chapters.
      ...(confirmsByPaying(row)
        ? [{ key: `${at}-confirmed`, title: t('story_confirmed'), state: 'done' as const }]
        : []),
    ];
  });
  const words = {
    accept: { title: t('storyNextAccept'), detail: null },
    pay: { title: t('storyNextPay'), detail: null },
    confirm: { title: t('storyNextConfirm'), detail: null },
    checkIn: { title: t('storyNextStart'), detail: when(order.service_start) },
    complete: { title: t('storyNextEnd'), detail: when(order.service_end) },
  };
  const coming = comingSteps(order.order_status).map(
    (step, at): TimelineStep => ({ key: step, ...words[step], state: at === 0 ? 'next' : 'later' }),
  );
  return <Timeline label={t('storyTitle')} steps={[...past, ...coming]} />;
}

/** Movements that belong to no step of the history. */
function movedMoney({ postings }: PlacedStep, at: number): TimelineStep {
  return { key: `${at}-money`, title: <Movements postings={postings} withTime />, state: 'done' };
}

function NewRow({ children }: { children: string }) {
  const t = useOrderPhrases('order-detail');
  return (
    <>
      {children} <Tag tone="amber">{t('storyNew')}</Tag>
    </>
  );
}

function StepDetail({ row, postings }: { row: HistoryRow; postings: PlacedStep['postings'] }) {
  const t = useOrderPhrases('order-detail');
  const money = useMoney();
  const { time } = useDates();
  const by = {
    member: t('byMember', { user: row.user }),
    operator: t('byOperator', { user: row.user }),
    timer: t('byTimer'),
    supplier: t('bySupplier'),
  };
  const ended = row.refund !== null;
  return (
    <>
      <span className="block">{[time(row.at).slice(0, 16), by[row.actor]].filter(Boolean).join(' · ')}</span>
      {row.event === 'change' && row.amount && (
        <span className="block">{t('storyPaidMore', { amount: money.text(row.amount) })}</span>
      )}
      {row.event === 'change' && row.refund && (
        <span className="block">{t('storyGivenBack', { amount: money.text(row.refund) })}</span>
      )}
      {row.event !== 'change' && row.amount && !ended && postings.length === 0 && (
        <span className="block">{money.text(row.amount)}</span>
      )}
      {row.amount && row.refund && (
        <span className="block">
          {t('nextCancelledFee', { fee: money.text(row.amount), refund: money.text(row.refund) })}
        </span>
      )}
      {row.evidence && <span className="block">{evidenceText(row.evidence, t, time)}</span>}
      {row.reason && <span className="block [overflow-wrap:anywhere]">{row.reason}</span>}
      {postings.length > 0 && <Movements postings={postings} />}
    </>
  );
}

/** Evidence of a no-show: the driver's wait, or the hotel's report. */
function evidenceText(
  { arrived_at, waited_minutes, calls_made, told_by, told_at }: NonNullable<HistoryRow['evidence']>,
  t: ReturnType<typeof useOrderPhrases<'order-detail'>>,
  time: ReturnType<typeof useDates>['time'],
): string {
  if (told_by !== null && told_at !== null) {
    return t('evidenceStay', { who: told_by, time: time(told_at).slice(0, 16) });
  }
  return t('evidenceRide', {
    time: time(arrived_at ?? 0).slice(0, 16),
    minutes: waited_minutes ?? 0,
    count: calls_made ?? 0,
  });
}
