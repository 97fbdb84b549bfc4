import { sql } from 'kysely';
import type { Trx } from '../../calls.ts';

/** Whether any money has ever moved. */
export async function hasPostings(trx: Trx): Promise<boolean> {
  const { rows } = await sql<{
    found: boolean;
  }>`SELECT EXISTS (SELECT FROM ledger_postings) AS found`.execute(trx);
  return rows[0]!.found;
}
