import { sql } from 'kysely';
import type { Db } from '../../calls.ts';
import type { CoversQueue, DigestItem, StaffQueue } from '../messages/messages.ts';

const AHEAD_MS = 48 * 3_600_000;

/** Digest: rides of the next two days without a driver. */
export async function countRidesForStaff(
  db: Db,
  queue: StaffQueue,
  now: Date,
  covers: CoversQueue,
): Promise<DigestItem[]> {
  if (queue !== 'desk' || !covers('rides')) return [];
  const { rows } = await sql<{ count: number; first: string[] | null }>`
    SELECT count(*)::int AS count, (array_agg(sn ORDER BY ride.starts_at, ride.id))[1:8] AS first
    FROM rides ride JOIN orders ON orders.id = ride.order_id
    WHERE ride.active AND ride.status = 'unassigned' AND orders.order_status IN ('confirmed', 'in_service')
      AND ride.starts_at BETWEEN ${now} AND ${new Date(now.getTime() + AHEAD_MS)}`.execute(db);
  return [{ what: 'rides', count: rows[0]!.count, first: rows[0]!.first ?? [] }];
}
