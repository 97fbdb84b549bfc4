import type { ReplyOf } from '@serai/contract/endpoint';
import type { showSale as endpoint } from '@serai/contract/hotels/sale';
import { inLanguage } from '@serai/phrases/lang';
import { sql } from 'kysely';
import type { Call, Db } from '../../../calls.ts';
import { localDate } from '../../../domain/local-time.ts';
import { money } from '../../../domain/money.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { findPriceSettings } from '../../site/site.ts';
import type { OfferRow } from '../offer-store.ts';

/** Shows the active room types of a hotel with the rooms left and sold tonight, and the net prices of tonight. */
export async function showSale(
  db: Db,
  { input, lang, now }: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const hotel = await db
    .selectFrom('hotels')
    .innerJoin('destinations as city', 'city.id', 'hotels.city_id')
    .select(['hotels.id', 'hotels.name_zh', 'hotels.name_en', 'city.name_zh as city_zh'])
    .select(['city.name_en as city_en', 'city.tz'])
    .where('hotels.id', '=', input.hotel_id)
    .executeTakeFirst();
  if (!hotel) throw new AppError('hotel_unknown');
  const today = localDate(now.getTime(), hotel.tz);
  const { currency } = await findPriceSettings(db);
  const rooms = await listRooms(db, hotel.id, today);
  const plans = await listPlans(db, hotel.id, today);
  return {
    hotel: {
      id: hotel.id,
      name: inLanguage(lang, { zh: hotel.name_zh, en: hotel.name_en }),
      city: inLanguage(lang, { zh: hotel.city_zh, en: hotel.city_en }),
    },
    today,
    rooms: rooms.map(({ id, name_zh, name_en, left, sold, stopped }) => ({
      id,
      name: inLanguage(lang, { zh: name_zh, en: name_en }),
      left,
      sold,
      stopped,
      plans: plans
        .filter(({ room_type_id }) => room_type_id === id)
        .map((plan) => ({
          id: plan.id,
          code: plan.code,
          meal_type: plan.meal,
          bed_type: plan.bed,
          price: money(plan.price, currency),
        })),
    })),
  };
}

interface RoomTonight {
  id: number;
  name_zh: string;
  name_en: string;
  left: number;
  sold: number;
  stopped: boolean;
}

async function listRooms(db: Db, hotelId: number, night: string): Promise<RoomTonight[]> {
  const { rows } = await sql<RoomTonight>`
    SELECT room.id, room.name_zh, room.name_en,
      coalesce(month.units[extract(day FROM ${night}::date)::int], 0)::int AS left,
      coalesce(month.sold[extract(day FROM ${night}::date)::int], 0)::int AS sold,
      EXISTS (SELECT FROM stop_sells stop WHERE stop.hotel_id = room.hotel_id AND stop.opened_at IS NULL
        AND coalesce(stop.room_type_id, room.id) = room.id
        AND ${night}::date BETWEEN stop.from_night AND stop.to_night) AS stopped
    FROM room_types room
    LEFT JOIN room_months month ON month.room_type_id = room.id AND month.month = date_trunc('month', ${night}::date)
    WHERE room.hotel_id = ${hotelId}::bigint AND room.active ORDER BY room.position, room.id`.execute(db);
  return rows;
}

interface PlanTonight extends Pick<OfferRow, 'meal' | 'bed'> {
  id: number;
  room_type_id: number;
  code: string;
  price: number;
}

async function listPlans(db: Db, hotelId: number, night: string): Promise<PlanTonight[]> {
  const { rows } = await sql<PlanTonight>`
    SELECT plan.id, plan.room_type_id, plan.code, plan.meal, plan.bed,
      coalesce((night_values(month.prices, month.contract_prices))[extract(day FROM ${night}::date)::int], 0) AS price
    FROM rate_plans plan
    LEFT JOIN rate_months month ON month.rate_plan_id = plan.id AND month.month = date_trunc('month', ${night}::date)
    WHERE plan.hotel_id = ${hotelId}::bigint AND plan.active ORDER BY plan.position, plan.id`.execute(db);
  return rows;
}
