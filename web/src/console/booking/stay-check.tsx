import { KeyValues } from '@serai/ui/key-values';
import type { HotelBookingValues } from '../../features/hotels/booking/hotel-booking-values.ts';
import { useDates } from '../../platform/format/dates.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import type { StayQuote } from './desk-booking.ts';

/** Hotel, dates and guests of a stay. */
export function StayCheck({ quote, values }: { quote: StayQuote; values: HotelBookingValues }) {
  const t = usePhrases('console-booking');
  const { civil } = useDates();
  const { hotel, room, stay } = quote;
  const names = values.rooms.flatMap((one) => one.names.map((name) => name.trim()).filter(Boolean));
  return (
    <KeyValues
      columns={1}
      items={[
        {
          key: 'stay',
          name: t('columnHotel'),
          value: `${hotel.name} · ${room.name} × ${stay.rooms.length}`,
        },
        { key: 'dates', name: t('dates'), value: `${civil(stay.check_in)} – ${civil(stay.check_out)}` },
        { key: 'guests', name: t('guests'), value: names.join(', ') },
      ]}
    />
  );
}
