import { nightsBetween } from '@serai/contract/dates';
import type { ReplyOf } from '@serai/contract/endpoint';
import type { showRoomingList as endpoint } from '@serai/contract/hotels/rooming';
import { inLanguage, type Lang } from '@serai/phrases/lang';
import { type Call, type Db, operatorOf } from '../../../calls.ts';
import type { MovementRow } from '../movements/movement-list.ts';
import { presentLines } from '../room-lines.ts';
import { findRoomingHotel } from './rooming-hotel.ts';
import { countChanges, findSentList, listArrivals, refuseLong, type SentList } from './rooming-store.ts';

type Reply = ReplyOf<typeof endpoint>;

/** Shows the guests who arrive at a hotel on a day as they would be sent, and the list sent last. */
export async function showRoomingList(db: Db, call: Call<typeof endpoint>): Promise<Reply> {
  const { input, lang, now } = call;
  const hotel = await findRoomingHotel(db, input.hotel_id, operatorOf(call));
  const asked = { hotelId: hotel.id, day: input.day };
  const rows = await listArrivals(db, asked, now);
  refuseLong(rows);
  const sent = await findSentList(db, asked);
  return {
    hotel: { id: hotel.id, name: inLanguage(lang, { zh: hotel.name_zh, en: hotel.name_en }) },
    day: input.day,
    email: hotel.reservation_email || hotel.email,
    version: sent?.version ?? 0,
    sent: sent ? presentSent(sent, rows) : null,
    stays: rows.map((row) => presentStay(row, lang)),
  };
}

/** A list that was sent, with the number of changes since. */
export function presentSent(sent: SentList, rows: readonly MovementRow[]): NonNullable<Reply['sent']> {
  return {
    sent_at: Math.floor(sent.sent_at.getTime() / 1000),
    sent_by: sent.sent_by,
    sent_to: sent.sent_to,
    changes: countChanges(sent.stays, rows),
  };
}

function presentStay(row: MovementRow, lang: Lang): Reply['stays'][number] {
  return {
    order_id: row.id,
    order_sn: row.sn,
    room_type: inLanguage(lang, { zh: row.sold_as.roomZh, en: row.sold_as.roomEn }),
    bed_type: row.sold_as.bed,
    meal_type: row.sold_as.meal,
    room_lines: presentLines(row.sold_as, lang),
    number_of_rooms: row.rooms,
    check_out: row.check_out,
    nights: nightsBetween(row.check_in, row.check_out),
    guests: row.guests.map(({ fullNames }) => fullNames),
    special_requests: row.special_requests,
    confirmation_code: row.confirmation_code,
  };
}
