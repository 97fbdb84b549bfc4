import type { Cancellation } from '@serai/contract/orders/cancellation';
import { classNames } from '@serai/ui/class-names';
import { useDates } from '../../platform/format/dates.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';

export interface CancelTermProps {
  /** Policy as of the request. */
  cancellation: Cancellation;
  /** Unix seconds; null if it is never free. */
  freeUntil: number | null;
  /** Time zone of the place. */
  tz: string;
  nowMs: number;
}

/** End of free cancellation in local time, or that there is none. */
export function CancelTerm({ cancellation, freeUntil, tz, nowMs }: CancelTermProps) {
  const t = usePhrases('vehicle-terms');
  const { placeTime } = useDates();
  const free = cancellation === 'free' && freeUntil !== null && freeUntil * 1000 > nowMs;
  return (
    <p
      className={classNames(
        'flex items-center gap-2 text-caption',
        free ? 'font-strong text-jade' : 'text-muted',
      )}
    >
      <span
        aria-hidden="true"
        className={classNames('size-2 shrink-0 rounded-full', free ? 'bg-jade' : 'bg-line-strong')}
      />
      {free
        ? t('freeUntil', { time: placeTime(freeUntil, tz) })
        : t(cancellation === 'non_refundable' ? 'nonRefundable' : 'cancelAtFee')}
    </p>
  );
}
