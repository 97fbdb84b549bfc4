import { sql } from 'kysely';
import type { Trx } from '../../calls.ts';
import type { Line } from '../../domain/ledger/lines.ts';
import { openSellerAccounts } from './open-wallet.ts';

/** A movement between the seller's own accounts, which concerns no agency. */
export interface HousePosting {
  /** Event name in the ledger, e.g. `bank_fee`. */
  event: string;
  /** Idempotency key of the posting. */
  key: string;
  /** Debit positive, in minor units of the currency of the agencies' accounts; they add up to zero. */
  lines: readonly Line[];
  currency: string;
  /** Seller entity in whose books it is. */
  entityId: number;
  userId: number;
  memo: string;
  now: Date;
}

/**
 * Writes a posting between accounts of the seller. They keep no balance, so no account is locked.
 * @returns The id of the posting, or of the earlier posting with the same key.
 */
export async function postForHouse(trx: Trx, posting: HousePosting): Promise<number> {
  const { key, event, currency, entityId, lines, userId, memo, now } = posting;
  await openSellerAccounts(trx, currency);
  const { rows } = await sql<{ id: number; written: number }>`
    WITH posting AS (
      INSERT INTO ledger_postings (idempotency_key, event, agency_id, entity_id, order_id, memo, user_id, created_at)
      VALUES (${key}, ${event}, NULL, ${entityId}, NULL, ${memo}, ${userId}, ${now})
      ON CONFLICT (idempotency_key) DO NOTHING RETURNING id
    ),
    entry AS (
      INSERT INTO ledger_entries (posting_id, account_id, account_kind, amount, created_at)
      SELECT posting.id, account.id, account.kind, line.amount, ${now}
      FROM posting, unnest(${lines.map(({ account }) => account)}::text[], ${lines.map(({ amount }) => amount)}::bigint[])
        AS line (kind, amount)
      JOIN ledger_accounts account ON account.agency_id IS NULL AND account.supplier_id IS NULL AND account.kind = line.kind
        AND account.currency = ${currency}
      RETURNING posting_id
    )
    SELECT posting.id, (SELECT count(*) FROM entry)::int AS written FROM posting`.execute(trx);
  const [posted] = rows;
  if (posted && posted.written !== lines.length) throw new Error(`Posting ${key} names unknown accounts`);
  if (posted) return posted.id;
  const known = trx.selectFrom('ledger_postings').select('id').where('idempotency_key', '=', key);
  return (await known.executeTakeFirstOrThrow()).id;
}
