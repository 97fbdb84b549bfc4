import { sql } from 'kysely';
import type { Db, Trx } from '../../calls.ts';
import type { AccountKind } from '../../domain/ledger/lines.ts';
import { openSellerAccounts, openWallet } from './open-wallet.ts';
import type { Entry, Posting } from './posting.ts';
import type { EntryRow } from './statement-store.ts';

/** An account of an agency, locked. */
export interface LockedAccount {
  id: number;
  kind: AccountKind;
  currency: string;
  /** Debit positive. */
  balance: number;
  /** Level of which the agency was last notified: see low-money.ts. */
  told_level: number;
  /** No posting is allowed before this instant, the end of the closed months. Null if none is closed. */
  closed_before: Date | null;
}

/** Money terms of an agency at an instant, read with its accounts locked. */
export interface MoneyTerms {
  /** Limit in force, including a temporary one; minor units. */
  credit_limit: number;
  /** When the temporary limit in force ends; null if there is none. */
  temporary_until: Date | null;
  low_balance: number;
  verified: boolean;
  /** All movements are refused while its ledger is being checked. */
  money_stopped: boolean;
  /** Credit purchases are refused until a person lifts the stop set by a write-off. */
  credit_stopped: boolean;
  /** Credit purchases are refused because an amount is past due beyond the grace period. */
  credit_overdue: boolean;
}

/** A seller account; never locked, because every posting writes to it. */
export interface SellerAccount {
  id: number;
  kind: AccountKind;
}

export interface PostingAccounts {
  own: LockedAccount[];
  seller: SellerAccount[];
  terms: MoneyTerms;
}

/**
 * Locks an agency's accounts of the given kinds in id order, to avoid deadlocks, and finds the seller's
 * accounts, with the terms at an instant. Missing accounts are opened.
 */
export async function lockAccounts(
  trx: Trx,
  agencyId: number,
  kinds: readonly AccountKind[],
  at: Date,
): Promise<PostingAccounts> {
  const wanted = [...new Set(kinds)];
  const accounts = await lockOpenAccounts(trx, agencyId, wanted, at);
  if (accounts.own.length + accounts.seller.length === wanted.length) return accounts;
  await openWallet(trx, agencyId);
  await openSellerAccounts(trx, await findCurrency(trx, agencyId));
  return lockOpenAccounts(trx, agencyId, wanted, at);
}

async function findCurrency(trx: Trx, agencyId: number): Promise<string> {
  const agencies = trx.selectFrom('agencies').select('currency').where('id', '=', agencyId);
  return (await agencies.executeTakeFirstOrThrow()).currency;
}

/** The terms are evaluated for each locked row, with a snapshot taken after the lock (migration 52). */
async function lockOpenAccounts(
  trx: Trx,
  agencyId: number,
  kinds: readonly AccountKind[],
  at: Date,
): Promise<PostingAccounts> {
  const { rows } = await sql<LockedAccount & MoneyTerms & { isOwn: boolean }>`
    WITH own AS (
      SELECT account.id, account.kind, account.currency, account.balance, account.told_level, account.agency_id,
        account.closed_before
      FROM agencies agency
      JOIN ledger_accounts account ON account.agency_id = agency.id AND account.currency = agency.currency
      WHERE agency.id = ${agencyId} AND account.kind = ANY(${kinds}::text[])
      ORDER BY account.id FOR UPDATE OF account
    )
    SELECT own.id, own.kind, own.currency, own.balance, own.told_level, own.closed_before, terms.*, true AS "isOwn"
    FROM own CROSS JOIN LATERAL credit_terms(own.agency_id, ${at}) terms
    UNION ALL
    SELECT seller.id, seller.kind, seller.currency, 0, 0, NULL, 0, NULL, 0, false, false, false, false, false
    FROM agencies agency JOIN ledger_accounts seller ON seller.agency_id IS NULL AND seller.currency = agency.currency
    WHERE agency.id = ${agencyId} AND seller.kind = ANY(${kinds}::text[])`.execute(trx);
  const own = rows.filter(({ isOwn }) => isOwn);
  return { own, seller: rows.filter(({ isOwn }) => !isOwn), terms: own.at(-1) ?? noTerms };
}

const noTerms: MoneyTerms = {
  credit_limit: 0,
  temporary_until: null,
  low_balance: 0,
  verified: false,
  money_stopped: false,
  credit_stopped: false,
  credit_overdue: false,
};

/**
 * Writes posting, entries and agency balances in one statement; a known key is a no-op. An entry is never
 * earlier than the one before it on an agency account, even if its request is: it waited for the lock.
 * @returns The id of the posting, or of the earlier one with the same key; and whether it was written now.
 */
