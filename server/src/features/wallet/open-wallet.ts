import { sql } from 'kysely';
import type { Trx } from '../permissions/permissions.ts';

/** Gives a new agency its three accounts: deposit, receivable and order_hold, all at zero. */
export async function openWallet(trx: Trx, agencyId: number, currency: string): Promise<void> {
  await sql`
    INSERT INTO ledger_accounts (agency_id, kind, currency)
    SELECT ${agencyId}, kind, ${currency} FROM unnest(ARRAY['deposit', 'receivable', 'order_hold']) kind
    ON CONFLICT DO NOTHING`.execute(trx);
}
