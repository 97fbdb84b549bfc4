import { sql } from 'kysely';
import type { Trx } from '../../calls.ts';
import { openContract } from '../contracts/contracts.ts';

/**
 * Opens an agency's accounts in its currency (deposit, receivable and order_hold, at zero) and its first
 * contract; existing ones do not change.
 */
export async function openWallet(trx: Trx, agencyId: number): Promise<void> {
  await sql`
    INSERT INTO ledger_accounts (agency_id, kind, currency, balance)
    SELECT id, kind, currency, 0 FROM agencies, unnest(ARRAY['deposit', 'receivable', 'order_hold']) kind
    WHERE id = ${agencyId}
    ON CONFLICT DO NOTHING`.execute(trx);
  await openContract(trx, agencyId);
}

/** Opens the seller's accounts in a currency; existing ones do not change. */
export async function openSellerAccounts(trx: Trx, currency: string): Promise<void> {
  // Always all of them in one order, so that concurrent transactions that open them wait but cannot deadlock.
  await sql`
    INSERT INTO ledger_accounts (agency_id, kind, currency)
    SELECT NULL, kind, ${currency}
    FROM unnest(ARRAY['bad_debt', 'bank_charges', 'bank_clearing', 'cost_of_sales', 'fx_difference', 'penalty_income', 'sales',
      'sales_returns', 'tax_payable', 'withholding_receivable']) kind
    ON CONFLICT DO NOTHING`.execute(trx);
}

/** Opens the account of what the seller owes to a supplier in a currency; an existing one does not change. */
export async function openPayable(trx: Trx, supplierId: number, currency: string): Promise<void> {
  await sql`
    INSERT INTO ledger_accounts (supplier_id, kind, currency) VALUES (${supplierId}, 'payable', ${currency})
    ON CONFLICT DO NOTHING`.execute(trx);
}