export async function insertPosting(
  trx: Trx,
  posting: Posting,
  entries: readonly Entry[],
): Promise<{ id: number; isNew: boolean }> {
  const { rows } = await sql<{ id: number }>`
    WITH posting AS (
      INSERT INTO ledger_postings (idempotency_key, event, agency_id, entity_id, order_id, bill_id, invoice_id, receipt_id,
        pay_back_id, memo, user_id, created_at)
      VALUES (${posting.key}, ${posting.event}, ${posting.agencyId}::bigint,
        coalesce(${posting.entityId}::bigint, seller_entity_at(${posting.agencyId}::bigint, ${posting.now}::timestamptz)), ${posting.orderId}, ${posting.billId ?? null}, ${posting.invoiceId ?? null},
        ${posting.receiptId ?? null}, ${posting.payBackId ?? null}, ${posting.memo}, ${posting.userId}, ${posting.now})
      ON CONFLICT (idempotency_key) DO NOTHING RETURNING id
    ),
    line AS (
      SELECT posting.id AS posting_id, line.* FROM posting, (VALUES ${sql.join(entries.map(valuesOf))})
        AS line (account_id, kind, amount, before, after, credit_limit, level, position)
    ),
    entry AS (
      INSERT INTO ledger_entries (posting_id, account_id, account_kind, amount, balance_before, balance_after,
        limit_in_force, restores, created_at)
      SELECT posting_id, account_id, kind, amount, before, after, credit_limit, ${posting.restores === true},
        greatest(${posting.now}::timestamptz, (
          SELECT former.created_at FROM ledger_entries former
          WHERE former.account_id = line.account_id AND line.after IS NOT NULL
          ORDER BY former.id DESC LIMIT 1))
      FROM line ORDER BY position
    )
    UPDATE ledger_accounts account SET balance = line.after, told_level = line.level FROM line
    WHERE account.id = line.account_id AND line.after IS NOT NULL
    RETURNING line.posting_id AS id`.execute(trx);
  const [written] = rows;
  return written
    ? { id: written.id, isNew: true }
    : { id: await findPosting(trx, posting.key), isNew: false };
}

/**
 * A row of a statement with a fixed number of rows: one query plan serves all postings with as many lines.
 */
function valuesOf({ accountId, account, amount, before, after, limit, level }: Entry, position: number) {
  return sql`(${accountId}::bigint, ${account}::text, ${amount}::bigint, ${before}::bigint, ${after}::bigint,
    ${limit}::bigint, ${level}::smallint, ${position}::int)`;
}

async function findPosting(trx: Trx, key: string): Promise<number> {
  const found = trx.selectFrom('ledger_postings').select('id').where('idempotency_key', '=', key);
  return (await found.executeTakeFirstOrThrow()).id;
}

/** Stores the level of which the agency was just notified. */
export async function updateNotifiedLevels(
  trx: Trx,
  levels: readonly { accountId: number; level: number }[],
): Promise<void> {
  if (levels.length === 0) return;
  await sql`
    UPDATE ledger_accounts account SET told_level = told.level
    FROM unnest(${levels.map(({ accountId }) => accountId)}::bigint[], ${levels.map(({ level }) => level)}::smallint[])
      AS told (account_id, level)
    WHERE account.id = told.account_id`.execute(trx);
}

/** Deposit and receivable of an agency with its terms at an instant. */
export interface WalletRow extends MoneyTerms {
  agency_id: number;
  currency: string;
  /** Ledger balances: debit positive. */
  deposit: number;
  receivable: number;
}

/** Finds the wallets of agencies; unknown agencies are omitted. */
export async function findWallets(db: Db, agencyIds: readonly number[], at: Date): Promise<WalletRow[]> {
  const { rows } = await sql<WalletRow>`
    SELECT agency.id AS agency_id, agency.currency, deposit.balance AS deposit, receivable.balance AS receivable, terms.*
    FROM agencies agency
    JOIN ledger_accounts deposit ON deposit.agency_id = agency.id AND deposit.kind = 'deposit'
      AND deposit.currency = agency.currency
    JOIN ledger_accounts receivable ON receivable.agency_id = agency.id AND receivable.kind = 'receivable'
      AND receivable.currency = agency.currency
    CROSS JOIN LATERAL credit_terms(agency.id, ${at}) terms
    WHERE agency.id = ANY(${[...agencyIds]}::bigint[])`.execute(db);
  return rows;
}

/** Movements on the agency's accounts for one order, oldest first. */
export async function listEntriesOfOrder(db: Db, agencyId: number, orderId: number) {
  const { rows } = await sql<Pick<EntryRow, 'at' | 'event' | 'kind' | 'amount' | 'after'>>`
    SELECT entry.created_at AS at, posting.event, account.kind, entry.amount, entry.balance_after AS after
    FROM ledger_postings posting
    JOIN ledger_entries entry ON entry.posting_id = posting.id
    JOIN ledger_accounts account ON account.id = entry.account_id
    WHERE posting.order_id = ${orderId} AND account.agency_id = ${agencyId}
      AND account.kind IN ('deposit', 'receivable')
    ORDER BY entry.id`.execute(db);
  return rows;
}
