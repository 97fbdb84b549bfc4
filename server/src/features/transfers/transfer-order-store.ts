import { sql } from 'kysely';
import type { Db, Trx } from '../../calls.ts';
import type { OrderStatus } from '../../domain/order-facts.ts';
import type { HeldVehicles } from '../fleet/fleet.ts';
import type { OrderUnits } from '../orders/for-products.ts';
import type { FrozenPolicy, OrderRow } from '../orders/orders.ts';
import type { StoredReport } from './flight-report-store.ts';
import type { TransferOffer } from './price-offer.ts';
import type { SoldAs } from './sold-as.ts';
import { transferJourney } from './transfer-journey.ts';

/** The transfer's part of an order. */
export interface TransferOrder {
  order_id: number;
  sold_as: SoldAs;
  passenger_name: string;
  /** Empty if only the booker's number is known. */
  passenger_phone: string;
  /** Exact address within the place; empty if the place's address is enough. */
  address: string;
  sign_text: string;
  currency: string;
  order_status: OrderStatus;
  policy: OrderRow['policy'];
  /** Last report about its flight; null without one. */
  report: StoredReport | null;
}

/** Vehicles of the pool that an offer holds. */
export function heldBy({ poolId, soldAs }: TransferOffer): HeldVehicles {
  return { poolId, journey: transferJourney(soldAs), vehicles: soldAs.vehicles };
}

/** Passenger, sign and exact address of a transfer. */
export type NamedTrip = Pick<TransferOrder, 'passenger_name' | 'passenger_phone' | 'address' | 'sign_text'>;

/** Updates passenger, sign and address. */
export async function updateTransferTrip(trx: Trx, orderId: number, named: NamedTrip): Promise<void> {
  await trx.updateTable('transfer_orders').set(named).where('order_id', '=', orderId).execute();
}

export async function insertTransferOrder(
  trx: Trx,
  orderId: number,
  offer: TransferOffer,
  named: NamedTrip,
): Promise<void> {
  await trx
    .insertInto('transfer_orders')
    .values({
      order_id: orderId,
      rate_id: offer.rateId,
      mode: offer.soldAs.mode,
      sold_as: JSON.stringify(offer.soldAs),
      passenger_name: named.passenger_name,
      passenger_phone: named.passenger_phone,
      address: named.address,
      sign_text: named.sign_text,
    })
    .execute();
}

/** Updates what a transfer is sold as; the rate only if one is given. */
export async function updateSoldTransfer(
  trx: Trx,
  orderId: number,
  { soldAs, address }: { soldAs: SoldAs; address: string },
  rateId: number | undefined,
): Promise<void> {
  await trx
    .updateTable('transfer_orders')
    .set({
      sold_as: JSON.stringify(soldAs),
      address,
      landing_checked_at: null,
      ...(rateId === undefined ? {} : { rate_id: rateId }),
    })
    .where('order_id', '=', orderId)
    .execute();
}

/** Rate by which a transfer was sold, still on sale or not, with its class. */
export async function findSoldRate(db: Db, orderId: number): Promise<{ id: number; class_id: number }> {
  return db
    .selectFrom('transfer_orders')
    .innerJoin('transfer_rates', 'transfer_rates.id', 'transfer_orders.rate_id')
    .select(['transfer_rates.id', 'transfer_rates.class_id'])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
}

/** Records that the desk has looked up when the flight lands. */
export async function updateLandingChecked(trx: Trx, orderId: number, now: Date): Promise<void> {
  await trx
    .updateTable('transfer_orders')
    .set({ landing_checked_at: now })
    .where('order_id', '=', orderId)
    .execute();
}

/** Updates the times within the sold terms. */
export async function updateSoldTimes(trx: Trx, orderId: number, times: SoldAs['times']): Promise<void> {
  await sql`UPDATE transfer_orders SET sold_as = jsonb_set(sold_as, '{times}', ${JSON.stringify(times)}::jsonb)
    WHERE order_id = ${orderId}`.execute(trx);
}

export async function listTransferOrders(db: Db, orderIds: readonly number[]): Promise<TransferOrder[]> {
  if (orderIds.length === 0) return [];
  const rows = await db
    .selectFrom('transfer_orders')
    .innerJoin('orders', 'orders.id', 'transfer_orders.order_id')
    .leftJoin('flight_reports as report', 'report.order_id', 'transfer_orders.order_id')
    .select([
      'transfer_orders.order_id',
      'sold_as',
      'passenger_name',
      'passenger_phone',
      'address',
      'sign_text',
    ])
    .select(['currency', 'order_status', 'policy'])
    .select(['report.flight_number', 'report.state', 'report.lands_at', 'report.looked_up_at'])
    .$narrowType<{ policy: FrozenPolicy }>()
    .where('transfer_orders.order_id', 'in', [...orderIds])
    .execute();
  return rows.map(({ flight_number, state, lands_at, looked_up_at, ...row }) => {
    const sold_as = row.sold_as as unknown as SoldAs;
    // The order may have changed its flight since.
    const isCurrent = flight_number === sold_as.flightNumber;
    const report = isCurrent && state && lands_at && looked_up_at ? { state, lands_at, looked_up_at } : null;
    return { ...row, sold_as, report };
  });
}

/** Country of each transfer's airport. */
export async function findTransferCountries(
  db: Db,
  orderIds: readonly number[],
): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; country: string }>`
    SELECT transfer_orders.order_id AS id, airport.country_code AS country FROM transfer_orders
    JOIN transfer_rates rate ON rate.id = transfer_orders.rate_id JOIN transfer_zones zone ON zone.id = rate.zone_id
    JOIN airports airport ON airport.id = zone.airport_id
    WHERE transfer_orders.order_id = ANY(${[...orderIds]}::bigint[])`.execute(db);
  return new Map(rows.map(({ id, country }) => [id, country]));
}

/** Number of vehicles by order. */
export async function countTransferVehicles(
  db: Db,
  orderIds: readonly number[],
): Promise<Map<number, OrderUnits>> {
  const { rows } = await sql<{ id: number; units: number }>`
    SELECT order_id AS id, coalesce((sold_as ->> 'vehicles')::int, 1) AS units FROM transfer_orders
    WHERE order_id = ANY(${[...orderIds]}::bigint[])`.execute(db);
  return new Map(rows.map(({ id, units }) => [id, { units }]));
}
