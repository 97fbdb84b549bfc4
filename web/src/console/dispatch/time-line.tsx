import { classNames } from '@serai/ui/class-names';
import { useEffect, useRef } from 'react';
import { useNow } from '../../features/work-orders/views/use-now.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { AbsenceMark } from './absence-mark.tsx';
import type { Board } from './board.ts';
import type { boardRows } from './dispatch-address.ts';
import { type BoardRow, layOutRows, shareOf } from './lay-out-rows.ts';
import { RideBar } from './ride-bar.tsx';
import type { RideChoice } from './ride-link.tsx';
import { useDispatchWords } from './use-dispatch-words.ts';

interface TimeLineProps {
  board: Board;
  by: (typeof boardRows)[number];
  choice: RideChoice;
}

/** A driver should not be busy for longer on one day. */
const LONG_DAY_MINUTES = 12 * 60;

/** Height of one line of rides, in rem. */
const LANE_REM = 2.75;

const frameClass = 'grid min-w-[88rem] grid-cols-[10rem_minmax(78rem,1fr)]';
const headClass = 'sticky left-0 z-20 border-r border-line bg-surface px-3';

/** The vehicles or drivers of a base as rows, with their rides to scale from midnight to six the next morning. */
export function TimeLine({ board, by, choice }: TimeLineProps) {
  const t = usePhrases('console-dispatch');
  const scroller = useRef<HTMLElement>(null);
  const now = useNow();
  const isNow = now >= board.from.utc && now < board.to.utc;
  const start = isNow ? now : (board.rides[0]?.busy_from.utc ?? board.from.utc);
  const hours = hoursOf(board);
  const shown = `${board.base.id} ${board.day}`;
  const startShare = useRef(0);
  startShare.current = shareOf(start, board) / 100;
  // Once per board: later the reader decides which hours to see.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `shown` identifies the board
  useEffect(() => {
    const element = scroller.current;
    if (element) element.scrollLeft = (element.scrollWidth - 160) * startShare.current - 80;
  }, [shown]);
  return (
    <section
      ref={scroller}
      aria-label={t(`rows_${by}`)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by the keyboard too
      tabIndex={0}
      className="relative overflow-x-auto rounded-card border border-line bg-surface"
    >
      <div
        aria-hidden="true"
        className={`${frameClass} w-max min-w-full border-b border-line text-caption text-muted`}
      >
        <div className={`${headClass} py-1`}>{t(`rows_${by}`)}</div>
        <div className="relative h-8">
          {hours.map(({ utc, text }) => (
            <span key={utc} className="absolute top-1 pl-1" style={{ left: `${shareOf(utc, board)}%` }}>
              {text}
            </span>
          ))}
        </div>
      </div>
      <ul className="w-max min-w-full divide-y divide-line">
        {layOutRows(board, by).map((row) => (
          <li key={row.id} className={frameClass}>
            <RowHead board={board} by={by} id={row.id} />
            <Track row={row} board={board} by={by} choice={choice} now={isNow ? now : null} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function RowHead({ board, by, id }: { board: Board; by: TimeLineProps['by']; id: number }) {
  const t = usePhrases('console-dispatch');
  const words = useDispatchWords(board.day);
  const driver = by === 'drivers' ? board.drivers.find((one) => one.id === id) : undefined;
  const vehicle = by === 'vehicles' ? board.vehicles.find((one) => one.id === id) : undefined;
  const active = (driver ?? vehicle)?.active ?? true;
  return (
    <div className={`${headClass} flex min-w-0 flex-col justify-center`}>
      <span className="truncate leading-5 font-strong">{driver?.name ?? vehicle?.plate_number}</span>
      <span className="truncate text-caption leading-4 text-muted">
        {!active && `${t('outOfService')} · `}
        {driver && (
          <>
            <span className={classNames(driver.busy_minutes > LONG_DAY_MINUTES && 'font-strong text-amber')}>
              {words.hours(driver.busy_minutes)}
              {driver.busy_minutes > LONG_DAY_MINUTES && ` (${t('longDay')})`}
            </span>
            {` · ${words.spoken(driver.languages)}`}
          </>
        )}
        {vehicle && [vehicle.model, t('seats', { count: vehicle.seats })].join(' · ')}
      </span>
    </div>
  );
}

function Track(props: {
  row: BoardRow;
  board: Board;
  by: TimeLineProps['by'];
  choice: RideChoice;
  now: number | null;
}) {
  const { row, board, by, choice, now } = props;
  const absences = board.absences.filter(
    ({ driver_id, vehicle_id }) => (by === 'drivers' ? driver_id : vehicle_id) === row.id,
  );
  return (
    <div className="relative" style={{ height: `${row.lanes * LANE_REM}rem` }}>
      {hoursOf(board).map(({ utc }) => (
        <span
          key={utc}
          aria-hidden="true"
          className="absolute inset-y-0 border-l border-line/60"
          style={{ left: `${shareOf(utc, board)}%` }}
        />
      ))}
      {absences.map((absence) => (
        <AbsenceMark key={absence.id} absence={absence} board={board} />
      ))}
      {row.waits.map((wait) => (
        <span
          key={wait.left}
          aria-hidden="true"
          className="absolute top-[1.375rem] border-t border-dotted border-line-strong"
          style={{ left: `${wait.left}%`, width: `${wait.width}%` }}
        />
      ))}
      <ul className="contents">
        {row.bars.map((bar) => (
          <li key={bar.ride.id} className="contents">
            <RideBar
              bar={bar}
              top={`${bar.lane * LANE_REM + 0.25}rem`}
              day={board.day}
              by={by}
              choice={choice}
            />
          </li>
        ))}
      </ul>
      {now !== null && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 border-l-2 border-saffron"
          style={{ left: `${shareOf(now, board)}%` }}
        />
      )}
    </div>
  );
}

/** Full hours of the board with the time of day there. */
function hoursOf({ from, to, base }: Board): { utc: number; text: string }[] {
  const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone: base.tz });
  const count = Math.floor((to.utc - from.utc) / 3600);
  return Array.from({ length: count }, (_, hour) => {
    const utc = from.utc + hour * 3600;
    return { utc, text: `${clock.format(utc * 1000)}:00` };
  });
}
