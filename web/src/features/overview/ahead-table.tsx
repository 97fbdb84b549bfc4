import { Card } from '@serai/ui/card';
import { classNames } from '@serai/ui/class-names';
import { Skeleton } from '@serai/ui/skeleton';
import { Link } from 'react-router';
import type { Got } from '../../platform/api/calls.ts';
import { useDates } from '../../platform/format/dates.ts';
import type { PhraseKey } from '../../platform/i18n/phrase-modules.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { Loaded } from '../../platform/query/loaded.tsx';
import { useRead } from '../../platform/query/use-read.ts';
import { ordersBeginning, ordersOnDay } from './ahead-links.ts';

type Day = Got<'overview/ahead'>['days'][number];

/** The next fourteen days: arrivals, departures and rides of each, as links to the orders of the day. */
export function AheadTable() {
  const t = usePhrases('overview');
  const query = useRead('overview/ahead', {});
  return (
    <Card flush title={t('aheadTitle')} className="[&>div:first-child]:mb-0 [&>div:first-child]:p-4">
      <Loaded query={query} skeleton={<Skeleton className="mx-4 mb-4 h-[26.5rem]" />}>
        {({ days }) => (
          <table className="mx-4 mb-4 w-[calc(100%-2rem)] border-collapse text-caption">
            <caption className="sr-only">{t('aheadCaption')}</caption>
            <thead className="text-muted">
              <tr>
                <th scope="col" className="text-left font-normal">
                  {t('aheadDay')}
                </th>
                {columns.map(({ key }) => (
                  <th key={key} scope="col" className="w-12 text-right font-normal">
                    {t(key)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {days.map((day, at) => (
                <Row key={day.day} day={day} isToday={at === 0} />
              ))}
            </tbody>
          </table>
        )}
      </Loaded>
    </Card>
  );
}

function Row({ day, isToday }: { day: Day; isToday: boolean }) {
  const t = usePhrases('overview');
  const { civil } = useDates();
  return (
    <tr className="h-7 border-t border-line">
      <th
        scope="row"
        className={classNames('text-left whitespace-nowrap', isToday ? 'font-strong' : 'font-normal')}
      >
        {isToday ? t('today') : civil(day.day)}
      </th>
      {columns.map(({ key, of, product }) => (
        <td key={key} className="text-right">
          <Count
            count={day[of].find((one) => one.product === product)?.count ?? 0}
            to={of === 'begins' ? ordersBeginning(product, day.day) : ordersOnDay(product, day.day)}
            label={`${civil(day.day)} ${t(key)}`}
          />
        </td>
      ))}
    </tr>
  );
}

function Count({ count, to, label }: { count: number; to: string; label: string }) {
  if (count === 0) return <span className="text-muted">–</span>;
  return (
    <Link
      to={to}
      aria-label={`${label} ${count}`}
      className="figures inline-flex min-h-6 min-w-6 items-center justify-end font-strong text-teal underline-offset-4 hover:underline"
    >
      {count}
    </Link>
  );
}

const columns: readonly { key: PhraseKey<'overview'>; of: 'begins' | 'ends'; product: string }[] = [
  { key: 'aheadArrivals', of: 'begins', product: 'hotel' },
  { key: 'aheadDepartures', of: 'ends', product: 'hotel' },
  { key: 'aheadCars', of: 'begins', product: 'car' },
  { key: 'aheadTransfers', of: 'begins', product: 'airport' },
];
