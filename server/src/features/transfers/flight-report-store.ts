import type { FlightState } from '@serai/contract/transfers/booking';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../calls.ts';
import type { ExpectedFlight, FlightReport } from './flight-source.ts';

const HOUR_MS = 3_600_000;
/** Time before the landing from which its flight is looked up; the same as of the queue. */
export const AHEAD_MS = 3 * HOUR_MS;
/** Maximum number of flights looked up in one run. */
export const maxFlights = 50;

/**
 * Condition on `orders` and `transfer` for a confirmed pick-up that lands within three hours, or should have landed and is
 * not over; `landsAt` is its planned landing.
 */
export function isAwaited(now: Date, landsAt: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(orders.order_status = 'confirmed' AND orders.product = 'airport' AND transfer.mode = 'pick_up'
    AND orders.service_start <= ${new Date(now.getTime() + AHEAD_MS + HOUR_MS)}::timestamptz
    AND orders.service_end > ${now}::timestamptz
    AND ${landsAt} <= ${new Date(now.getTime() + AHEAD_MS)}::timestamptz)`;
}

/** A pick-up whose flight is to be looked up. */
export interface WaitedFlight extends ExpectedFlight {
  orderId: number;
}

/** A stored report. */
export interface StoredReport {
  state: FlightState;
  lands_at: Date;
  looked_up_at: Date;
}

/**
 * Lists confirmed pick-ups that land within three hours or should have landed, those not looked up for the longest time
 * first. Flights that have landed, and pick-ups without a flight number, are left out.
 */
export async function listWaitedFlights(db: Db, now: Date): Promise<WaitedFlight[]> {
  const { rows } = await sql<{ id: number; number: string; iata: string; lands_at: Date }>`
    SELECT orders.id, flight.number, transfer.sold_as ->> 'iata' AS iata, flight.lands_at
    FROM orders JOIN transfer_orders transfer ON transfer.order_id = orders.id
    CROSS JOIN LATERAL (SELECT transfer.sold_as ->> 'flightNumber' AS number,
      to_timestamp((transfer.sold_as #>> '{times,flight}')::double precision / 1000) AS lands_at) flight
    LEFT JOIN flight_reports report ON report.order_id = orders.id AND report.flight_number = flight.number
    WHERE ${isAwaited(now, sql`flight.lands_at`)}
      AND flight.number <> '' AND report.state IS DISTINCT FROM 'landed'
    ORDER BY report.looked_up_at NULLS FIRST, orders.id
    LIMIT ${sql.lit(maxFlights)}`.execute(db);
  return rows.map(({ id, number, iata, lands_at }) => ({ orderId: id, number, iata, landsAt: lands_at }));
}

/** Stores a report; `since` stays while the source says the same of the same flight. */
export async function saveReport(
  db: Db,
  { orderId, number }: WaitedFlight,
  { state, landsAt }: FlightReport,
  now: Date,
): Promise<void> {
  await sql`
    INSERT INTO flight_reports AS known (order_id, flight_number, state, lands_at, since, looked_up_at)
    VALUES (${orderId}, ${number}, ${state}, ${landsAt}, ${now}, ${now})
    ON CONFLICT (order_id) DO UPDATE SET flight_number = excluded.flight_number, state = excluded.state,
      lands_at = excluded.lands_at, looked_up_at = excluded.looked_up_at,
      since = CASE WHEN (known.flight_number, known.state, known.lands_at)
        = (excluded.flight_number, excluded.state, excluded.lands_at) THEN known.since ELSE excluded.since END`.execute(
    db,
  );
}
