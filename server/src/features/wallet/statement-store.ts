import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../calls.ts';
import { countOf } from '../../platform/list/count.ts';
import type { Page } from '../../platform/list/page.ts';
import { standingBefore } from './month-store.ts';

/** Which entries of an agency are asked for: times half-open, `kind` undefined for deposit and receivable. */
export interface EntryFilter {
  agencyId: number;
  kind: 'deposit' | 'receivable' | undefined;
  from: Date | undefined;
  before: Date | undefined;
}

/** The orders whose entries are shown, as a query of their `id`; undefined = every entry, whatever it belongs to. */
export type SeenOrders = RawBuilder<unknown> | undefined;

/** The entries of one account that a filter holds, by their ids, and the balances (debit positive) around them. */
export interface Span {
  account_id: number;
  kind: 'deposit' | 'receivable';
  /** The last entry before them; 0 without one. */
  after_id: number;
  /** The last of them, or the last before them when there are none. */
  last_id: number;
  opening: number;
  closing: number;
}

export interface EntryRow {
  id: number;
  at: Date;
  event: string;
  kind: 'deposit' | 'receivable';
  /** Debit positive, like all amounts of the ledger. */
  amount: number;
  before: number;
  after: number;
  order_id: number | null;
  receipt_id: number | null;
  /** Its number is the memo. */
  bill_id: number | null;
  memo: string;
  user: string | null;
}

/**
 * Where a filter begins and ends on each account. Times of an account's entries never go back, so two entries say it,
 * however many lie before and between them; and pages read by these ids agree, whatever is posted meanwhile.
 */
export async function findSpans(db: Db, { agencyId, kind, from, before }: EntryFilter): Promise<Span[]> {
  const { rows } = await sql<Span>`
    SELECT account.id AS account_id, account.kind, coalesce(first.id, 0) AS after_id, coalesce(last.id, 0) AS last_id,
      coalesce(first.balance_after, 0) AS opening, coalesce(last.balance_after, 0) AS closing
    FROM ledger_accounts account
    LEFT JOIN LATERAL ${standingBefore(from && sql`${from}::timestamptz`)} first ON ${from !== undefined}
    LEFT JOIN LATERAL ${standingBefore(before && sql`${before}::timestamptz`)} last ON true
    WHERE account.agency_id = ${agencyId}
      AND account.kind = ANY(${kind ? [kind] : ['deposit', 'receivable']}::text[])
    ORDER BY account.kind`.execute(db);
  return rows;
}

/** A page of the entries of some spans, newest first. */
export async function listEntries(
  db: Db,
  { spans, seen }: { spans: readonly Span[]; seen: SeenOrders },
  { after: [afterId] = [], fetch, offset }: Pick<Page<EntryRow>, 'after' | 'fetch' | 'offset'>,
): Promise<EntryRow[]> {
  const within = spansAsRows(spans.map((span) => upTo(span, afterId)));
  const { rows } = await sql<EntryRow>`
    SELECT entry.id, entry.created_at AS at, posting.event, entry.account_kind AS kind, entry.amount,
      entry.balance_before AS before, entry.balance_after AS after, posting.order_id,
      posting.receipt_id, posting.bill_id, posting.memo, users.nickname AS user
    FROM (
      SELECT entry.* FROM ${seen ? entriesOf(seen, within) : newestIn(within, fetch + offset)}
      ORDER BY entry.id DESC LIMIT ${fetch} OFFSET ${offset}
    ) entry
    JOIN ledger_postings posting ON posting.id = entry.posting_id
    LEFT JOIN users ON users.id = posting.user_id
    ORDER BY entry.id DESC`.execute(db);
  return rows;
}

