import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../src/calls.ts';

/** Tables whose rows a refused call must not change; counters of tries and limits are left out. */
const watched = [
  'agencies',
  'agency_contracts',
  'car_orders',
  'car_rates',
  'contact_messages',
  'driver_links',
  'drivers',
  'hotel_notices',
  'hotel_orders',
  'hotels',
  'idempotency_keys',
  'ledger_accounts',
  'ledger_entries',
  'ledger_postings',
  'menu_entries',
  'notices',
  'one_time_links',
  'operator_actions',
  'order_adjustments',
  'order_approvals',
  'order_history',
  'order_lines',
  'order_offers',
  'order_search',
  'orders',
  'outbox',
  'point_entries',
  'quotes',
  'rate_months',
  'recovery_codes',
  'refresh_tokens',
  'replaced_pictures',
  'ride_history',
  'ride_photos',
  'rides',
  'room_months',
  'second_factors',
  'sessions',
  'site_settings',
  'supplier_requests',
  'transfer_orders',
  'transfer_rates',
  'uploads',
  'users',
  'vehicle_holds',
  'vehicle_pools',
  'vehicles',
] as const;

/** The rows of each table and the newest transaction that wrote one. */
const marks = sql.join(
  watched.map((table) => sql`(SELECT count(*) || ' ' || max(xmin::text::bigint) FROM ${sql.table(table)})`),
);

/**
 * The same as long as nobody has written a row, not even with the values it had: a twentieth of the work of the digest,
 * for those who ask before and after each of many calls that must change nothing.
 */
export async function markState(db: Db): Promise<string> {
  const { rows } = await sql<{ marks: (string | null)[] }>`SELECT ARRAY[${marks}] AS marks`.execute(db);
  return rows[0]!.marks.join('\n');
}

/** One sum of the hashes of its rows for each table, in one statement. */
const digests = sql.join(
  watched.map(
    (table) => sql`(SELECT sum(hashtextextended(row::text, 0))::text FROM ${sql.table(table)} AS row)`,
  ),
);

/** One hash over everything that matters, the same for the same state. */
export async function digestState(db: Db): Promise<string> {
  const { rows } = await sql<{ digests: (string | null)[] }>`SELECT ARRAY[${digests}] AS digests`.execute(db);
  return createHash('sha256').update(rows[0]!.digests.join('\n')).digest('hex');
}
