import { classNames } from '@serai/ui/class-names';
import type { ReactNode } from 'react';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { RoomGroup } from './room-group.tsx';
import type { RateTableProps } from './room-props.ts';

/**
 * Rates of all rooms as one table, grouped by room. If it is narrower than 55rem, as on a phone, each rate has three lines.
 */
export function RateTable({ rooms, perRoom = false, ...rest }: RateTableProps) {
  const t = usePhrases('hotel-detail');
  const terms = usePhrases('offer-terms');
  return (
    <div className="@container overflow-hidden rounded-card border border-line bg-surface">
      {/* A button that gets the focus is not hidden by the bars fixed above. */}
      <table className="w-full border-collapse text-left @max-[55rem]:block @min-[55rem]:table-fixed [&_:is(a,button)]:scroll-mt-36">
        <caption className="sr-only">{t('rooms')}</caption>
        <thead className="@max-[55rem]:sr-only">
          <tr className="text-caption whitespace-nowrap text-muted">
            <td className="w-8" />
            <Head className="w-43">{t('columnMeal')}</Head>
            <Head className="w-28">{t('columnBed')}</Head>
            <Head>{terms('policy')}</Head>
            <Head className="w-24 text-right">{t('columnLeft')}</Head>
            <Head className="w-36 text-right">
              {t(rest.perNight ? 'columnNight' : perRoom ? 'roomTotal' : 'rateTotal')}
            </Head>
            <Head className="w-41">
              <span className="sr-only">{t('book')}</span>
            </Head>
          </tr>
        </thead>
        {rooms.map((room) => (
          <RoomGroup key={room.id} room={room} {...rest} />
        ))}
      </table>
    </div>
  );
}

function Head({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <th scope="col" className={classNames('px-2 py-1 font-normal', className)}>
      {children}
    </th>
  );
}
