import { Link } from 'react-router';
import { useDates } from '../../platform/format/dates.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { firstPage } from '../../platform/list/place.ts';
import { consolePaths } from '../addresses/console-paths.ts';
import { SaleLink } from '../hotels/sale-link.tsx';
import { StopSellButton } from '../hotels/stop-sell-button.tsx';
import { RoomingLine, type SentRooming } from './rooming-line.tsx';
import { type Stay, StayTable } from './stay-table.tsx';
import { type StaysSearch, staysAddress } from './stays-address.ts';

interface HotelSheetsProps {
  stays: readonly Stay[];
  /** Rooming lists sent to the hotels. */
  rooming: readonly SentRooming[];
  search: StaysSearch;
  stale: boolean;
}

/** The stays of each hotel below its name; printed, each hotel begins on a new sheet. */
export function HotelSheets({ stays, rooming, search, stale }: HotelSheetsProps) {
  const t = usePhrases('console-stays');
  const { civil } = useDates();
  const narrowed = (part: Partial<StaysSearch>) =>
    consolePaths.consoleStays(staysAddress.write({ ...search, ...firstPage, ...part }));
  return (
    <div className="grid gap-8 print:block">
      {byHotel(stays).map(({ hotel, day, own }) => (
        <section key={hotel.id} className="print:not-first:break-before-page">
          <div className="mb-2 flex flex-wrap items-baseline gap-x-4">
            <h2 className="text-lead font-strong">
              <Link
                to={narrowed({ hotel_id: hotel.id })}
                className="underline-offset-4 hover:text-teal hover:underline"
              >
                {hotel.name}
              </Link>
            </h2>
            <span className="text-caption text-muted">{`${hotel.city} ${hotel.phone}`}</span>
            <span className="text-caption text-muted">{`${t(`kind_${search.kind}`)} ${civil(day)}`}</span>
            {search.kind === 'arrivals' && (
              <RoomingLine
                hotel={hotel}
                day={day}
                sent={rooming.find(({ hotel_id }) => hotel_id === hotel.id)}
              />
            )}
            <StopSellButton hotel={hotel} />
            <SaleLink hotelId={hotel.id} />
          </div>
          <StayTable
            caption={t('caption', { hotel: hotel.name, kind: t(`kind_${search.kind}`) })}
            stays={own}
            stale={stale}
            agencyHref={(agency_id) => narrowed({ agency_id })}
          />
        </section>
      ))}
    </div>
  );
}

/** Stays by hotel, in the order of the list. */
function byHotel(stays: readonly Stay[]) {
  const groups = new Map<number, { hotel: Stay['hotel']; day: string; own: Stay[] }>();
  for (const stay of stays) {
    const { hotel, day } = stay;
    const group = groups.get(hotel.id) ?? { hotel, day, own: [] };
    group.own.push(stay);
    groups.set(hotel.id, group);
  }
  return [...groups.values()];
}
