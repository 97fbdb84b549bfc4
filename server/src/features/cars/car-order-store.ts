import { sql } from 'kysely';
import type { Db, Trx } from '../../calls.ts';
import type { OrderStatus } from '../../domain/order-facts.ts';
import type { HeldVehicles } from '../fleet/fleet.ts';
import type { OrderUnits } from '../orders/for-products.ts';
import type { FrozenPolicy, OrderRow } from '../orders/orders.ts';
import { carJourney } from './car-journey.ts';
import type { CarOffer, SoldAs } from './price-offer.ts';

/** The car's part of an order. */
export interface CarOrder {
  order_id: number;
  sold_as: SoldAs;
  passenger_name: string;
  /** Empty if only the booker's number is known. */
  passenger_phone: string;
  pick_up_address: string;
  drop_off_address: string;
  currency: string;
  order_status: OrderStatus;
  policy: OrderRow['policy'];
}

/** Vehicles of the pool that an offer holds. */
export function heldBy({ poolId, soldAs }: Pick<CarOffer, 'poolId' | 'soldAs'>): HeldVehicles {
  return { poolId, journey: carJourney(soldAs), vehicles: soldAs.rental.vehicles };
}

/** Passenger and exact addresses of a rental. */
export type NamedTrip = Pick<
  CarOrder,
  'passenger_name' | 'passenger_phone' | 'pick_up_address' | 'drop_off_address'
>;

/** Updates passenger and addresses. */
export async function updateCarTrip(trx: Trx, orderId: number, named: NamedTrip): Promise<void> {
  await trx.updateTable('car_orders').set(named).where('order_id', '=', orderId).execute();
}

/** Updates what a rental is sold as; the rate only if one is given. */
export async function updateSoldCar(
  trx: Trx,
  orderId: number,
  { soldAs, pick_up_address }: { soldAs: SoldAs; pick_up_address: string },
  rateId: number | undefined,
): Promise<void> {
  await trx
    .updateTable('car_orders')
    .set({
      sold_as: JSON.stringify(soldAs),
      pick_up_address,
      ...(rateId === undefined ? {} : { rate_id: rateId }),
    })
    .where('order_id', '=', orderId)
    .execute();
}

/** Rate by which a rental was sold, still on sale or not. */
export async function findSoldRateId(db: Db, orderId: number): Promise<number> {
  const { rate_id } = await db
    .selectFrom('car_orders')
    .select('rate_id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return rate_id;
}

/** Agency of a rental and pool of its vehicles. */
export async function findRequested(db: Db, orderId: number): Promise<{ poolId: number; agencyId: number }> {
  return db
    .selectFrom('car_orders')
    .innerJoin('car_rates', 'car_rates.id', 'car_orders.rate_id')
    .innerJoin('orders', 'orders.id', 'car_orders.order_id')
    .select(['car_rates.pool_id as poolId', 'orders.agency_id as agencyId'])
    .where('car_orders.order_id', '=', orderId)
    .executeTakeFirstOrThrow();
}

export async function insertCarOrder(
  trx: Trx,
  orderId: number,
  offer: CarOffer,
  named: NamedTrip,
): Promise<void> {
  await trx
    .insertInto('car_orders')
    .values({
      order_id: orderId,
      rate_id: offer.rateId,
      sold_as: JSON.stringify(offer.soldAs),
      passenger_name: named.passenger_name,
      passenger_phone: named.passenger_phone,
      pick_up_address: named.pick_up_address,
      drop_off_address: named.drop_off_address,
    })
    .execute();
}

export async function listCarOrders(db: Db, orderIds: readonly number[]): Promise<CarOrder[]> {
  if (orderIds.length === 0) return [];
  const rows = await db
    .selectFrom('car_orders')
    .innerJoin('orders', 'orders.id', 'car_orders.order_id')
    .select([
      'order_id',
      'sold_as',
      'passenger_name',
      'passenger_phone',
      'pick_up_address',
      'drop_off_address',
      'currency',
      'order_status',
      'policy',
    ])
    .$narrowType<{ policy: FrozenPolicy }>()
    .where('order_id', 'in', [...orderIds])
    .execute();
  return rows.map((row) => ({ ...row, sold_as: row.sold_as as unknown as SoldAs }));
}

/** Loads the car's part of an order; throws if it has none. */
export async function findCarOrder(db: Db, orderId: number): Promise<CarOrder> {
  const [order] = await listCarOrders(db, [orderId]);
  if (!order) throw new Error(`Order ${orderId} has no car part`);
  return order;
}

/** Country in which each rental begins. */
export async function findCarCountries(db: Db, orderIds: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; country: string }>`
    SELECT car_orders.order_id AS id, location.country_code AS country FROM car_orders
    JOIN car_rates rate ON rate.id = car_orders.rate_id JOIN car_locations location ON location.id = rate.location_id
    WHERE car_orders.order_id = ANY(${[...orderIds]}::bigint[])`.execute(db);
  return new Map(rows.map(({ id, country }) => [id, country]));
}

/** Number of vehicles by order. */
export async function countRentedVehicles(
  db: Db,
  orderIds: readonly number[],
): Promise<Map<number, OrderUnits>> {
  const { rows } = await sql<{ id: number; units: number }>`
    SELECT order_id AS id, coalesce((sold_as -> 'rental' ->> 'vehicles')::int, 1) AS units FROM car_orders
    WHERE order_id = ANY(${[...orderIds]}::bigint[])`.execute(db);
  return new Map(rows.map(({ id, units }) => [id, { units }]));
}
