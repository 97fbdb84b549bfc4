import { sql } from 'kysely';
import type { Db } from '../../calls.ts';
import type { DigestItem, StaffQueue } from '../messages/messages.ts';

/** Digest: work orders that need the desk's action, and those whose promised answer is overdue. */
export async function countWorkOrdersForStaff(db: Db, queue: StaffQueue, now: Date): Promise<DigestItem[]> {
  if (queue !== 'desk') return [];
  const { rows } = await sql<{ open: number; late: number; first: string[] | null }>`
    SELECT count(*)::int AS open, (array_agg(number ORDER BY promised_by, id))[1:8] AS first,
      (count(*) FILTER (WHERE first_reply_at IS NULL AND promised_by < ${now}))::int AS late
    FROM work_orders WHERE status IN ('submitted', 'accepted', 'in_progress', 'reopened')`.execute(db);
  const { open, late, first } = rows[0]!;
  return [
    { what: 'work_orders', count: open, first: first ?? [] },
    { what: 'work_orders_late', count: late },
  ];
}
