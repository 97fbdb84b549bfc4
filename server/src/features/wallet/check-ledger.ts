import { sql } from 'kysely';
import type { Db, Trx } from '../../calls.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { updateMoneyStopped } from '../people/people.ts';

/** An account of an agency whose stored balance is not the sum of its entries. */
export interface BrokenAccount {
  accountId: number;
  agencyId: number;
  kind: string;
  balance: number;
  entries: number;
}

/** A posting whose entries do not add up to zero. */
export interface BrokenPosting {
  postingId: number;
  agencyId: number;
  sum: number;
}

/**
 * Adds what has come since the last check to every account of an agency and compares it with the stored balance. An
 * agency with an imbalance can move no more money until somebody has looked; the others keep working, and statements
 * say when all was last in order. Costs what is new, however old the ledger.
 *
 * @returns the broken accounts, for an alarm; empty when all is in order.
 */
export async function checkLedger(db: Db, now: Date): Promise<BrokenAccount[]> {
  return inTransaction(db, async (trx) => {
    const broken = await checkAccounts(trx);
    await updateMoneyStopped(
      trx,
      broken.map(({ agencyId }) => agencyId),
      now,
    );
    await noteChecked(trx, now);
    return broken;
  });
}

/**
 * Does the same from the first entry on, and adds up every posting. For the command `npm run check-ledger`: it reads
 * the whole ledger.
 */
export async function checkWholeLedger(
  db: Db,
  now: Date,
): Promise<{ accounts: BrokenAccount[]; postings: BrokenPosting[] }> {
  return inTransaction(db, async (trx) => {
    // It may take as long as the ledger is old.
    await sql`SET LOCAL statement_timeout = 0`.execute(trx);
    await trx.deleteFrom('ledger_checks').execute();
    const accounts = await checkAccounts(trx);
    const postings = await listBrokenPostings(trx);
    await updateMoneyStopped(
      trx,
      [...accounts, ...postings].map(({ agencyId }) => agencyId),
      now,
    );
    await noteChecked(trx, now);
    return { accounts, postings };
  });
}

/**
 * Whether an agency's ledger agrees with itself: its accounts with their entries, from what was last found in order on,
 * and each of its postings with zero. The accounts are locked before.
 */
export async function agreesWithItself(trx: Trx, agencyId: number): Promise<boolean> {
  // Its postings may be many, and it is asked for by hand.
  await sql`SET LOCAL statement_timeout = 0`.execute(trx);
  const accounts = await checkAccounts(trx, agencyId);
  return accounts.length === 0 && (await listBrokenPostings(trx, agencyId)).length === 0;
}

/** One statement sees one moment, so running commands cannot look like an imbalance. */
async function checkAccounts(trx: Trx, agencyId?: number): Promise<BrokenAccount[]> {
  const { rows } = await sql<BrokenAccount>`
    WITH added_up AS (
      SELECT account.id, account.agency_id, account.kind, account.balance,
        greatest(former.last_entry_id, news.last_entry_id) AS last_entry_id,
        (coalesce(former.balance, 0) + coalesce(news.amount, 0))::bigint AS entries
      FROM ledger_accounts account
      LEFT JOIN ledger_checks former ON former.account_id = account.id
      CROSS JOIN LATERAL (
        SELECT sum(amount) AS amount, max(id) AS last_entry_id FROM ledger_entries
        WHERE account_id = account.id AND id > coalesce(former.last_entry_id, 0)
      ) news
      WHERE account.agency_id ${agencyId === undefined ? sql`IS NOT NULL` : sql`= ${agencyId}`}
    ),
    noted AS (
      INSERT INTO ledger_checks AS former (account_id, last_entry_id, balance)
      SELECT id, last_entry_id, entries FROM added_up WHERE last_entry_id IS NOT NULL AND balance = entries
      ON CONFLICT (account_id) DO UPDATE SET last_entry_id = excluded.last_entry_id, balance = excluded.balance
        WHERE former.last_entry_id < excluded.last_entry_id
    )
    SELECT id AS "accountId", agency_id AS "agencyId", kind, balance, entries
    FROM added_up WHERE balance <> entries`.execute(trx);
  return rows;
}

async function listBrokenPostings(trx: Trx, agencyId?: number): Promise<BrokenPosting[]> {
  const { rows } = await sql<BrokenPosting>`
    SELECT posting.id AS "postingId", posting.agency_id AS "agencyId", coalesce(sum(entry.amount), 0)::bigint AS sum
    FROM ledger_postings posting LEFT JOIN ledger_entries entry ON entry.posting_id = posting.id
    WHERE ${agencyId === undefined ? sql`true` : sql`posting.agency_id = ${agencyId}`}
    GROUP BY posting.id HAVING coalesce(sum(entry.amount), 1) <> 0`.execute(trx);
  return rows;
}

async function noteChecked(trx: Trx, now: Date): Promise<void> {
  await sql`
    INSERT INTO ledger_check_ends (ended_at) VALUES (${now}::timestamptz) ON CONFLICT DO NOTHING`.execute(
    trx,
  );
}
