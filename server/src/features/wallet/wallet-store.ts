import { sql } from 'kysely';
import type { Db, Trx } from '../../calls.ts';
import type { AccountKind } from '../../domain/ledger/lines.ts';
import { openHouse, openWallet } from './open-wallet.ts';
import type { Entry, Posting } from './posting.ts';

/** An account of an agency, locked. */
export interface LockedAccount {
  id: number;
  kind: AccountKind;
  currency: string;
  /** Debit positive. */
  balance: number;
  credit_limit: number;
  verified: boolean;
}

/** An account of the house: everybody writes to it, so it is never locked. */
export interface HouseAccount {
  id: number;
  kind: AccountKind;
}

export interface PostingAccounts {
  own: LockedAccount[];
  house: HouseAccount[];
  /** Whether the agency can move no money because its ledger is being checked. */
  stopped: boolean;
}

/**
 * The accounts of these kinds in an agency's currency: its own, locked in id order so that rivals never deadlock, and
 * the house's. One that is missing is opened.
 */
export async function lockAccounts(
  trx: Trx,
  agencyId: number,
  kinds: readonly AccountKind[],
): Promise<PostingAccounts> {
  const wanted = [...new Set(kinds)];
  const accounts = await lockOpenAccounts(trx, agencyId, wanted);
  if (accounts.own.length + accounts.house.length === wanted.length) return accounts;
  await openWallet(trx, agencyId);
  await openHouse(trx, await findCurrency(trx, agencyId));
  return lockOpenAccounts(trx, agencyId, wanted);
}

async function findCurrency(trx: Trx, agencyId: number): Promise<string> {
  const agencies = trx.selectFrom('agencies').select('currency').where('id', '=', agencyId);
  return (await agencies.executeTakeFirstOrThrow()).currency;
}

async function lockOpenAccounts(
  trx: Trx,
  agencyId: number,
  kinds: readonly AccountKind[],
): Promise<PostingAccounts> {
  const { rows } = await sql<LockedAccount & { isOwn: boolean; stopped: boolean }>`
    WITH own AS (
      SELECT account.id, account.kind, account.currency, account.balance, account.credit_limit,
        agency.verified_at IS NOT NULL AS verified, agency.money_stopped_at IS NOT NULL AS stopped
      FROM agencies agency
      JOIN ledger_accounts account ON account.agency_id = agency.id AND account.currency = agency.currency
      WHERE agency.id = ${agencyId} AND account.kind = ANY(${kinds}::text[])
      ORDER BY account.id FOR UPDATE OF account
    )
    SELECT *, true AS "isOwn" FROM own
    UNION ALL
    SELECT house.id, house.kind, house.currency, 0, 0, false, false, false
    FROM agencies agency JOIN ledger_accounts house ON house.agency_id IS NULL AND house.currency = agency.currency
    WHERE agency.id = ${agencyId} AND house.kind = ANY(${kinds}::text[])`.execute(trx);
  const own = rows.filter(({ isOwn }) => isOwn);
  return { own, house: rows.filter(({ isOwn }) => !isOwn), stopped: own.some(({ stopped }) => stopped) };
}

/** Posting, entries and the agency's balances in one statement; a key used before changes nothing. */
export async function insertPosting(trx: Trx, posting: Posting, entries: readonly Entry[]): Promise<void> {
  await sql`
    WITH posting AS (
      INSERT INTO ledger_postings (idempotency_key, event, agency_id, order_id, memo, user_id, created_at)
      VALUES (${posting.key}, ${posting.event}, ${posting.agencyId}, ${posting.orderId}, ${posting.memo},
        ${posting.userId}, ${posting.now})
      ON CONFLICT (idempotency_key) DO NOTHING RETURNING id
    ),
    line AS (
      SELECT posting.id AS posting_id, line.* FROM posting, unnest(
        ${entries.map(({ accountId }) => accountId)}::bigint[],
        ${entries.map(({ account }) => account)}::text[],
        ${entries.map(({ amount }) => amount)}::bigint[],
        ${entries.map(({ before }) => before)}::bigint[],
        ${entries.map(({ after }) => after)}::bigint[],
        ${entries.map(({ limit }) => limit)}::bigint[]
      ) WITH ORDINALITY AS line (account_id, kind, amount, before, after, credit_limit, position)
    ),
    entry AS (
      INSERT INTO ledger_entries (posting_id, account_id, account_kind, amount, balance_before, balance_after,
        limit_in_force)
      SELECT posting_id, account_id, kind, amount, before, after, credit_limit FROM line ORDER BY position
    )
    UPDATE ledger_accounts account SET balance = line.after FROM line
    WHERE account.id = line.account_id AND line.after IS NOT NULL`.execute(trx);
}

/** Deposit and receivable of an agency with what its credit depends on; undefined for an unknown agency. */
export async function findWallet(db: Db, agencyId: number) {
  const { rows } = await sql<{
    currency: string;
    verified: boolean;
    deposit: number;
    receivable: number;
    credit_limit: number;
  }>`
    SELECT agency.currency, agency.verified_at IS NOT NULL AS verified, deposit.balance AS deposit,
      receivable.balance AS receivable, receivable.credit_limit
    FROM agencies agency
    JOIN ledger_accounts deposit ON deposit.agency_id = agency.id AND deposit.kind = 'deposit'
      AND deposit.currency = agency.currency
    JOIN ledger_accounts receivable ON receivable.agency_id = agency.id AND receivable.kind = 'receivable'
      AND receivable.currency = agency.currency
    WHERE agency.id = ${agencyId}`.execute(db);
  return rows[0];
}

