import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../calls.ts';
import { countOf } from '../../platform/list/count.ts';
import type { Page } from '../../platform/list/page.ts';
import { balanceBefore } from './month-store.ts';

/** Filter of an agency's entries: `before` is exclusive, `kind` undefined means deposit and receivable. */
export interface EntryFilter {
  agencyId: number;
  kind: 'deposit' | 'receivable' | undefined;
  from: Date | undefined;
  before: Date | undefined;
}

/**
 * Query of the `id` of the orders whose entries are shown; undefined = every entry, with or without an order.
 */
export type SeenOrders = RawBuilder<unknown> | undefined;

/** Range of entry ids of one account that a filter selects, with the balances (debit positive) around it. */
export interface Span {
  account_id: number;
  kind: 'deposit' | 'receivable';
  /** Last entry before the range; 0 if none. */
  after_id: number;
  /** Last entry of the range; if it is empty, the last one before it. */
  last_id: number;
  opening: number;
  closing: number;
}

export interface EntryRow {
  id: number;
  posting_id: number;
  at: Date;
  event: string;
  kind: 'deposit' | 'receivable';
  /** Debit positive, like all ledger amounts. */
  amount: number;
  before: number;
  after: number;
  order_id: number | null;
  receipt_id: number | null;
  /** The memo holds its number. */
  bill_id: number | null;
  memo: string;
  user: string | null;
}

/**
 * Finds where a filter begins and ends on each account. Times of an account's entries never decrease, so two
 * entries are enough, however many there are. Pages read by these ids are consistent despite concurrent
 * postings.
 */
export async function findSpans(db: Db, { agencyId, kind, from, before }: EntryFilter): Promise<Span[]> {
  const { rows } = await sql<Span>`
    SELECT account.id AS account_id, account.kind, coalesce(first.id, 0) AS after_id, coalesce(last.id, 0) AS last_id,
      coalesce(first.balance_after, 0) AS opening, coalesce(last.balance_after, 0) AS closing
    FROM ledger_accounts account
    LEFT JOIN LATERAL ${balanceBefore(from && sql`${from}::timestamptz`)} first ON ${from !== undefined}
    LEFT JOIN LATERAL ${balanceBefore(before && sql`${before}::timestamptz`)} last ON true
    WHERE account.agency_id = ${agencyId}
      AND account.kind = ANY(${kind ? [kind] : ['deposit', 'receivable']}::text[])
    ORDER BY account.kind`.execute(db);
  return rows;
}

/** Lists a page of the entries of spans, newest first. */
export async function listEntries(
  db: Db,
  { spans, seen }: { spans: readonly Span[]; seen: SeenOrders },
  { after: [afterId] = [], fetch, offset }: Pick<Page<EntryRow>, 'after' | 'fetch' | 'offset'>,
): Promise<EntryRow[]> {
  const within = spansAsRows(spans.map((span) => upTo(span, afterId)));
  const { rows } = await sql<EntryRow>`
    SELECT entry.id, entry.posting_id, entry.created_at AS at, posting.event, entry.account_kind AS kind, entry.amount,
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

/** Counts the entries of spans, up to the limit of lists. */
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

/**
 * Entries of the given orders; starts from the orders, because the agency may have very many other entries.
 */
function entriesOf(seen: RawBuilder<unknown>, spans: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(${seen}) seen
    JOIN ledger_postings posting ON posting.order_id = seen.id
    JOIN ledger_entries entry ON entry.posting_id = posting.id
    JOIN ${spans} ON ${isWithin}`;
}

/** Compares ids together with the account, so that the index on both can find and sort them. */
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

/** Deposit at the end of each given day; `dayEnds` are the first instants of the following days. */
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
 * An agency's zone and currency, when its ledger was last found balanced (null before the first check or
 * while it is stopped), and the end of its closed months (null if none).
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
