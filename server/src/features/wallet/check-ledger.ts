import { sql } from 'kysely';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Db } from '../permissions/permissions.ts';

/** An account whose stored balance is not the sum of its entries; `agencyId` null = the house's own. */
export interface BrokenAccount {
  accountId: number;
  agencyId: number | null;
  kind: string;
  balance: number;
  entries: number;
}

/**
 * Re-adds every account from its entries. An agency with an imbalance can move no more money until somebody has
 * looked; the others keep working, and statements say when all was last in order.
 *
 * @returns the broken accounts, for an alarm; empty when all is in order.
 */
export async function checkLedger(db: Db, now: Date): Promise<BrokenAccount[]> {
  return inTransaction(db, async (trx) => {
    // One statement sees one moment, so running commands cannot look like an imbalance.
    const { rows } = await sql<BrokenAccount>`
      SELECT account.id AS "accountId", account.agency_id AS "agencyId", account.kind, account.balance,
        coalesce(sums.entries, 0)::bigint AS entries
      FROM ledger_accounts account
      LEFT JOIN (SELECT account_id, sum(amount) AS entries FROM ledger_entries GROUP BY account_id) sums
        ON sums.account_id = account.id
      WHERE account.balance <> coalesce(sums.entries, 0)`.execute(trx);
    const agencies = [...new Set(rows.map(({ agencyId }) => agencyId).filter((id) => id !== null))];
    if (agencies.length > 0) {
      await trx
        .updateTable('agencies')
        .set({ money_stopped_at: now })
        .where('id', 'in', agencies)
        .where('money_stopped_at', 'is', null)
        .execute();
    }
    if (rows.every(({ agencyId }) => agencyId !== null)) {
      await sql`
        INSERT INTO site_settings (name, value) VALUES ('ledger_balanced_at', to_jsonb(${now}::timestamptz))
        ON CONFLICT (name) DO UPDATE SET value = excluded.value`.execute(trx);
    }
    return rows;
  });
}