/** Which entries of an agency are asked for: times half-open, `kind` undefined for deposit and receivable. */
export interface EntryFilter {
  agencyId: number;
  kind: 'deposit' | 'receivable' | undefined;
  from: Date | undefined;
  before: Date | undefined;
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
  order_sn: string | null;
  order_product: string | null;
  title_zh: string | null;
  title_en: string | null;
  memo: string;
  user: string | null;
}

/** Entries newest first. */
export async function listEntries(
  db: Db,
  filter: EntryFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    SELECT entry.id, posting.created_at AS at, posting.event, account.kind, entry.amount,
      entry.balance_before AS before, entry.balance_after AS after, posting.order_id,
      orders.sn AS order_sn, orders.product AS order_product, orders.title_zh, orders.title_en, posting.memo,
      users.nickname AS user
    FROM ledger_entries entry
    JOIN ledger_accounts account ON account.id = entry.account_id
    JOIN ledger_postings posting ON posting.id = entry.posting_id
    LEFT JOIN orders ON orders.id = posting.order_id
    LEFT JOIN users ON users.id = posting.user_id
    WHERE ${matches(filter)}
    ORDER BY entry.id DESC LIMIT ${limit} OFFSET ${offset}`.execute(db);
  return rows;
}

/** How many entries match, what they add up to, and the balance before them (debit positive). */
export async function sumEntries(
  db: Db,
  filter: EntryFilter,
): Promise<{ count: number; amount: number; opening: number }> {
  const from = filter.from ?? null;
  const isWithin = sql`(${from}::timestamptz IS NULL OR posting.created_at >= ${from})`;
  const { rows } = await sql<{ count: number; amount: number; opening: number }>`
    SELECT count(*) FILTER (WHERE ${isWithin}) AS count,
      coalesce(sum(entry.amount) FILTER (WHERE ${isWithin}), 0)::bigint AS amount,
      coalesce(sum(entry.amount) FILTER (WHERE NOT ${isWithin}), 0)::bigint AS opening
    FROM ledger_entries entry
    JOIN ledger_accounts account ON account.id = entry.account_id
    JOIN ledger_postings posting ON posting.id = entry.posting_id
    WHERE ${matches({ ...filter, from: undefined })}`.execute(db);
  return rows[0]!;
}

/** What moved on the agency's accounts for one order, oldest first. */
export async function listEntriesOfOrder(db: Db, agencyId: number, orderId: number) {
  const { rows } = await sql<Pick<EntryRow, 'at' | 'event' | 'kind' | 'amount' | 'after'>>`
    SELECT posting.created_at AS at, posting.event, account.kind, entry.amount, entry.balance_after AS after
    FROM ledger_postings posting
    JOIN ledger_entries entry ON entry.posting_id = posting.id
    JOIN ledger_accounts account ON account.id = entry.account_id
    WHERE posting.order_id = ${orderId} AND account.agency_id = ${agencyId}
      AND account.kind IN ('deposit', 'receivable')
    ORDER BY entry.id`.execute(db);
  return rows;
}

/** The deposit at the end of each of some days, given as the first instants of the days that follow. */
export async function listDeposits(db: Db, agencyId: number, dayEnds: readonly Date[]): Promise<number[]> {
  const { rows } = await sql<{ balance: number }>`
    SELECT coalesce((
      SELECT entry.balance_after FROM ledger_entries entry
      JOIN ledger_postings posting ON posting.id = entry.posting_id
      WHERE entry.account_id = account.id AND posting.created_at < day.ends
      ORDER BY entry.id DESC LIMIT 1), 0) AS balance
    FROM unnest(${dayEnds.map((end) => end.toISOString())}::timestamptz[]) WITH ORDINALITY AS day (ends, position)
    JOIN ledger_accounts account ON account.agency_id = ${agencyId} AND account.kind = 'deposit'
    ORDER BY day.position`.execute(db);
  return rows.map(({ balance }) => balance);
}

function matches({ agencyId, kind, from, before }: EntryFilter) {
  return sql`account.agency_id = ${agencyId} AND account.kind = ANY(${kind ? [kind] : ['deposit', 'receivable']}::text[])
    AND (${from ?? null}::timestamptz IS NULL OR posting.created_at >= ${from ?? null})
    AND (${before ?? null}::timestamptz IS NULL OR posting.created_at < ${before ?? null})`;
}

/** An agency's zone, and when its ledger was last found balanced; null before the first check or while it is stopped. */
export async function findStatementFacts(
  db: Db,
  agencyId: number,
): Promise<{ tz: string; currency: string; balancedAt: Date | null }> {
  const { rows } = await sql<{ tz: string; currency: string; balanced_at: Date | null }>`
    SELECT agency.tz, agency.currency,
      CASE WHEN agency.money_stopped_at IS NULL THEN (checked.value #>> '{}')::timestamptz END AS balanced_at
    FROM agencies agency LEFT JOIN site_settings checked ON checked.name = 'ledger_balanced_at'
    WHERE agency.id = ${agencyId}`.execute(db);
  const { tz, currency, balanced_at: balancedAt } = rows[0]!;
  return { tz, currency, balancedAt };
}
