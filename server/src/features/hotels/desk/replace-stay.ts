import type { ReplyOf } from '@serai/contract/endpoint';
import type { replaceStay as endpoint } from '@serai/contract/hotels/booking';
import type { Lang } from '@serai/phrases/lang';
import { type Call, operatorOf, type Trx } from '../../../calls.ts';
import { zonedTimeText } from '../../../domain/local-time.ts';
import { money } from '../../../domain/money.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Done } from '../../activity/activity.ts';
import {
  actionOnOrder,
  clearReview,
  updateCost,
  updateGuests,
  wrongState,
} from '../../orders/for-products.ts';
import {
  addOrderEvent,
  announceOrder,
  type OpenOrder,
  openOrderForStaff,
  type Products,
  presentOrder,
} from '../../orders/orders.ts';
import { findHotelOrder, type HotelOrder, updateReplacedStay } from '../hotel-order-store.ts';
import { endNoticeLinks } from '../notices/notice-store.ts';
import { releaseHotel } from '../notices/release-hotel.ts';
import { writeNotice } from '../notices/write-notice.ts';
import { costSold, type SoldAs } from '../price-offer.ts';
import { hotelWord } from '../product-word.ts';
import { refuseMixed } from '../room-lines.ts';
import { stayTitle } from '../stay-title.ts';
import { type HeldRooms, holdStock, moveStock, returnStock, takeOffSale } from '../stock.ts';
import { findReplacement, type Replacement } from './find-replacement.ts';

/**
 * Moves the guests of a stay that its hotel cannot provide to another room or hotel on the same nights. In
 * one operation: the new rooms are taken, the new cost is booked, the former hotel is released, the new one
 * is notified, the review ends and the agency receives a new voucher. The agency's price and cancellation
 * rules do not change.
 * @throws AppError `review_not_open` unless the hotel refused or did not answer; `mixed_stay_by_hand`; `rate_unknown`;
 * `replacement_elsewhere`; `rooms_too_small`, `beds_too_few`, `extra_bed_missing`; `cost_unknown`;
 * `sold_out`.
 */
export async function replaceStay(
  trx: Trx,
  { products, publicUrl }: { products: Products; publicUrl: string },
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { userId: operatorId, nickname } = operatorOf(call);
  const { id, evidence } = call.input;
  const { now } = call;
  const opened = await openOrderForStaff(trx, products, id);
  refuseUnreplaceable(opened, call);
  const before = await findHotelOrder(trx, id);
  refuseMixed(before);
  const next = await findReplacement(trx, opened, before, call.input, now);
  await moveRooms(trx, before, next, { isRefused: opened.order.needs_review === 'hotel_refused' });
  if (next.hotelId !== before.hotel_id) await releaseHotel(trx, opened.order, { stay: before, now });
  await updateReplacedStay(trx, id, next);
  await updateCost(trx, id, costSold(next.soldAs));
  const title = stayTitle(next.soldAs, before.rooms);
  const { guest_names } = opened.order;
  const country = next.soldAs.countryCode;
  await updateGuests(trx, id, { guest_names, title_zh: title.zh, title_en: title.en, country });
  const moved = { ...opened.order, title_zh: title.zh, title_en: title.en };
  await endNoticeLinks(trx, id, now);
  await writeNotice(trx, { orderId: id, kind: 'booking', publicUrl, now });
  const reason = `${before.sold_as.hotelEn}, ${before.sold_as.roomEn} → ${next.soldAs.hotelEn}, ${next.soldAs.roomEn}`;
  await addOrderEvent(trx, { orderId: id, event: 'replaceStay', operatorId, reason, now });
  const order = await clearReview(
    trx,
    { order: moved },
    { now, by: { operatorId, reason: evidence }, isReplaced: true },
  );
  await notifyAgency(trx, { ...opened, order }, before.sold_as, next.soldAs, now);
  const costs = { before: opened.order.cost, after: costSold(next.soldAs) };
  const shown = (cost: number | null) => (cost === null ? null : money(cost, order.currency));
  return {
    reply: {
      order: presentOrder({ ...opened, order: { ...order, operator_name: nickname } }, call),
      cost: { before: shown(costs.before), after: shown(costs.after) },
    },
    did: actionOnOrder(order, {
      before: { hotel: before.sold_as.hotelEn, room: before.sold_as.roomEn, cost: costs.before },
      after: { hotel: next.soldAs.hotelEn, room: next.soldAs.roomEn, cost: costs.after },
      reason: evidence,
    }),
  };
}

/** Refuses a stay from an outside supplier, and one that its hotel has neither refused nor left unanswered. */
export function refuseUnreplaceable({ order, product }: OpenOrder, { lang }: { lang: Lang }): void {
  if (product.name !== hotelWord || order.supplier !== null) throw new AppError('not_found');
  if (order.order_status !== 'confirmed') throw wrongState(order, lang);
  const { needs_review: review } = order;
  if (review !== 'hotel_refused' && review !== 'hotel_silent') throw new AppError('review_not_open');
}

/**
 * Takes the new rooms and returns the former ones to stock. Refuses with `sold_out` if another booking has
 * taken the rooms.
 */
async function moveRooms(
  trx: Trx,
  before: HotelOrder,
  next: Replacement,
  { isRefused }: { isRefused: boolean },
): Promise<void> {
  const { check_in: checkIn, check_out: checkOut, rooms } = before;
  const from: HeldRooms = { roomTypeId: before.room_type_id, checkIn, checkOut, rooms };
  const to: HeldRooms = { roomTypeId: next.roomTypeId, checkIn, checkOut, rooms };
  if (before.holds_stock && next.holdsStock) {
    if (!(await moveStock(trx, from, to))) throw new AppError('sold_out');
    if (isRefused && from.roomTypeId !== to.roomTypeId) await takeOffSale(trx, from);
  } else if (before.holds_stock) {
    await returnStock(trx, from, { isRefused });
  } else if (next.holdsStock && !(await holdStock(trx, to))) {
    throw new AppError('sold_out');
  }
}

async function notifyAgency(
  trx: Trx,
  { order }: OpenOrder,
  former: SoldAs,
  next: SoldAs,
  now: Date,
): Promise<void> {
  const facts = {
    before_zh: `${former.hotelZh}，${former.roomZh}`,
    before_en: `${former.hotelEn}, ${former.roomEn}`,
    after_zh: `${next.hotelZh}，${next.roomZh}`,
    after_en: `${next.hotelEn}, ${next.roomEn}`,
    hotel_address_zh: next.addressZh,
    hotel_address_en: next.addressEn,
    hotel_phone: next.phone,
    guests: order.guest_names.join(', '),
    starts: zonedTimeText(order.service_start.getTime(), order.tz),
  };
  await announceOrder(trx, order, { event: 'stay_replaced', facts, now });
}
