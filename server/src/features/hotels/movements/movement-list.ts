import type { MovementKind } from '@serai/contract/hotels/movement-kinds';
import { maxNights } from '@serai/contract/hotels/stays';
import { type RawBuilder, sql } from 'kysely';
import type { StaffScope } from '../../../calls.ts';
import type { OrderStatus } from '../../../domain/order-facts.ts';
import { type CountedQuery, joinConditions } from '../../../platform/list/read-list.ts';
import { withinScope } from '../../orders/for-products.ts';
import type { StoredRoom } from '../hotel-order-store.ts';
import type { SoldAs } from '../price-offer.ts';

/** A stored stay on a list of movements. */
export interface MovementRow {
  id: number;
  /** Date of the list at the hotel. */
  day: string;
  sn: string;
  order_status: OrderStatus;
  agency_id: number;
  hotel_id: number;
  hotel_zh: string;
  hotel_en: string;
  hotel_phone: string;
  /** The outside system in which the stay is booked; null = the seller's own allotment. */
  supplier: string | null;
  city_zh: string;
  city_en: string;
  sold_as: SoldAs;
  guests: StoredRoom[];
  rooms: number;
  check_in: string;
  check_out: string;
  nationality: string;
  special_requests: string;
  confirmation_code: string;
  room_number: string;
  /** Null if the hotel was never notified. */
  notice_id: number | null;
  answer: 'acknowledged' | 'refused' | null;
  contact_name: string;
  contact_phone: string;
}

/** Filters of a list of movements. */
export interface MovementFilter {
  day: string | undefined;
  hotel_id: number | undefined;
  city_id: number | undefined;
  agency_id: number | undefined;
  /** Scope of the reader's role; null for all stays. */
  scope: StaffScope | null;
}

const from = sql`FROM hotel_orders stay
  JOIN orders ON orders.id = stay.order_id
  JOIN hotels hotel ON hotel.id = stay.hotel_id
  JOIN destinations city ON city.id = hotel.city_id`;

/**
 * Declares the list of the stays of one kind, grouped by hotel. Only paid or accepted stays are listed: a stay that
 * was cancelled, rejected, never paid or not shown up for does not concern the hotel on that day.
 */
export function movementList(
  kind: MovementKind,
  { day, hotel_id, city_id, agency_id, scope }: MovementFilter,
  now: Date,
): CountedQuery<MovementRow> {
  return {
    list: ['movements', kind, day, hotel_id, city_id, agency_id, scope],
    order: {
      orderBy: sql`stay.hotel_id ASC, stay.order_id ASC`,
      follows: ([hotel, order]) => sql`(stay.hotel_id, stay.order_id) > (${hotel}::bigint, ${order}::bigint)`,
      keyOf: (row) => [row.hotel_id, row.id],
    },
    from,
    where: joinConditions([
      sql`orders.order_status IN ('processing', 'confirmed', 'in_service', 'completed')`,
      isOfKind(kind, day, now),
      hotel_id !== undefined && sql`stay.hotel_id = ${hotel_id}::bigint`,
      city_id !== undefined && sql`hotel.city_id = ${city_id}::bigint`,
      agency_id !== undefined && sql`orders.agency_id = ${agency_id}::bigint`,
      withinScope(scope),
    ]),
    select: (wanted) => sql<MovementRow>`
      SELECT stay.order_id AS id, ${dateOf(day, now)} AS day, orders.sn, orders.order_status, orders.agency_id, stay.hotel_id, orders.supplier,
        hotel.name_zh AS hotel_zh, hotel.name_en AS hotel_en, hotel.phone AS hotel_phone,
        city.name_zh AS city_zh, city.name_en AS city_en, stay.sold_as, stay.guests, stay.rooms, stay.check_in,
        stay.check_out, stay.nationality, orders.special_requests, stay.confirmation_code, stay.room_number,
        notice.id AS notice_id, notice.answer, orders.contact_name, orders.contact_phone
      ${from} LEFT JOIN hotel_notices notice ON notice.order_id = stay.order_id AND notice.is_current
      WHERE ${wanted}`,
  };
}

/**
 * Condition of a kind. Without a day, each hotel has its own current date, which differs from the date in UTC by one
 * day at most; a range of constant dates then bounds the part of the index that is read.
 */
function isOfKind(kind: MovementKind, day: string | undefined, now: Date): RawBuilder<unknown> {
  const utc = now.toISOString().slice(0, 10);
  const date = dateOf(day, now);
  const [first, last] = day === undefined ? [sql`${utc}::date - 1`, sql`${utc}::date + 1`] : [date, date];
  switch (kind) {
    case 'arrivals':
      return sql`stay.check_in BETWEEN ${first} AND ${last} AND stay.check_in = ${date}`;
    case 'departures':
      return sql`stay.check_out BETWEEN ${first} AND ${last} AND stay.check_out = ${date}`;
    case 'inHouse':
      return sql`stay.check_in BETWEEN ${first} - ${sql.lit(maxNights)} AND ${last}
        AND stay.check_in < ${date} AND stay.check_out > ${date}`;
  }
}

function dateOf(day: string | undefined, now: Date): RawBuilder<unknown> {
  return day === undefined ? sql`(${now}::timestamptz AT TIME ZONE city.tz)::date` : sql`${day}::date`;
}
