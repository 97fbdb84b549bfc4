import { type AgedBucket, agedBuckets, type BillFilter } from '@serai/contract/billing/statuses';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../calls.ts';
import { byId, type CountedQuery, joinConditions } from '../../platform/list/read-list.ts';
import { readBillNumber } from './bill-number.ts';
import type { BillRow } from './bill-store.ts';

/** A bill with its columns for lists. */
export interface ListedBill extends BillRow {
  agency: string;
  tz: string;
  lines: number;
  disputed_lines: number;
}

/** Filters of the staff's list of bills. */
export interface BillChoice {
  keyword?: string | undefined;
  currency?: string | undefined;
  bucket?: AgedBucket | undefined;
  due_from?: string | undefined;
  due_to?: string | undefined;
}

export interface BillsAsked {
  /** Undefined: bills of all agencies. */
  agencyId: number | undefined;
  show: BillFilter | undefined;
  choice?: BillChoice;
  now: Date;
}

const from = sql`FROM bills bill JOIN agencies agency ON agency.id = bill.agency_id`;

/** Bills, newest first. */
export function billList(asked: BillsAsked): CountedQuery<ListedBill> {
  const { keyword, currency, bucket, due_from, due_to } = asked.choice ?? {};
  const filters = [asked.agencyId, asked.show, keyword, currency, bucket, due_from, due_to];
  return {
    list: ['bills', ...filters.map((filter) => filter ?? null)],
    order: byId('newest first', 'bill.id'),
    from,
    where: matches(asked),
    select: selectBills,
  };
}

/** Sums of bills of one currency with their open amounts in one ageing bucket; null: nothing is open. */
export interface BillSum {
  currency: string;
  bucket: AgedBucket | null;
  bills: number;
  total: number;
  paid: number;
  open: number;
}

/** Sums of the bills that match all filters besides the bucket, by currency and bucket. */
export async function sumBills(db: Db, asked: BillsAsked): Promise<BillSum[]> {
  const { bucket: _, ...choice } = asked.choice ?? {};
  const { rows } = await sql<BillSum>`
    SELECT bill.currency, ${bucketOf(asked.now)} AS bucket, count(*) AS bills, sum(${owedTotal})::bigint AS total,
      sum(bill.paid)::bigint AS paid, sum(${openAmount})::bigint AS open
    ${from} WHERE ${matches({ ...asked, choice })}
    GROUP BY 1, 2 ORDER BY 1, 2`.execute(db);
  return rows;
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

/** Bills that an agency owes, the earliest due first; at most `limit`. */
export async function listOwedBills(db: Db, agencyId: number, limit: number): Promise<ListedBill[]> {
  const { rows } = await selectBills(sql`bill.agency_id = ${agencyId}
    AND bill.status IN ('confirmed', 'part_paid') ORDER BY bill.due_on, bill.id LIMIT ${limit}`).execute(db);
  return rows.toSorted((a, b) => a.due_on!.localeCompare(b.due_on!) || a.id - b.id);
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

function matches({ agencyId, show, choice = {}, now }: BillsAsked): RawBuilder<unknown> {
  const { keyword, currency, bucket, due_from, due_to } = choice;
  return joinConditions([
    agencyId !== undefined && sql`bill.agency_id = ${agencyId}`,
    show && filters[show](now),
    keyword && matchesKeyword(keyword),
    currency && sql`bill.currency = ${currency}`,
    bucket && sql`${bucketOf(now)} = ${bucket}`,
    due_from && sql`bill.due_on >= ${due_from}::date`,
    due_to && sql`bill.due_on <= ${due_to}::date`,
  ]);
}

/** A bill by its number, or bills of agencies by a part of their names. */
function matchesKeyword(keyword: string): RawBuilder<unknown> {
  const id = readBillNumber(keyword);
  const pattern = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
  const isOfAgency = sql`agency.name ILIKE ${pattern}`;
  return id === undefined ? isOfAgency : sql`(bill.id = ${id} OR ${isOfAgency})`;
}

/** Total of a bill that is or was owed, or may be; 0 for one that ended before. */
const owedTotal = sql`CASE WHEN bill.status IN ('withdrawn', 'rejected', 'void') THEN 0 ELSE bill.total END`;

/** Open amount of a bill, as `openOf` computes it. */
const openAmount = sql`CASE WHEN bill.status IN ('confirmed', 'part_paid')
  THEN bill.total - bill.paid - bill.given_back - bill.written_off ELSE 0 END`;

const [current, to30, to60, to90, over90] = agedBuckets;

/** Ageing bucket of a bill by its due date in the agency's zone; null if nothing is open. */
function bucketOf(now: Date): RawBuilder<unknown> {
  const daysLate = sql`(${now}::timestamptz AT TIME ZONE agency.tz)::date - bill.due_on`;
  return sql`CASE WHEN ${openAmount} <= 0 THEN NULL
    WHEN ${daysLate} <= 0 THEN ${sql.lit(current)} WHEN ${daysLate} <= 30 THEN ${sql.lit(to30)}
    WHEN ${daysLate} <= 60 THEN ${sql.lit(to60)} WHEN ${daysLate} <= 90 THEN ${sql.lit(to90)}
    ELSE ${sql.lit(over90)} END`;
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
