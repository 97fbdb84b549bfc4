import type { HotelOrderDetail } from '@serai/contract/hotels/booking';
import { useMoney } from '../../../platform/format/money.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { NightPriceTable } from './night-price-table.tsx';

/** Price of each night for one room; of rooms that differ, by room type and rate with their total. */
export function StayPrices({ detail }: { detail: HotelOrderDetail }) {
  const t = usePhrases('hotel-order');
  const money = useMoney();
  if (detail.room_lines.length === 0) return <NightPriceTable nights={detail.price_per_night} />;
  return (
    <div className="grid gap-4">
      {detail.room_lines.map((line) => (
        <section key={line.rooms.join()}>
          <h4 className="flex flex-wrap justify-between gap-x-4">
            <span>
              <span className="font-strong">{line.room_type}</span>{' '}
              <span className="text-caption text-muted">
                {t('room', { number: line.rooms.join(t('agesJoin')) })}
              </span>
            </span>
            <span>{t('lineTotal', { count: line.rooms.length, total: money.text(line.total_price) })}</span>
          </h4>
          <NightPriceTable nights={line.nights} />
        </section>
      ))}
    </div>
  );
}
