import { inLanguage, type Lang } from '@serai/phrases/lang';
import { placeTime, type RideSheet } from '../orders/for-products.ts';
import { meetingPoint } from './present-trip.ts';
import type { TransferOrder } from './transfer-order-store.ts';

/** Day sheet of a transfer for its driver. */
export function describeTransferRide(order: TransferOrder, lang: Lang): RideSheet {
  const { sold_as: sold, sign_text } = order;
  const airport = {
    name: `${inLanguage(lang, { zh: sold.airportZh, en: sold.airportEn })} ${sold.iata}`,
    address: '',
  };
  const place = {
    name: [inLanguage(lang, { zh: sold.placeZh, en: sold.placeEn }), sold.placeLocal]
      .filter(Boolean)
      .join(' · '),
    address: order.address || inLanguage(lang, { zh: sold.addressZh, en: sold.addressEn }),
  };
  const isPickUp = sold.mode === 'pick_up';
  return {
    from: isPickUp ? airport : place,
    to: isPickUp ? place : airport,
    passengers: sold.adults + sold.childAges.length,
    child_seats: sold.childSeats,
    meeting_point: isPickUp ? meetingPoint(sold, lang) : '',
    sign_text,
    flight_number: sold.flightNumber,
    flight_time: placeTime(new Date(sold.times.flight), sold.tz),
  };
}
