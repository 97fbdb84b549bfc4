import { sql } from 'kysely';
import type { Db } from '../../../calls.ts';
import { capped } from '../../../platform/list/count.ts';

/** Number of an agency's documents in a status. */
export interface DocumentCount<Status> {
  status: Status;
  count: number;
  capped: boolean;
}

/** Counts the bills, invoices or work orders of an agency per status. */
export async function countDocuments<Status extends string>(
  db: Db,
  table: 'bills' | 'invoices' | 'work_orders',
  { agencyId, statuses }: { agencyId: number; statuses: readonly Status[] },
): Promise<DocumentCount<Status>[]> {
  const { rows } = await sql<{ status: string; count: number }>`
    SELECT status, count(*) AS count FROM ${sql.table(table)}
    WHERE agency_id = ${agencyId}::bigint GROUP BY status`.execute(db);
  return presentCounts(rows, statuses);
}

/** Counts in the order of the statuses; those without any are omitted. */
export function presentCounts<Status extends string>(
  rows: readonly { status: string; count: number }[],
  statuses: readonly Status[],
): DocumentCount<Status>[] {
  return statuses.flatMap((status) => {
    const row = rows.find((each) => each.status === status);
    if (!row) return [];
    const { total, total_capped } = capped(row.count);
    return [{ status, count: total, capped: total_capped }];
  });
}
