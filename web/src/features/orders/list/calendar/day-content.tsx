import { calendarEvents } from '@serai/contract/orders/list-columns';
import { classNames } from '@serai/ui/class-names';
import { StatusSign } from '@serai/ui/tag';
import { useDates } from '../../../../platform/format/dates.ts';
import type { OrderCalendarReply } from '../../order-queries.ts';
import { useOrderPhrases } from '../../views/service-words.ts';
import { toneOfStatus } from '../../views/status-tag.tsx';
import { EventMark } from './event-mark.tsx';

export type CalendarDay = OrderCalendarReply['days'][number];

interface DayContentProps {
  day: string;
  /** null for a day without events. */
  events: CalendarDay | null;
  isToday: boolean;
}

/** A day of the calendar on a laptop: its numbers, and its first events in a line each. */
export function WideDay({ day, events, isToday }: DayContentProps) {
  const t = useOrderPhrases('order-list');
  const others = events ? totalOf(events) - events.first.length : 0;
  return (
    <>
      <span className="flex items-center justify-between gap-1">
        <DayNumber day={day} isToday={isToday} />
        {events && <Numbers events={events} />}
      </span>
      {events?.first.map((line) => (
        <EventLine key={`${line.event} ${line.id}`} line={line} />
      ))}
      {others > 0 && <span className="text-muted">{t('moreOnDay', { count: others })}</span>}
    </>
  );
}

/** A day of the calendar on a phone: a mark for each kind of event. */
export function NarrowDay({ day, events, isToday }: DayContentProps) {
  const t = useOrderPhrases('order-list');
  const kinds = events ? calendarEvents.filter((event) => numberOf(events, event) > 0) : [];
  return (
    <>
      <DayNumber day={day} isToday={isToday} />
      <span className="flex h-2 items-center gap-0.5">
        {kinds.map((event) => (
          <EventMark key={event} event={event} />
        ))}
      </span>
      {events && <span className="sr-only">{t('ordersOnDay', { count: totalOf(events) })}</span>}
    </>
  );
}

/** The number of the day; screen readers read the whole date. */
function DayNumber({ day, isToday }: { day: string; isToday: boolean }) {
  const { civil } = useDates();
  return (
    <span>
      <span
        aria-hidden="true"
        className={classNames(
          'figures inline-flex size-6 items-center justify-center rounded-full text-caption',
          isToday && 'bg-teal font-strong text-surface',
        )}
      >
        {Number(day.slice(8))}
      </span>
      <span className="sr-only">{civil(day)}</span>
    </span>
  );
}

function Numbers({ events }: { events: CalendarDay }) {
  const t = useOrderPhrases('order-list');
  return (
    <span className="flex items-center gap-2 text-muted">
      {calendarEvents
        .filter((event) => numberOf(events, event) > 0)
        .map((event) => (
          <span key={event} className="inline-flex items-center gap-1">
            <EventMark event={event} />
            <span className="sr-only">{t(`event_${event}`)}</span>
            <span className="figures">{numberOf(events, event)}</span>
          </span>
        ))}
    </span>
  );
}

/** First guest and title in one line, for a ride after its time, and a sign for the status. */
function EventLine({ line }: { line: CalendarDay['first'][number] }) {
  const t = useOrderPhrases('order-list');
  const words = useOrderPhrases('orders');
  const isToAccept = line.order_status === 'offer_pending' && line.offered;
  const status = isToAccept ? words('offerToAccept') : words(`status_${line.order_status}`);
  // All guests of a hotel check in at the same time: the room of the cell is for their names.
  const time = line.event === 'ride' ? `${line.time} ` : '';
  const text = `${time}${line.guest} · ${line.title}`;
  const whole = [t(`event_${line.event}`), line.time, line.title, line.guest, status].join(' · ');
  return (
    <span title={whole} className="flex items-center gap-1">
      <EventMark event={line.event} />
      <span className="sr-only">{t(`event_${line.event}`)}</span>
      <span className="min-w-0 flex-1 truncate">{text}</span>
      <StatusSign tone={toneOfStatus(line.order_status, line.offered)} label={status} />
    </span>
  );
}

function totalOf({ arrivals, departures, rides }: CalendarDay): number {
  return arrivals + departures + rides;
}

function numberOf(day: CalendarDay, event: (typeof calendarEvents)[number]): number {
  return { arrival: day.arrivals, departure: day.departures, ride: day.rides }[event];
}
