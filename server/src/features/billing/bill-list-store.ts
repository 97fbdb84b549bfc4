import type { BillFilter } from '@serai/contract/billing/statuses';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../calls.ts';
import { byId, type CountedQuery, joinConditions } from '../../platform/list/read-list.ts';
import type { BillRow } from './bill-store.ts';

/** A bill with its columns for lists. */
export interface ListedBill extends BillRow {
  agency: string;
  tz: string;
  lines: number;
  disputed_lines: number;
}

export interface BillsAsked {
  /** Undefined: bills of all agencies. */
  agencyId: number | undefined;
  show: BillFilter | undefined;
  now: Date;
}

/** Bills, newest first. */
export function billList(asked: BillsAsked): CountedQuery<ListedBill> {
  return {
    list: ['bills', asked.agencyId ?? null, asked.show ?? null],
    order: byId('newest first', 'bill.id'),
    from: sql`FROM bills bill JOIN agencies agency ON agency.id = bill.agency_id`,
    where: matches(asked),
    select: selectBills,
  };
}

/** One bill, optionally restricted to an agency. */
export async function findListedBill(
  db: Db,
  id: number,
  agencyId: number | undefined,
): Promise<ListedBill | undefined> {
  const isOf = agencyId === undefined ? sql`true` : sql`bill.agency_id = ${agencyId}`;
  const { rows } = await selectBills(sql`bill.id = ${id} AND ${isOf}`).execute(db);
  return rows[0];
}

function selectBills(condition: RawBuilder<unknown>): RawBuilder<ListedBill> {
  return sql<ListedBill>`
    SELECT listed.*, line.lines, line.disputed_lines FROM (
      SELECT bill.*, agency.name AS agency, agency.tz
      FROM bills bill JOIN agencies agency ON agency.id = bill.agency_id
      WHERE ${condition}
    ) listed
    CROSS JOIN LATERAL (
      SELECT count(*) AS lines, count(*) FILTER (WHERE state = 'disputed') AS disputed_lines
      FROM bill_lines WHERE bill_id = listed.id
    ) line
    ORDER BY listed.id DESC`;
}

function matches({ agencyId, show, now }: BillsAsked): RawBuilder<unknown> {
  return joinConditions([
    agencyId !== undefined && sql`bill.agency_id = ${agencyId}`,
    show && filters[show](now),
  ]);
}

const filters: Record<BillFilter, (now: Date) => RawBuilder<unknown>> = {
  submitted: () => sql`bill.status = 'submitted'`,
  open: () => sql`bill.status IN ('confirmed', 'part_paid')`,
  overdue: (now) => sql`bill.status IN ('confirmed', 'part_paid')
    AND bill.due_on < (${now}::timestamptz AT TIME ZONE agency.tz)::date`,
  disputed: () =>
    sql`EXISTS (SELECT FROM bill_lines line WHERE line.bill_id = bill.id AND line.state = 'disputed')`,
  over: () => sql`bill.status IN ('paid', 'closed', 'withdrawn', 'rejected', 'void')`,
};
