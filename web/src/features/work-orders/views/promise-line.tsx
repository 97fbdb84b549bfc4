import { classNames } from '@serai/ui/class-names';
import { Icon } from '@serai/ui/icons';
import { useDates } from '../../../platform/format/dates.ts';
import { useReaderZone } from '../../../platform/format/reader-zone.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useWorkZone } from '../../../platform/session/use-work-zone.ts';
import { spanParts } from './time-left.ts';
import { useNow } from './use-now.ts';

interface PromiseLineProps {
  /** Seconds since 1970. */
  promisedBy: number;
  firstReplyAt: number | null;
  /** Time of the request; without it the duration of the reply is not shown. */
  since?: number | undefined;
  /** In a list: one short line. */
  compact?: boolean;
}

/**
 * Promised time of the reply, in the reader's time zone and, if it differs, in the seller's, with the remaining
 * time; after the reply, how long it took. Needs the phrases `work-orders`.
 */
export function PromiseLine({ promisedBy, firstReplyAt, since, compact = false }: PromiseLineProps) {
  const t = usePhrases('work-orders');
  const now = useNow();
  const span = useSpan();
  const clock = useClock();
  if (firstReplyAt !== null) {
    if (since === undefined) return null;
    return (
      <Line tone="jade" icon="check">
        {t('answeredIn', { took: span(firstReplyAt - since) })}
      </Line>
    );
  }
  if (promisedBy <= now) {
    return (
      <Line tone="amber" icon="clock">
        {t('promiseBroken', { time: clock.own(promisedBy) })}
      </Line>
    );
  }
  const seller = compact ? null : clock.seller(promisedBy);
  return (
    <Line tone="teal" icon="clock">
      {t('promisedLeft', { time: clock.own(promisedBy), left: span(promisedBy - now) })}
      {seller && (
        <span className="block font-normal text-muted">{t('promisedSeller', { time: seller })}</span>
      )}
    </Line>
  );
}

function Line(props: { tone: keyof typeof tones; icon: 'check' | 'clock'; children: React.ReactNode }) {
  const { tone, icon, children } = props;
  return (
    <p className={classNames('flex items-start gap-2', tones[tone])}>
      <Icon name={icon} size={16} className="mt-1 shrink-0" />
      <span className="min-w-0 font-strong">{children}</span>
    </p>
  );
}

const tones = { jade: 'text-jade', amber: 'text-amber', teal: 'text-teal' };

/** Returns a formatter of spans in seconds: `1 h 5 min`. */
export function useSpan(): (seconds: number) => string {
  const t = usePhrases('work-orders');
  return (seconds) => {
    const parts = spanParts(seconds);
    return (['days', 'hours', 'minutes'] as const)
      .flatMap((unit) => (parts[unit] === undefined ? [] : [t(unit, { count: parts[unit] })]))
      .join(t('durationJoin'));
  };
}

/**
 * Returns formatters of instants: the time for today, otherwise with its date; and the seller's local time if
 * it differs.
 */
export function useClock(): { own: (seconds: number) => string; seller: (seconds: number) => string | null } {
  const { time, placeTime } = useDates();
  const ownZone = useReaderZone();
  const workZone = useWorkZone();
  const said = (seconds: number, zone?: string) => {
    const today = time(Date.now(), zone).slice(0, 10);
    const [day, clock = ''] = time(seconds, zone).split(' ');
    return day === today ? clock.slice(0, 5) : placeTime(seconds, zone);
  };
  return {
    own: (seconds) => said(seconds),
    seller(seconds) {
      if (!workZone || !ownZone) return null;
      return time(seconds, workZone) === time(seconds) ? null : said(seconds, workZone);
    },
  };
}
