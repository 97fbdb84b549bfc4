import type { ReplyOf } from '@serai/contract/endpoint';
import type { listStopSells as endpoint } from '@serai/contract/hotels/sale';
import { inLanguage } from '@serai/phrases/lang';
import { sql } from 'kysely';
import type { Call, Db } from '../../../calls.ts';
import { byId, type CountedQuery, joinConditions, readList } from '../../../platform/list/read-list.ts';

interface ListedStop {
  id: number;
  hotel_id: number;
  hotel_zh: string;
  hotel_en: string;
  city_zh: string;
  city_en: string;
  room_zh: string | null;
  room_en: string | null;
  from_night: string;
  to_night: string;
  reason: string;
  stopped_by: string;
  stopped_at: Date;
}

const from = sql`FROM stop_sells stop
  JOIN hotels hotel ON hotel.id = stop.hotel_id
  JOIN destinations city ON city.id = hotel.city_id`;

/** Lists the stop-sells in force whose last night is not over at the hotel, newest first. */
export async function listStopSells(
  db: Db,
  { input, lang, now }: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { rows, ...listed } = await readList(db, input, stopSells(input, now));
  return {
    list: rows.map((row) => ({
      id: row.id,
      hotel: {
        id: row.hotel_id,
        name: inLanguage(lang, { zh: row.hotel_zh, en: row.hotel_en }),
        city: inLanguage(lang, { zh: row.city_zh, en: row.city_en }),
      },
      room_type:
        row.room_zh === null ? null : inLanguage(lang, { zh: row.room_zh, en: row.room_en ?? row.room_zh }),
      from: row.from_night,
      to: row.to_night,
      reason: row.reason,
      stopped_by: row.stopped_by,
      stopped_at: Math.floor(row.stopped_at.getTime() / 1000),
    })),
    ...listed,
  };
}

function stopSells(
  { hotel_id, city_id }: { hotel_id?: number | undefined; city_id?: number | undefined },
  now: Date,
): CountedQuery<ListedStop> {
  return {
    list: ['stop-sells', hotel_id, city_id],
    order: byId('newest first', 'stop.id'),
    from,
    where: joinConditions([
      sql`stop.opened_at IS NULL`,
      // The constant bound lets the index skip past nights; the date at the hotel differs by a day at most.
      sql`stop.to_night >= ${now.toISOString().slice(0, 10)}::date - 1`,
      sql`stop.to_night >= (${now}::timestamptz AT TIME ZONE city.tz)::date`,
      hotel_id !== undefined && sql`stop.hotel_id = ${hotel_id}::bigint`,
      city_id !== undefined && sql`hotel.city_id = ${city_id}::bigint`,
    ]),
    select: (wanted) => sql<ListedStop>`
      SELECT stop.id, stop.hotel_id, hotel.name_zh AS hotel_zh, hotel.name_en AS hotel_en, city.name_zh AS city_zh,
        city.name_en AS city_en, room.name_zh AS room_zh, room.name_en AS room_en, stop.from_night, stop.to_night,
        stop.reason, clerk.nickname AS stopped_by, stop.stopped_at
      ${from} LEFT JOIN room_types room ON room.id = stop.room_type_id JOIN users clerk ON clerk.id = stop.stopped_by
      WHERE ${wanted}`,
  };
}
