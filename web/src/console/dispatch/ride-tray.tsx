import { classNames } from '@serai/ui/class-names';
import { EmptyState } from '@serai/ui/empty-state';
import { StatusTag, Tag } from '@serai/ui/tag';
import type { KeyboardEvent } from 'react';
import { useNow } from '../../features/work-orders/views/use-now.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { focusRow } from '../keys/row-focus.ts';
import { type Board, type BoardRide, isOpen } from './board.ts';
import { type RideChoice, RideLink } from './ride-link.tsx';
import { useDispatchWords } from './use-dispatch-words.ts';

/** Time before the start from which a ride without a driver is urgent, in seconds. */
const URGENT_SECONDS = 2 * 3600;

/** Rides without a driver, earliest first; those assigned since the board was opened stay, dimmed. */
export function RideTray(props: { board: Board; rides: readonly BoardRide[]; choice: RideChoice }) {
  const { board, rides, choice } = props;
  const t = usePhrases('console-dispatch');
  const open = rides.filter(isOpen).length;
  return (
    <section aria-labelledby="tray" className="min-w-0 self-start lg:sticky lg:top-18">
      <h2 id="tray" tabIndex={-1} data-landing className="mb-2 flex items-baseline gap-2 font-strong">
        {t('tray')}
        <span role="status" className="text-caption font-normal text-muted">
          {t('trayCount', { count: open })}
        </span>
      </h2>
      {rides.length === 0 ? (
        <EmptyState title={t('trayEmpty')}>{t('trayEmptyHelp')}</EmptyState>
      ) : (
        <ol
          onKeyDown={moveByArrows}
          className="divide-y divide-line overflow-auto rounded-card border border-line bg-surface lg:max-h-[calc(100dvh-8rem)]"
        >
          {rides.map((ride) => (
            <TrayRow key={ride.id} ride={ride} day={board.day} choice={choice} />
          ))}
        </ol>
      )}
    </section>
  );
}

function TrayRow({ ride, day, choice }: { ride: BoardRide; day: string; choice: RideChoice }) {
  const t = usePhrases('console-dispatch');
  const words = useDispatchWords(day);
  const open = isOpen(ride);
  return (
    <li data-row data-ride={ride.id} className={classNames(!open && 'bg-sunken text-muted')}>
      <RideLink
        ride={ride}
        choice={choice}
        className="block border-l-4 border-transparent px-3 py-2 -outline-offset-2 hover:bg-teal-soft aria-[current]:border-teal aria-[current]:bg-teal-soft"
      >
        <span className="flex flex-wrap items-baseline justify-between gap-x-2">
          <span className="font-strong">{words.period(ride)}</span>
          {open ? <Urgency ride={ride} /> : <StatusTag tone="jade">{t('assigned')}</StatusTag>}
        </span>
        <span className="block text-caption">
          {t('fromTo', { from: ride.from || t('unknown'), to: ride.to || t('unknown') })}
        </span>
        <span className="block text-caption text-muted">
          {open
            ? [
                ride.passenger_name,
                t('passengers', { count: ride.passengers }),
                ride.vehicle_wish,
                t(`language_${ride.driver_language}`),
                ride.flight_number,
              ]
                .filter(Boolean)
                .join(' · ')
            : [ride.passenger_name, ride.driver?.name, ride.vehicle?.plate_number]
                .filter(Boolean)
                .join(' · ')}
        </span>
      </RideLink>
    </li>
  );
}

/** Marks a ride that starts soon, or should have started. */
function Urgency({ ride }: { ride: BoardRide }) {
  const t = usePhrases('console-dispatch');
  const left = ride.starts_at.utc - useNow();
  if (left > URGENT_SECONDS) return null;
  return left < 0 ? (
    <Tag tone="lacquer">{t('overdue')}</Tag>
  ) : (
    <Tag tone="amber">{t('startsIn', { count: Math.floor(left / 60) })}</Tag>
  );
}

/** Up and down move between the rows; a held Enter opens once. */
function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  if (event.key === 'Enter' && event.repeat) event.preventDefault();
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  event.preventDefault();
  focusRow(event.currentTarget, event.key === 'ArrowDown' ? 'next' : 'previous');
}
