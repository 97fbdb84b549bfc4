import { nightsBetween } from '@serai/contract/dates';
import type { NoticeKind } from '@serai/contract/hotels/notice-words';
import type { RoomWish, Stay } from '@serai/contract/hotels/stays';
import { sql } from 'kysely';
import type { Db, Trx } from '../../calls.ts';
import { isRefundable } from '../../domain/cancellation-policy.ts';
import type { OrderStatus } from '../../domain/order-facts.ts';
import type { OrderUnits } from '../orders/for-products.ts';
import type { FrozenPolicy } from '../orders/orders.ts';
import type { NamedRoom } from './check-guests.ts';
import type { HotelOffer, OfferedLine, OfferedStay, SoldAs } from './price-offer.ts';
import { areAllRefundable } from './room-lines.ts';
import type { HeldRooms } from './stock.ts';

/** Stored guests of one room. */
export interface StoredRoom {
  adults: number;
  childAges: number[];
  /** Absent in orders that predate the choice of beds. */
  childBeds?: number;
  fullNames: string[];
}

/** A stored room as a requested party. */
export function partyOf({ adults, childAges, childBeds = 0 }: StoredRoom): RoomWish {
  return { adults, child_ages: childAges, child_beds: childBeds };
}

/** The hotel's part of an order. */
export interface HotelOrder {
  order_id: number;
  hotel_id: number;
  room_type_id: number;
  rate_plan_id: number;
  check_in: string;
  check_out: string;
  rooms: number;
  nationality: string;
  sold_as: SoldAs;
  guests: StoredRoom[];
  /** The guests first booked. */
  first_guests: StoredRoom[];
  confirmation_code: string;
  room_number: string;
  /** Whether it holds rooms from the seller's own stock. */
  holds_stock: boolean;
  currency: string;
  /** Newest notice to the hotel; null before the first. */
  notice_kind: NoticeKind | null;
  notice_at: Date | null;
  answer: 'acknowledged' | 'refused' | null;
  answered_at: Date | null;
  answered_by: string | null;
  order_status: OrderStatus;
  supplier: string | null;
  /** Whether cancelling ever cost less than the full price; of rooms that differ, for each of them. */
  refundable: boolean;
}

/** Guests and nights of a booked stay. */
export function stayOf({
  check_in,
  check_out,
  guests,
  nationality,
}: Pick<HotelOrder, 'check_in' | 'check_out' | 'guests' | 'nationality'>): Stay {
  return { check_in, check_out, rooms: guests.map(partyOf), nationality };
}

export async function insertHotelOrder(
  trx: Trx,
  orderId: number,
  offer: HotelOffer,
  named: readonly NamedRoom[],
): Promise<void> {
  const { stay } = offer;
  const guests: StoredRoom[] = stay.rooms.map((room, at) => ({
    adults: room.adults,
    childAges: room.child_ages,
    childBeds: room.child_beds,
    fullNames: named[at]!.guests.map(({ full_name }) => full_name),
  }));
  await trx
    .insertInto('hotel_orders')
    .values({
      order_id: orderId,
      hotel_id: offer.hotelId,
      room_type_id: offer.roomTypeId,
      rate_plan_id: offer.ratePlanId,
      check_in: stay.check_in,
      check_out: stay.check_out,
      rooms: stay.rooms.length,
      nationality: stay.nationality,
      sold_as: JSON.stringify(offer.soldAs),
      guests: JSON.stringify(guests),
      holds_stock: !offer.onRequest,
    })
    .execute();
  if (offer.roomLines) await insertLines(trx, orderId, offer.roomLines);
}

async function insertLines(trx: Trx, orderId: number, lines: readonly OfferedLine[]): Promise<void> {
  const rows = lines.map(({ roomTypeId, ratePlanId, rooms, price }, at) => ({
    order_id: orderId,
    position: at + 1,
    room_type_id: roomTypeId,
    rate_plan_id: ratePlanId,
    rooms,
    price,
  }));
  await trx.insertInto('hotel_order_lines').values(rows).execute();
}

