import { nightsBetween } from '@serai/contract/dates';
import type { ReplyOf } from '@serai/contract/endpoint';
import { movementKinds } from '@serai/contract/hotels/movement-kinds';
import type { listMovements as endpoint } from '@serai/contract/hotels/movements';
import { inLanguage, type Lang } from '@serai/phrases/lang';
import { type Call, type Db, operatorOf } from '../../../calls.ts';
import { capped } from '../../../platform/list/count.ts';
import { countRows, readPage } from '../../../platform/list/read-list.ts';
import { nameAgencies } from '../../orders/orders.ts';
import { presentLines } from '../room-lines.ts';
import { findSentLists, listArrivals } from '../rooming/rooming-store.ts';
import { presentSent } from '../rooming/show-rooming-list.ts';
import { type MovementFilter, type MovementRow, movementList } from './movement-list.ts';
import { noticeOf } from './notice-of.ts';

type Reply = ReplyOf<typeof endpoint>;
type Movement = Reply['list'][number];

/** Lists the stays that begin, continue or end on a day at the hotels, and counts those of each kind. */
export async function listMovements(db: Db, call: Call<typeof endpoint>): Promise<Reply> {
  const { input, lang, now } = call;
  const { kind, day, hotel_id, city_id, agency_id } = input;
  const filter: MovementFilter = { day, hotel_id, city_id, agency_id, scope: operatorOf(call).scope };
  const { rows, next } = await readPage(db, input, movementList(kind, filter, now));
  const agencies = await nameAgencies(
    db,
    rows.map((row) => row.agency_id),
  );
  const counts: Reply['counts'] = [];
  // One after the other, so that a call takes one connection.
  for (const counted of movementKinds) {
    const { total, total_capped } = capped(await countRows(db, movementList(counted, filter, now)));
    counts.push({ kind: counted, count: total, capped: total_capped });
  }
  const own = counts.find((counted) => counted.kind === kind)!;
  return {
    list: rows.map((row) => presentMovement(row, agencies.get(row.agency_id) ?? '', lang)),
    total: own.count,
    total_capped: own.capped,
    next,
    counts,
    // A rooming list can hold guests of several selling companies.
    rooming: kind === 'arrivals' && !filter.scope?.sellers ? await listSent(db, rows, now) : [],
  };
}

/** The newest rooming list sent to each hotel of the rows for its day. */
async function listSent(db: Db, rows: readonly MovementRow[], now: Date): Promise<Reply['rooming']> {
  const days = new Map(rows.map(({ hotel_id, day }) => [hotel_id, { hotelId: hotel_id, day }]));
  const sent = await findSentLists(db, [...days.values()]);
  const listed: Reply['rooming'] = [];
  for (const { hotelId, day, ...list } of sent) {
    const arrivals = await listArrivals(db, { hotelId, day }, now);
    listed.push({ hotel_id: hotelId, day, ...presentSent(list, arrivals) });
  }
  return listed;
}

function presentMovement(row: MovementRow, agency: string, lang: Lang): Movement {
  const { sold_as: sold, guests } = row;
  return {
    order_id: row.id,
    day: row.day,
    order_sn: row.sn,
    order_status: row.order_status,
    agency: { id: row.agency_id, name: agency },
    hotel: {
      id: row.hotel_id,
      name: inLanguage(lang, { zh: row.hotel_zh, en: row.hotel_en }),
      city: inLanguage(lang, { zh: row.city_zh, en: row.city_en }),
      phone: row.hotel_phone,
    },
    room_type: inLanguage(lang, { zh: sold.roomZh, en: sold.roomEn }),
    bed_type: sold.bed,
    meal_type: sold.meal,
    room_lines: presentLines(sold, lang),
    number_of_rooms: row.rooms,
    check_in: row.check_in,
    check_out: row.check_out,
    nights: nightsBetween(row.check_in, row.check_out),
    adults: guests.reduce((sum, room) => sum + room.adults, 0),
    children: guests.reduce((sum, room) => sum + room.childAges.length, 0),
    guests: guests.map((room) => ({
      adults: room.adults,
      child_ages: room.childAges,
      full_names: room.fullNames,
    })),
    nationality: row.nationality,
    special_requests: row.special_requests,
    confirmation_code: row.confirmation_code,
    room_number: row.room_number,
    notice: noticeOf(row),
    contact_name: row.contact_name,
    contact_phone: row.contact_phone,
  };
}
