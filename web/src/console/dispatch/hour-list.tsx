import type { ServiceTime } from '@serai/contract/dates';
import { StatusTag, type Tone } from '@serai/ui/tag';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { type Board, type BoardRide, clashOf, isOpen } from './board.ts';
import { type RideChoice, RideLink } from './ride-link.tsx';
import { useDispatchWords } from './use-dispatch-words.ts';

/** All rides of the board by the hour in which they start, for a phone. */
export function HourList({ board, choice }: { board: Board; choice: RideChoice }) {
  const t = usePhrases('console-dispatch');
  const words = useDispatchWords(board.day);
  return (
    <div className="grid gap-4">
      <p role="status" tabIndex={-1} data-landing className="font-strong">
        {`${t('tray')} `}
        <span className="font-normal text-muted">
          {t('trayCount', { count: board.rides.filter(isOpen).length })}
        </span>
      </p>
      {byHour(board.rides, words.clock).map(({ hour, text, rides }) => (
        <section key={hour} aria-label={text}>
          <h2 className="mb-1 text-caption font-strong text-muted">{text}</h2>
          <ul className="divide-y divide-line rounded-card border border-line bg-surface">
            {rides.map((ride) => (
              <li key={ride.id} data-row data-ride={ride.id}>
                <RideLink
                  ride={ride}
                  choice={choice}
                  className="block px-3 py-2 -outline-offset-2 aria-[current]:bg-teal-soft"
                >
                  <span className="flex flex-wrap items-baseline justify-between gap-x-2">
                    <span className="font-strong">{words.period(ride)}</span>
                    <StatusTag tone={clashOf(ride) ? 'lacquer' : tones[ride.status]}>
                      {clashOf(ride) ? t('clash') : t(`status_${ride.status}`)}
                    </StatusTag>
                  </span>
                  <span className="block text-caption">
                    {t('fromTo', { from: ride.from || t('unknown'), to: ride.to || t('unknown') })}
                  </span>
                  <span className="block text-caption text-muted">
                    {[ride.passenger_name, ride.driver?.name, ride.vehicle?.plate_number]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </RideLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const tones: Record<BoardRide['status'], Tone> = {
  unassigned: 'amber',
  assigned: 'teal',
  en_route: 'teal',
  on_location: 'teal',
  on_board: 'teal',
  finished: 'jade',
};

/** Rides by date and hour of their start, in the order of the board. */
function byHour(rides: readonly BoardRide[], clock: (time: ServiceTime) => string) {
  const groups = new Map<string, BoardRide[]>();
  for (const ride of rides) {
    const hour = ride.starts_at.local.slice(0, 13);
    groups.set(hour, [...(groups.get(hour) ?? []), ride]);
  }
  return [...groups].map(([hour, own]) => {
    const text = clock({ ...own[0]!.starts_at, local: `${hour}:00` });
    return { hour, text, rides: own };
  });
}
