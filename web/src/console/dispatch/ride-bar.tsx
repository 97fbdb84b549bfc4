import { classNames } from '@serai/ui/class-names';
import { Icon, type IconName } from '@serai/ui/icons';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { type BoardRide, clashOf } from './board.ts';
import type { boardRows } from './dispatch-address.ts';
import type { Bar } from './lay-out-rows.ts';
import { type RideChoice, RideLink } from './ride-link.tsx';
import { useDispatchWords } from './use-dispatch-words.ts';

interface RideBarProps {
  bar: Bar;
  top: string;
  day: string;
  by: (typeof boardRows)[number];
  choice: RideChoice;
}

/** A ride on the time line: the ways out and back as an outline, the time with the guests filled. */
export function RideBar({ bar, top, day, by, choice }: RideBarProps) {
  const t = usePhrases('console-dispatch');
  const words = useDispatchWords(day);
  const { ride, busy, trip } = bar;
  const other = by === 'vehicles' ? ride.driver?.name : ride.vehicle?.plate_number;
  const clash = clashOf(ride);
  const share = (part: number) => `${busy.width > 0 ? (part / busy.width) * 100 : 0}%`;
  const label = [
    words.period(ride),
    t('fromTo', { from: ride.from || t('unknown'), to: ride.to || t('unknown') }),
    ride.passenger_name,
    other,
    t(`status_${ride.status}`),
    words.clashText(ride),
  ];
  return (
    <RideLink
      ride={ride}
      choice={choice}
      label={label.filter(Boolean).join(t('comma'))}
      style={{ left: `${busy.left}%`, width: `${busy.width}%`, top }}
      className={classNames(
        'absolute h-9 min-w-4 rounded-control border border-dashed hover:z-10 aria-[current]:z-10 aria-[current]:outline-2 aria-[current]:outline-teal',
        clash ? 'border-lacquer' : 'border-line-strong/60',
      )}
    >
      <span
        className={classNames(
          'absolute inset-y-0 flex min-w-3 items-center gap-1 overflow-hidden rounded-control px-1 text-caption whitespace-nowrap',
          clash ? 'border-2 border-dashed border-lacquer bg-lacquer-soft text-lacquer' : looks[ride.status],
        )}
        style={{ left: share(trip.left - busy.left), width: share(trip.width) }}
      >
        <BarIcon ride={ride} />
        {clash && <span className="font-strong">{t('clash')}</span>}
        <span className="min-w-0 truncate">{[ride.passenger_name, other].filter(Boolean).join(' · ')}</span>
      </span>
    </RideLink>
  );
}

/** Shape of a state, so that it can be seen without colours. */
function BarIcon({ ride }: { ride: BoardRide }) {
  const icon: IconName | null = clashOf(ride) ? 'warning' : icons[ride.status];
  return icon && <Icon name={icon} size={14} className="shrink-0" />;
}

const icons: Record<BoardRide['status'], IconName | null> = {
  unassigned: null,
  assigned: null,
  en_route: 'car',
  on_location: 'pin',
  on_board: 'guests',
  finished: 'check',
};

const looks: Record<BoardRide['status'], string> = {
  unassigned: 'bg-amber-soft text-amber',
  assigned: 'bg-teal-soft text-teal',
  en_route: 'bg-teal text-surface',
  on_location: 'bg-teal text-surface',
  on_board: 'bg-teal text-surface',
  finished: 'bg-sunken text-muted',
};
