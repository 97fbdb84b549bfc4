import { Skeleton } from '@serai/ui/skeleton';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { Loaded } from '../../platform/query/loaded.tsx';
import { useRead } from '../../platform/query/use-read.ts';
import type { Board } from './board.ts';
import { useDispatchWords } from './use-dispatch-words.ts';

/** Number of rides named in the preview; the largest page of the list. */
const SHOWN = 50;

/** Rides of a driver in a period that go back to the tray. */
export function ReturnedPreview(props: { board: Board; driverId: number; from: number; to: number | null }) {
  const { board, driverId: driver_id, from, to } = props;
  const t = usePhrases('console-dispatch');
  const words = useDispatchWords(board.day);
  const query = useRead(
    'console/dispatch/list',
    { driver_id, status: 'assigned', from, to, limit: SHOWN },
    { fresh: true },
  );
  return (
    <Loaded query={query} skeleton={<Skeleton className="h-16" />}>
      {({ list, total }) =>
        list.length === 0 ? (
          <p className="text-muted">{t('returnsNone')}</p>
        ) : (
          <div className="rounded-control bg-sunken px-4 py-2">
            <p>{t('returns', { count: total })}</p>
            <ul
              aria-label={t('returns', { count: total })}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by the keyboard too
              tabIndex={0}
              className="mt-1 max-h-40 overflow-auto text-caption"
            >
              {list.map((ride) => (
                <li key={ride.id}>{`${words.period(ride)} · ${ride.passenger_name} · ${ride.order_sn}`}</li>
              ))}
            </ul>
          </div>
        )
      }
    </Loaded>
  );
}
