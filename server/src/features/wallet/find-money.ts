import { sql } from 'kysely';
import type { Trx } from '../../calls.ts';

/** Whether any money has ever moved. */
export async function hasPostings(trx: Trx): Promise<boolean> {
  const { rows } = await sql<{
    found: boolean;
  }>`SELECT EXISTS (SELECT FROM ledger_postings) AS found`.execute(trx);
  return rows[0]!.found;
}

/** Whether any agency may owe something. */
export async function hasCreditLimits(trx: Trx): Promise<boolean> {
  const { rows } = await sql<{
    found: boolean;
  }>`SELECT EXISTS (SELECT FROM ledger_accounts WHERE credit_limit > 0) AS found`.execute(trx);
  return rows[0]!.found;
}
