import type { ReplyOf } from '@serai/contract/endpoint';
import type { previewReplacement as endpoint } from '@serai/contract/hotels/replacements';
import { inLanguage } from '@serai/phrases/lang';
import type { Call, Db } from '../../../calls.ts';
import { money } from '../../../domain/money.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { findAnyOrder, type Products } from '../../orders/orders.ts';
import { findHotelOrder, type HotelOrder } from '../hotel-order-store.ts';
import { costSold } from '../price-offer.ts';
import { refuseMixed } from '../room-lines.ts';
import { hasStock } from '../stock.ts';
import { findReplacement, type Replacement } from './find-replacement.ts';
import { refuseUnreplaceable } from './replace-stay.ts';

/** Shows what `replaceStay` would change, with its refusals and without a change. */
export async function previewReplacement(
  db: Db,
  products: Products,
  { input, lang, now }: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const opened = await findAnyOrder(db, products, input.id);
  refuseUnreplaceable(opened, { lang });
  const { order } = opened;
  const before = await findHotelOrder(db, order.id);
  refuseMixed(before);
  const next = await findReplacement(db, opened, before, input, now);
  await refuseSoldOut(db, before, next);
  const { sold_as: former } = before;
  const { soldAs } = next;
  const cost = costSold(soldAs);
  const inOrderCurrency = (amount: number | null) => (amount === null ? null : money(amount, order.currency));
  return {
    from: {
      hotel: inLanguage(lang, { zh: former.hotelZh, en: former.hotelEn }),
      room: inLanguage(lang, { zh: former.roomZh, en: former.roomEn }),
      cost: inOrderCurrency(order.cost),
    },
    to: {
      hotel: inLanguage(lang, { zh: soldAs.hotelZh, en: soldAs.hotelEn }),
      address: inLanguage(lang, { zh: soldAs.addressZh, en: soldAs.addressEn }),
      phone: soldAs.phone,
      room: inLanguage(lang, { zh: soldAs.roomZh, en: soldAs.roomEn }),
      meal: soldAs.meal,
      bed: soldAs.bed,
      cost: inOrderCurrency(cost),
      difference: inOrderCurrency(differenceOf(cost, order.cost)),
    },
    price: money(order.total_price, order.currency),
    releases_hotel: next.hotelId !== before.hotel_id,
  };
}

/** How much more a cost is than the former one; null if either is unknown. */
export function differenceOf(cost: number | null, former: number | null): number | null {
  return cost === null || former === null ? null : cost - former;
}

/** Refuses with `sold_out` if the allotment lacks the rooms. A stay that keeps its room type keeps its rooms. */
async function refuseSoldOut(db: Db, before: HotelOrder, next: Replacement): Promise<void> {
  const { check_in: checkIn, check_out: checkOut, rooms, holds_stock, room_type_id } = before;
  const { roomTypeId } = next;
  if (!next.holdsStock || (holds_stock && roomTypeId === room_type_id)) return;
  if (!(await hasStock(db, { roomTypeId, checkIn, checkOut, rooms }))) throw new AppError('sold_out');
}
