import { inLanguage, type Lang } from '@serai/phrases/lang';
import type { RideSheet } from '../orders/for-products.ts';
import type { CarOrder } from './car-order-store.ts';
import { partyOf } from './price-offer.ts';

/** Day sheet of a rental for its driver. */
export function describeCarRide(order: CarOrder, lang: Lang): RideSheet {
  const { pickUp, dropOff, trip } = order.sold_as;
  return {
    from: {
      name: inLanguage(lang, { zh: pickUp.name_zh, en: pickUp.name_en }),
      address: order.pick_up_address,
    },
    to: {
      name: inLanguage(lang, { zh: dropOff.name_zh, en: dropOff.name_en }),
      address: order.drop_off_address,
    },
    passengers: partyOf(trip).passengers,
    child_seats: 0,
    meeting_point: '',
    sign_text: '',
    flight_number: '',
    flight_time: null,
  };
}