/** How many entries some spans hold, counted as far as lists count. */
export async function countEntries(
  db: Db,
  { spans, seen }: { spans: readonly Span[]; seen: SeenOrders },
): Promise<number> {
  if (seen) {
    const own = sql`SELECT FROM ${entriesOf(seen, spansAsRows(spans))}`;
    return (await sql<{ count: number }>`SELECT ${countOf(own)} AS count`.execute(db)).rows[0]!.count;
  }
  const entries = sql`SELECT FROM ledger_entries entry WHERE ${isWithin}`;
  const { rows } = await sql<{ count: number }>`
    SELECT coalesce(sum(${countOf(entries)}), 0)::bigint AS count FROM ${spansAsRows(spans)}`.execute(db);
  return rows[0]!.count;
}

/** The newest entries of each span. */
function newestIn(spans: RawBuilder<unknown>, most: number): RawBuilder<unknown> {
  return sql`${spans} CROSS JOIN LATERAL (
    SELECT * FROM ledger_entries entry
    WHERE ${isWithin}
    ORDER BY entry.account_id DESC, entry.id DESC LIMIT ${most}
  ) entry`;
}

/** The entries of some orders: found from the orders on, because an agency's other entries may be very many. */
function entriesOf(seen: RawBuilder<unknown>, spans: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(${seen}) seen
    JOIN ledger_postings posting ON posting.order_id = seen.id
    JOIN ledger_entries entry ON entry.posting_id = posting.id
    JOIN ${spans} ON ${isWithin}`;
}

/** Ids are compared together with the account, so that only the index that begins with it can find and sort them. */
const isWithin = sql`(entry.account_id, entry.id) > (span.account_id, span.after_id)
  AND (entry.account_id, entry.id) <= (span.account_id, span.last_id)`;

/** The part of a span before an entry. */
function upTo(span: Span, id: number | undefined): Span {
  return { ...span, last_id: Math.min(span.last_id, (id ?? Number.POSITIVE_INFINITY) - 1) };
}

function spansAsRows(spans: readonly Span[]): RawBuilder<unknown> {
  return sql`unnest(${spans.map((span) => span.account_id)}::bigint[], ${spans.map((span) => span.after_id)}::bigint[],
    ${spans.map((span) => span.last_id)}::bigint[]) AS span (account_id, after_id, last_id)`;
}

/** The deposit at the end of each of some days, given as the first instants of the days that follow. */
export async function listDeposits(db: Db, agencyId: number, dayEnds: readonly Date[]): Promise<number[]> {
  const { rows } = await sql<{ balance: number }>`
    SELECT coalesce((
      SELECT balance_after FROM ledger_entries
      WHERE account_id = account.id AND created_at < day.ends
      ORDER BY created_at DESC, id DESC LIMIT 1), 0) AS balance
    FROM unnest(${dayEnds.map((end) => end.toISOString())}::timestamptz[]) WITH ORDINALITY AS day (ends, position)
    JOIN ledger_accounts account ON account.agency_id = ${agencyId} AND account.kind = 'deposit'
    ORDER BY day.position`.execute(db);
  return rows.map(({ balance }) => balance);
}

/**
 * An agency's zone, when its ledger was last found balanced (null before the first check or while it is stopped), and up
 * to when its months are closed (null while none is).
 */
export async function findStatementFacts(
  db: Db,
  agencyId: number,
): Promise<{ tz: string; currency: string; balancedAt: Date | null; closedBefore: Date | null }> {
  const { rows } = await sql<{
    tz: string;
    currency: string;
    balanced_at: Date | null;
    closed_before: Date | null;
  }>`
    SELECT agency.tz, agency.currency,
      (SELECT max(closed_before) FROM ledger_accounts WHERE agency_id = agency.id) AS closed_before,
      CASE WHEN agency.money_stopped_at IS NULL THEN (SELECT max(ended_at) FROM ledger_check_ends) END AS balanced_at
    FROM agencies agency
    WHERE agency.id = ${agencyId}`.execute(db);
  const { tz, currency, balanced_at: balancedAt, closed_before: closedBefore } = rows[0]!;
  return { tz, currency, balancedAt, closedBefore };
}
