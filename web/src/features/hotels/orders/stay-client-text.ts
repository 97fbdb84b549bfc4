import type { HotelOrderDetail } from '@serai/contract/hotels/booking';
import { civilText } from '../../../platform/format/dates.ts';
import type { Language } from '../../../platform/i18n/language.ts';
import { phrasesOf } from '../../../platform/i18n/phrases.ts';
import { clientText } from '../../orders/detail/client-text.ts';
import type { OrderReply } from '../../orders/order-product.ts';

/** What guests need to know of their stay. */
export function stayClientText(order: OrderReply['order'], lang: Language): string {
  if (order.product !== 'hotel') return '';
  const { detail } = order;
  const t = phrasesOf(lang, 'hotel-order');
  const names = detail.guests.flatMap(({ full_names }) => full_names);
  const day = (date: string, hours: string) =>
    t('clientDay', { date: civilText(date, lang, { year: true }), hours });
  return clientText(
    distinct([detail.hotel_name, detail.hotel_name_alt, detail.hotel_name_local]).join('\n'),
    [
      [t('factGuests'), names.join(t('namesJoin'))],
      [t('checkIn'), day(detail.check_in, t('checkInFrom', { time: detail.check_in_from }))],
      [t('checkOut'), day(detail.check_out, t('checkOutUntil', { time: detail.check_out_until }))],
      ...roomRows(detail, t),
      [t('confirmationCode'), detail.hotel_confirmation_code],
      [t('address'), distinct([detail.address, detail.address_alt, detail.address_local]).join('\n')],
      [t('phone'), detail.phone],
      [t('clientMap'), mapAddress(detail)],
    ],
    lang,
  );
}

/** Room type and meals; of rooms that differ, those of each. */
function roomRows(
  detail: HotelOrderDetail,
  t: ReturnType<typeof phrasesOf<'hotel-order'>>,
): [string, string][] {
  if (detail.room_lines.length === 0) {
    return [
      [t('roomType'), t('factRooms', { room: detail.room_type, count: detail.number_of_rooms })],
      [t('mealType'), t(`meal_${detail.meal_type}`)],
    ];
  }
  return detail.room_lines.map((line) => [
    t('room', { number: line.rooms.join(t('agesJoin')) }),
    `${line.room_type} · ${t(`meal_${line.meal_type}`)}`,
  ]);
}

/** The map that vouchers link to. */
export function mapAddress({ latitude, longitude }: { latitude: number; longitude: number }): string {
  const place = `${latitude}/${longitude}`;
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${place}`;
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts.filter(Boolean))];
}
