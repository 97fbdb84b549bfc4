import { sql } from 'kysely';
import type { Db } from '../../src/calls.ts';
import type { Crew } from './test-fleet.ts';

/** All stored rows of an order that is unpaid and has not been driven, by table. */
export type UnpaidRows = Record<(typeof tables)[number], readonly object[]>;
const tables = [
  'orders',
  'order_lines',
  'order_history',
  'order_adjustments',
  'vehicle_holds',
  'rides',
  'car_orders',
  'transfer_orders',
] as const;

/** Reads the rows of an order that was booked through the API. */
export async function readUnpaid(db: Db, orderId: number): Promise<UnpaidRows> {
  const found = tables.map((table) => {
    const key = sql.ref(table === 'orders' ? 'id' : 'order_id');
    return sql`(SELECT coalesce(jsonb_agg(own), '[]') FROM ${sql.table(table)} own WHERE ${key} = ${orderId})
      AS ${sql.ref(table)}`;
  });
  return (await sql<UnpaidRows>`SELECT ${sql.join(found)}`.execute(db)).rows[0]!;
}

/** Stores a copy of the order that differs only in its ids; the order has one ride and one charge. */
export async function copyUnpaid(
  db: Db,
  rows: UnpaidRows,
): Promise<{ id: number; rideId: number; chargeId: number }> {
  const parts = tables.slice(1).map((table) => {
    const id = withId.has(table) ? sql`jsonb_build_object('id', ${nextId(table)})` : sql`'{}'::jsonb`;
    return sql`${sql.ref(`new_${table}`)} AS (
      INSERT INTO ${sql.table(table)} OVERRIDING SYSTEM VALUE
      SELECT own.* FROM number, jsonb_array_elements(${JSON.stringify(rows[table])}::jsonb) AS was,
        jsonb_populate_record(NULL::${sql.table(table)}, was || jsonb_build_object('order_id', number.id) || ${id}) AS own
      RETURNING *)`;
  });
  const copied = await sql<{ id: number; rideId: number; chargeId: number }>`
    WITH number AS (SELECT ${nextId('orders')} AS id),
    placed AS (
      INSERT INTO orders OVERRIDING SYSTEM VALUE
      SELECT own.* FROM number, jsonb_populate_record(NULL::orders,
        ${JSON.stringify(rows.orders[0])}::jsonb || jsonb_build_object('id', number.id, 'sn', 'C' || number.id)) AS own),
    ${sql.join(parts)}
    SELECT number.id, new_rides.id AS "rideId", new_order_adjustments.id AS "chargeId"
    FROM number, new_rides, new_order_adjustments`.execute(db);
  return copied.rows[0]!;
}

/** Tables whose rows have an id besides that of the order. */
const withId: ReadonlySet<string> = new Set(['order_history', 'order_adjustments', 'rides']);

function nextId(table: string) {
  return sql`nextval(pg_get_serial_sequence(${sql.lit(table)}, 'id'))`;
}

/** Rows that describe how far the ride of an order has come. */
export interface DispatchRows {
  status: string;
  operatorId: number | null;
  rideHistory: readonly object[];
  /** Notes that dispatch left on the order. */
  notes: readonly object[];
}

/** Reads the rows after API calls have brought a ride to its state. */
export async function readDispatch(
  db: Db,
  { id, rideId }: { id: number; rideId: number },
): Promise<DispatchRows> {
  const { rows } = await sql<DispatchRows>`
    SELECT rides.status, orders.operator_id AS "operatorId",
      (SELECT jsonb_agg(own ORDER BY id) FROM ride_history own WHERE ride_id = ${rideId}) AS "rideHistory",
      (SELECT jsonb_agg(own ORDER BY id) FROM order_history own WHERE order_id = ${id}
        AND event IN ('assignDriver', 'driverDeparted', 'driverArrived')) AS notes
    FROM rides JOIN orders ON orders.id = rides.order_id WHERE rides.id = ${rideId}`.execute(db);
  return rows[0]!;
}

/** Brings the ride of another order to the same state, with a separate crew. */
export async function copyDispatch(
  db: Db,
  { status, operatorId, rideHistory, notes }: DispatchRows,
  { id, rideId, crew }: { id: number; rideId: number; crew: Crew },
): Promise<void> {
  const ofRide = { ride_id: rideId, ...crew };
  await sql`
    WITH driven AS (UPDATE rides SET status = ${status}, driver_id = ${crew.driver_id}, vehicle_id = ${crew.vehicle_id}
      WHERE id = ${rideId}),
    ridden AS (
      INSERT INTO ride_history OVERRIDING SYSTEM VALUE
      SELECT own.* FROM jsonb_array_elements(${JSON.stringify(rideHistory)}::jsonb) AS was,
        jsonb_populate_record(NULL::ride_history,
          was || ${JSON.stringify(ofRide)}::jsonb || jsonb_build_object('id', ${nextId('ride_history')})) AS own),
    noted AS (
      INSERT INTO order_history OVERRIDING SYSTEM VALUE
      SELECT own.* FROM jsonb_array_elements(${JSON.stringify(notes)}::jsonb) AS was,
        jsonb_populate_record(NULL::order_history,
          was || jsonb_build_object('order_id', ${id}::bigint, 'id', ${nextId('order_history')})) AS own)
    UPDATE orders SET operator_id = ${operatorId} WHERE id = ${id}`.execute(db);
}
