import { classNames } from '@serai/ui/class-names';
import { Icon } from '@serai/ui/icons';
import { useDates } from '../../../platform/format/dates.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { ThreadEntry, WorkOrderDetail } from '../work-order-queries.ts';

type Status = WorkOrderDetail['work_order']['status'];

const steps = ['submitted', 'accepted', 'in_progress', 'resolved', 'closed'] as const;

/** Step of each status; an early end is shown where it happened. */
const reached: Record<Status, number> = {
  submitted: 0,
  accepted: 1,
  in_progress: 2,
  waiting_member: 2,
  reopened: 2,
  resolved: 3,
  closed: 4,
  withdrawn: 0,
  declined: 1,
};
const arrivals: Partial<Record<NonNullable<ThreadEntry['event']>, (typeof steps)[number]>> = {
  submit: 'submitted',
  accept: 'accepted',
  reply_staff: 'in_progress',
  ask_member: 'in_progress',
  resolve: 'resolved',
  close: 'closed',
  lapse: 'closed',
};

/** Steps from submission to closing: done, current, future. An early end is named in its place. */
export function StepStrip({ status, entries }: { status: Status; entries: readonly ThreadEntry[] }) {
  const t = usePhrases('work-order');
  const words = usePhrases('work-orders');
  const { placeTime } = useDates();
  const at = reached[status];
  const stopped = status === 'withdrawn' || status === 'declined';
  const when = new Map<string, number>();
  for (const { event, at: seconds } of entries) {
    const step = event && arrivals[event];
    if (step && !(step === 'in_progress' && when.has(step))) when.set(step, seconds);
  }
  const shown = stopped ? steps.slice(0, at + 1) : steps;
  return (
    <ol aria-label={t('stepsLabel')} className="grid auto-cols-fr grid-flow-col">
      {shown.map((step, index) => {
        const done = index < at || status === 'closed';
        const isNow = index === at && !done;
        const seconds = index <= at ? when.get(step) : undefined;
        return (
          <li
            key={step}
            aria-current={isNow ? 'step' : undefined}
            className="relative flex flex-col gap-2 max-sm:last:w-6"
          >
            {index < shown.length - 1 && (
              <span
                aria-hidden="true"
                className={classNames(
                  'absolute top-[11px] right-0 left-6 h-px',
                  index < at ? 'bg-jade' : 'bg-line',
                )}
              />
            )}
            <span
              aria-hidden="true"
              className={classNames(
                'relative flex size-6 shrink-0 items-center justify-center rounded-full border bg-surface',
                done && 'border-jade bg-jade-soft text-jade',
                isNow && (stopped ? 'border-lacquer text-lacquer' : 'border-saffron bg-amber-soft'),
                index > at && 'border-line-strong/60',
              )}
            >
              {done && <Icon name="check" size={14} />}
              {isNow && !stopped && <span className="size-2 rounded-full bg-saffron" />}
              {isNow && stopped && <Icon name="close" size={14} />}
            </span>
            <span className={classNames('min-w-0 pr-3 max-sm:sr-only', index > at && 'text-muted')}>
              <span className={isNow ? 'block font-strong' : 'block'}>
                {isNow && (stopped || status === 'waiting_member' || status === 'reopened')
                  ? words(`status_${status}`)
                  : t(`step_${step}`)}
              </span>
              {seconds !== undefined && (
                <span className="block text-caption text-muted">{placeTime(seconds)}</span>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
