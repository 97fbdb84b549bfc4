import type { Lang } from '@serai/phrases/lang';
import { inLang } from '../../platform/lang/in-lang.ts';
import type { RideSheet } from '../orders/for-products.ts';
import type { CarOrder } from './car-order-store.ts';
import { partyOf } from './price-offer.ts';

/** Day sheet of a rental for its driver. */
export function describeCarRide(order: CarOrder, lang: Lang): RideSheet {
  const { pickUp, dropOff, trip } = order.sold_as;
  return {
    from: { name: inLang(pickUp.name_zh, pickUp.name_en, lang), address: order.pick_up_address },
    to: { name: inLang(dropOff.name_zh, dropOff.name_en, lang), address: order.drop_off_address },
    passengers: partyOf(trip).passengers,
    child_seats: 0,
    meeting_point: '',
    sign_text: '',
    flight_number: '',
    flight_time: null,
  };
}
