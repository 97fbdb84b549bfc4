import type { Db } from '../../calls.ts';
import { partyOf, type StoredRoom } from './hotel-order-store.ts';

/**
 * Supplier booking request of an order: the stay in the codes of the import, with the guests of each room.
 */
export async function describeForSupplier(db: Db, orderId: number): Promise<Record<string, unknown>> {
  const { guests, ...stay } = await db
    .selectFrom('hotel_orders')
    .innerJoin('hotels', 'hotels.id', 'hotel_orders.hotel_id')
    .innerJoin('room_types', 'room_types.id', 'hotel_orders.room_type_id')
    .innerJoin('rate_plans', 'rate_plans.id', 'hotel_orders.rate_plan_id')
    .select([
      'hotels.code as hotel',
      'room_types.code as room_type',
      'rate_plans.code as rate_plan',
      'check_in',
      'check_out',
      'nationality',
      'guests',
    ])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const rooms = (guests as StoredRoom[]).map((room) => ({ ...partyOf(room), full_names: room.fullNames }));
  return { ...stay, rooms };
}