export async function listHotelOrders(db: Db, orderIds: readonly number[]): Promise<HotelOrder[]> {
  if (orderIds.length === 0) return [];
  const rows = await db
    .selectFrom('hotel_orders')
    .innerJoin('orders', 'orders.id', 'hotel_orders.order_id')
    .leftJoin('hotel_notices as notice', (join) =>
      join.onRef('notice.order_id', '=', 'hotel_orders.order_id').on('notice.is_current', '=', true),
    )
    .select([
      'hotel_orders.order_id',
      'hotel_id',
      'room_type_id',
      'rate_plan_id',
      'check_in',
      'check_out',
      'rooms',
      'nationality',
      'sold_as',
      'guests',
      'first_guests',
      'confirmation_code',
      'room_number',
      'holds_stock',
      'currency',
      'notice.kind as notice_kind',
      'notice.created_at as notice_at',
      'answer',
      'answered_at',
      'answered_by',
      'order_status',
      'supplier',
      'policy',
    ])
    .where('hotel_orders.order_id', 'in', [...orderIds])
    .execute();
  return rows.map(({ policy, ...row }) => ({
    ...row,
    sold_as: row.sold_as as SoldAs,
    guests: row.guests as StoredRoom[],
    first_guests: (row.first_guests ?? row.guests) as StoredRoom[],
    refundable: isRefundable(policy as FrozenPolicy) && areAllRefundable(row.sold_as as SoldAs),
  }));
}

/** Loads the hotel's part of an order; throws if it has none. */
export async function findHotelOrder(db: Db, orderId: number): Promise<HotelOrder> {
  const [order] = await listHotelOrders(db, [orderId]);
  if (!order) throw new Error(`Order ${orderId} has no hotel part`);
  return order;
}

/** Stores the offered stay as sold; returns its rooms by room type. */
export async function updateSoldAs(
  trx: Trx,
  orderId: number,
  { ratePlanId, roomTypeId, soldAs }: OfferedStay,
  holdsStock: boolean,
): Promise<HeldRooms[]> {
  await trx
    .updateTable('hotel_orders')
    .set({
      rate_plan_id: ratePlanId,
      room_type_id: roomTypeId,
      sold_as: JSON.stringify(soldAs),
      holds_stock: holdsStock,
    })
    .where('order_id', '=', orderId)
    .execute();
  return listRoomsOf(trx, orderId);
}

/** Replaces the stay by another one with the same number of rooms; clears the hotel's confirmation. */
export async function updateStay(trx: Trx, orderId: number, offer: HotelOffer): Promise<void> {
  await trx
    .updateTable('hotel_orders')
    .set({
      rate_plan_id: offer.ratePlanId,
      room_type_id: offer.roomTypeId,
      check_in: offer.stay.check_in,
      check_out: offer.stay.check_out,
      sold_as: JSON.stringify(offer.soldAs),
      confirmation_code: '',
      room_number: '',
    })
    .where('order_id', '=', orderId)
    .execute();
}

/** Replaces the stay by one at another hotel on the same nights; the new hotel must confirm it. */
export async function updateReplacedStay(
  trx: Trx,
  orderId: number,
  replacement: OfferedStay & { hotelId: number; holdsStock: boolean },
): Promise<void> {
  await trx
    .updateTable('hotel_orders')
    .set({
      hotel_id: replacement.hotelId,
      rate_plan_id: replacement.ratePlanId,
      room_type_id: replacement.roomTypeId,
      sold_as: JSON.stringify(replacement.soldAs),
      holds_stock: replacement.holdsStock,
      confirmation_code: '',
      room_number: '',
      asked_before_at: null,
    })
    .where('order_id', '=', orderId)
    .execute();
}

/** Replaces the guests of each room; the guests first booked are kept. */
export async function updateGuestsOfStay(
  trx: Trx,
  orderId: number,
  guests: readonly StoredRoom[],
): Promise<void> {
  await trx
    .updateTable('hotel_orders')
    .set({ guests: JSON.stringify(guests), first_guests: sql`coalesce(first_guests, guests)` })
    .where('order_id', '=', orderId)
    .execute();
}

/**
 * Stores the remaining rooms, their guests and the terms sold; returns the stock now held and whether it is
 * own stock.
 */
export async function updateRooms(
  trx: Trx,
  orderId: number,
  guests: readonly StoredRoom[],
  soldAs: SoldAs,
): Promise<{ held: HeldRooms; holdsStock: boolean }> {
  const row = await trx
    .updateTable('hotel_orders')
    .set({
      rooms: guests.length,
      guests: JSON.stringify(guests),
      sold_as: JSON.stringify(soldAs),
      first_guests: sql`coalesce(first_guests, guests)`,
    })
    .where('order_id', '=', orderId)
    .returning(['room_type_id', 'check_in', 'check_out', 'rooms', 'holds_stock'])
    .executeTakeFirstOrThrow();
  const { room_type_id: roomTypeId, check_in: checkIn, check_out: checkOut, rooms } = row;
  return { held: { roomTypeId, checkIn, checkOut, rooms }, holdsStock: row.holds_stock };
}

