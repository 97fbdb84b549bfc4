import type { NoticeAction, NoticeView } from '@serai/contract/hotels/notices';
import { inLanguage, type Lang } from '@serai/phrases/lang';
import type { Db } from '../../../calls.ts';
import { nightsOf } from '../../../domain/stay.ts';
import { toSeconds } from '../../../platform/clock.ts';
import { countryName } from '../../../platform/lang/country-name.ts';
import { inOrder } from '../../../platform/lang/in-order.ts';
import { presentFees } from '../hotel-fees.ts';
import { listHotelOrders, partyOf } from '../hotel-order-store.ts';
import { extraBedsSold, mealsSold } from '../price-offer.ts';
import { presentLines } from '../room-lines.ts';
import { findCurrentNotice, findNoticeFacts, type NoticeRow } from './notice-store.ts';
import { findSellingCompany } from './selling-company.ts';

/** States in which the hotel still expects the guests. */
const open: ReadonlySet<string> = new Set(['processing', 'confirmed', 'in_service']);

/** An order with its newest notice, as shown to its hotel. */
export async function presentNotice(db: Db, orderId: number, lang: Lang): Promise<NoticeView> {
  const notice = await findCurrentNotice(db, orderId);
  const [order] = await listHotelOrders(db, [orderId]);
  if (!notice || !order) throw new Error(`Order ${orderId} has no notice`);
  const facts = await findNoticeFacts(db, orderId);
  const { sn, special_requests, order_status } = facts;
  const { sold_as: sold, confirmation_code } = order;
  const hotel = inOrder(sold.hotelZh, sold.hotelEn, lang);
  const room = inOrder(sold.roomZh, sold.roomEn, lang);
  const extraBeds = extraBedsSold(sold);
  const seller = await findSellingCompany(db, facts);
  return {
    order_sn: sn,
    version: notice.version,
    kind: notice.kind,
    sent_at: toSeconds(notice.created_at),
    answer: notice.answer,
    answered_at: notice.answered_at && toSeconds(notice.answered_at),
    answered_by: notice.answered_by,
    reason: notice.reason,
    confirmation_code,
    actions: noticeActionsOf(notice, { order_status, confirmation_code }),
    hotel_name: hotel.name,
    hotel_name_alt: hotel.name_alt,
    tz: sold.tz,
    room_type: room.name,
    room_type_alt: room.name_alt,
    meal_type: sold.meal,
    ...mealsSold(sold, order.rooms),
    bed_type: sold.bed,
    room_lines: presentLines(sold, lang),
    check_in: order.check_in,
    check_out: order.check_out,
    nights: sold.nights.length,
    number_of_rooms: order.rooms,
    nationality_name: countryName(order.nationality, lang),
    guests: order.guests.map((room, at) => ({
      ...partyOf(room),
      extra_beds: extraBeds[at] ?? 0,
      full_names: room.fullNames,
    })),
    special_requests,
    fees: presentFees(
      sold.fees ?? [],
      nightsOf(order.check_in, order.check_out),
      order.guests.map(partyOf),
      lang,
    ),
    important: inLanguage(lang, { zh: sold.importantZh ?? '', en: sold.importantEn ?? '' }),
    seller: {
      name: inLanguage(lang, { zh: seller.nameZh, en: seller.nameEn }),
      phone: seller.phone,
      phone_24h: seller.phone24h,
    },
  };
}

/** Answers that are possible now; a stored code can only be changed by telephone. */
export function noticeActionsOf(
  { kind, answer }: Pick<NoticeRow, 'kind' | 'answer'>,
  order: { order_status: string; confirmation_code: string },
): NoticeAction[] {
  if (kind === 'cancellation') return answer === null ? ['acknowledge'] : [];
  if (!open.has(order.order_status)) return [];
  if (answer === 'refused') return ['acknowledge'];
  if (answer === null) return ['acknowledge', 'refuse'];
  return order.confirmation_code === '' ? ['addCode', 'refuse'] : ['refuse'];
}
