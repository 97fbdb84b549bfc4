import type { HotelOrderDetail } from '@serai/contract/hotels/booking';
import { Price } from '@serai/ui/price';
import { useDates } from '../../../platform/format/dates.ts';
import { useMoney } from '../../../platform/format/money.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';

/** Price of each night for one room. */
export function NightPriceTable({ nights }: { nights: HotelOrderDetail['price_per_night'] }) {
  const t = usePhrases('hotel-order');
  const money = useMoney();
  const { civil } = useDates();
  return (
    <table className="w-full">
      <caption className="sr-only">{t('pricePerNight')}</caption>
      <thead className="text-caption text-muted">
        <tr>
          <th scope="col" className="pb-1 text-left font-normal">
            {t('columnNight')}
          </th>
          <th scope="col" className="pb-1 text-right font-normal">
            {t('columnPrice')}
          </th>
        </tr>
      </thead>
      <tbody>
        {nights.map((night) => (
          <tr key={night.date} className="border-t border-line">
            <td className="py-1">{civil(night.date)}</td>
            <td className="py-1 text-right">
              <Price {...money.parts(night.price)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