/** Marks the order's stock as released and returns it by room type; empty if it held none. */
export async function updateHoldEnded(trx: Trx, orderId: number): Promise<HeldRooms[]> {
  const ended = await trx
    .updateTable('hotel_orders')
    .set({ holds_stock: false })
    .where('order_id', '=', orderId)
    .where('holds_stock', '=', true)
    .returning('order_id')
    .executeTakeFirst();
  return ended ? listRoomsOf(trx, orderId) : [];
}

/** Rooms of a stay by room type and rate, whether or not they are held. */
async function listRoomsOf(trx: Trx, orderId: number): Promise<HeldRooms[]> {
  const { rows } = await sql<HeldRooms>`
    SELECT coalesce(line.room_type_id, stay.room_type_id) AS "roomTypeId", stay.check_in AS "checkIn",
      stay.check_out AS "checkOut", coalesce(line.rooms, stay.rooms) AS rooms
    FROM hotel_orders stay LEFT JOIN hotel_order_lines line ON line.order_id = stay.order_id
    WHERE stay.order_id = ${orderId}::bigint`.execute(trx);
  return rows;
}

/**
 * Returns those orders that count as served after their dates: the hotel acknowledged the newest notice or
 * gave a confirmation code, or the guests checked in. The silence of a trusted hotel counts too. A hotel's
 * refusal does not.
 */
export async function findKnownStays(db: Db, orderIds: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    SELECT part.order_id AS id FROM hotel_orders part
    JOIN orders ON orders.id = part.order_id JOIN hotels ON hotels.id = part.hotel_id
    LEFT JOIN hotel_notices notice ON notice.order_id = part.order_id AND notice.is_current
    WHERE part.order_id = ANY(${[...orderIds]}::bigint[])
      AND (orders.order_status = 'in_service'
        OR (part.confirmation_code <> '' OR hotels.is_trusted) AND notice.answer IS DISTINCT FROM 'refused'
        OR notice.answer = 'acknowledged' AND notice.kind <> 'cancellation')`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Condition on `orders`: a confirmed stay without a confirmation code. Trusted hotels need none. */
export const lacksCode = sql<boolean>`(orders.order_status = 'confirmed' AND EXISTS (
  SELECT FROM hotel_orders stay JOIN hotels ON hotels.id = stay.hotel_id
  WHERE stay.order_id = orders.id AND stay.confirmation_code = '' AND NOT hotels.is_trusted))`;

/** Confirmation code and room number from the hotel so far; empty strings if none. */
export async function findHotelConfirmation(
  trx: Trx,
  orderId: number,
): Promise<{ confirmation_code: string; room_number: string }> {
  return trx
    .selectFrom('hotel_orders')
    .select(['confirmation_code', 'room_number'])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
}

/** Stores the hotel's confirmation; omitted fields keep their value. Returns both current values. */
export async function updateHotelConfirmation(
  trx: Trx,
  orderId: number,
  told: { confirmation_code?: string | undefined; room_number?: string | undefined },
): Promise<{ confirmation_code: string; room_number: string }> {
  return trx
    .updateTable('hotel_orders')
    .set((eb) => ({
      confirmation_code: told.confirmation_code ?? eb.ref('confirmation_code'),
      room_number: told.room_number ?? eb.ref('room_number'),
    }))
    .where('order_id', '=', orderId)
    .returning(['confirmation_code', 'room_number'])
    .executeTakeFirstOrThrow();
}

/** Country of each stay's hotel. */
export async function findHotelCountries(db: Db, orderIds: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; country: string }>`
    SELECT hotel_orders.order_id AS id, city.country_code AS country FROM hotel_orders
    JOIN hotels hotel ON hotel.id = hotel_orders.hotel_id JOIN destinations city ON city.id = hotel.city_id
    WHERE hotel_orders.order_id = ANY(${[...orderIds]}::bigint[])`.execute(db);
  return new Map(rows.map(({ id, country }) => [id, country]));
}

/** Rooms, nights and confirmation code by order. */
export async function countStays(db: Db, orderIds: readonly number[]): Promise<Map<number, OrderUnits>> {
  const rows = await db
    .selectFrom('hotel_orders')
    .select(['order_id', 'rooms', 'check_in', 'check_out', 'confirmation_code'])
    .where(sql<boolean>`order_id = ANY(${[...orderIds]}::bigint[])`)
    .execute();
  return new Map(
    rows.map(({ order_id, rooms, check_in, check_out, confirmation_code }) => [
      order_id,
      { units: rooms, nights: nightsBetween(check_in, check_out), code: confirmation_code },
    ]),
  );
}
