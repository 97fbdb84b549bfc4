import { sql } from 'kysely';
import type { Db } from '../../calls.ts';
import type { DigestItem, StaffQueue } from '../messages/messages.ts';
import type { Rights } from '../permissions/permissions.ts';

const AHEAD_DAYS = 7;

/** Digest: submitted bills, and bills with an unanswered dispute, longest waiting first. */
export async function countBillsForStaff(db: Db, queue: StaffQueue): Promise<DigestItem[]> {
  if (queue !== 'finance') return [];
  const { rows } = await sql<{ count: number; first: string[] | null }>`
    SELECT count(*)::int AS count, (array_agg(number ORDER BY id))[1:8] AS first
    FROM bills WHERE status = 'submitted'`.execute(db);
  return [
    { what: 'bills_applied', count: rows[0]!.count, first: rows[0]!.first ?? [] },
    await countDisputed(db),
  ];
}

async function countDisputed(db: Db): Promise<DigestItem> {
  const { rows } = await sql<{ count: number; first: string[] | null }>`
    SELECT count(*)::int AS count, (array_agg(number ORDER BY answer_by))[1:8] AS first FROM (
      SELECT bills.number, min(line.answer_by) AS answer_by
      FROM bill_lines line JOIN bills ON bills.id = line.bill_id WHERE line.state = 'disputed' GROUP BY bills.id
    ) disputed`.execute(db);
  return { what: 'bills_disputed', count: rows[0]!.count, first: rows[0]!.first ?? [] };
}

/** Digest: bills of the agency due within a week or overdue, for members who may pay them. */
export async function countBillsForMember(
  db: Db,
  { agencyId, nodes }: Rights,
  now: Date,
): Promise<DigestItem[]> {
  if (!nodes.has('/user/bill/details/pay')) return [];
  const { rows } = await sql<{ count: number; first: string[] | null }>`
    SELECT count(*)::int AS count, (array_agg(number ORDER BY due_on, id))[1:8] AS first
    FROM bills
    WHERE agency_id = ${agencyId} AND status IN ('confirmed', 'part_paid')
      AND due_on <= ${now}::date + ${sql.lit(AHEAD_DAYS)}::int`.execute(db);
  return [{ what: 'bills_due', count: rows[0]!.count, first: rows[0]!.first ?? [] }];
}
