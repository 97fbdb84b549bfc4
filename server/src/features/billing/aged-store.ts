import { agedBuckets } from '@serai/contract/bill-statuses';
import type { Aged } from '@serai/contract/bills';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../calls.ts';
import { agedBucket } from '../../domain/billing.ts';

/** Of how many agencies a page tells. */
export const agedPerPage = 50;

interface AgedRow {
  agency_id: number;
  agency: string;
  currency: string;
  days_late: number;
  open: number;
}

/** What of an agency's bills is still to be paid, by how long it is past due. */
export async function readAged(db: Db, agencyId: number, currency: string, now: Date): Promise<Aged> {
  const { rows } = await selectAged(now, sql`bill.agency_id = ${agencyId}`).execute(db);
  return sumUp(rows, currency);
}

/** The same of all agencies that owe something, the most overdue sum first. */
export async function listAgedAgencies(db: Db, now: Date, page: number) {
  const { rows } = await selectAged(now, sql`true`).execute(db);
  const agencies = new Map(rows.map(({ agency_id, agency, currency }) => [agency_id, { agency, currency }]));
  const byAgency = [...agencies].map(([agency_id, { agency, currency }]) => ({
    agency_id,
    agency,
    aged: sumUp(
      rows.filter((row) => row.agency_id === agency_id),
      currency,
    ),
  }));
  const overdue = ({ aged }: { aged: Aged }) =>
    agedBuckets.reduce((sum, bucket) => sum + (bucket === 'current' ? 0 : aged[bucket].amount), 0);
  const sorted = byAgency.toSorted((a, b) => overdue(b) - overdue(a) || a.agency_id - b.agency_id);
  return { list: sorted.slice((page - 1) * agedPerPage, page * agedPerPage), total: sorted.length };
}

/** Bills that are due on the same day are added up by the database: there are few days. */
function selectAged(now: Date, condition: RawBuilder<unknown>): RawBuilder<AgedRow> {
  return sql<AgedRow>`
    SELECT agency.id AS agency_id, agency.name AS agency, bill.currency,
      (${now}::timestamptz AT TIME ZONE agency.tz)::date - bill.due_on AS days_late,
      sum(bill.total - bill.paid - bill.written_off)::bigint AS open
    FROM bills bill JOIN agencies agency ON agency.id = bill.agency_id
    WHERE bill.status IN ('confirmed', 'part_paid') AND ${condition}
    GROUP BY agency.id, bill.currency, bill.due_on`;
}

function sumUp(rows: readonly AgedRow[], currency: string): Aged {
  const sums = new Map<string, number>();
  for (const { days_late, open } of rows) {
    const bucket = agedBucket(days_late);
    sums.set(bucket, (sums.get(bucket) ?? 0) + open);
  }
  return Object.fromEntries(
    agedBuckets.map((bucket) => [bucket, { amount: sums.get(bucket) ?? 0, currency }]),
  ) as Aged;
}
