import type { CalendarEvent } from '@serai/contract/orders/list-columns';
import { classNames } from '@serai/ui/class-names';

/** Kind of an event as shape and colour; a text beside it names the kind. */
export function EventMark({ event }: { event: CalendarEvent }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 12 12"
      width="8"
      height="8"
      className={classNames('shrink-0', colours[event])}
    >
      {shapes[event]}
    </svg>
  );
}

const colours: Record<CalendarEvent, string> = {
  arrival: 'text-teal',
  departure: 'text-muted',
  ride: 'text-amber',
};

const shapes = {
  arrival: <circle cx="6" cy="6" r="5" fill="currentColor" />,
  departure: <circle cx="6" cy="6" r="4" fill="none" stroke="currentColor" strokeWidth="2" />,
  ride: <path d="M1 1h10v10H1z" fill="currentColor" />,
};
