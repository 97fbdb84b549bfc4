import { sql } from 'kysely';
import type { Trx } from '../../calls.ts';
import type { Line } from '../../domain/ledger/lines.ts';
import { openPayable, openSellerAccounts } from './open-wallet.ts';

/** A movement of what the seller owes to a supplier. */
export interface SupplierPosting {
  /** Event name in the ledger: `cost`, `supplier_paid`, … */
  event: string;
  /** Idempotency key of the posting. */
  key: string;
  supplierId: number;
  /** Company of the seller that owes it. */
  entityId: number;
  /** Order that it is the cost of; null for a payment. */
  orderId: number | null;
  currency: string;
  /** On `payable` and on accounts of the seller; debit positive, in minor units; they add up to zero. */
  lines: readonly Line[];
  userId: number | null;
  memo: string;
  now: Date;
}

/**
 * Writes a posting for a supplier. Its account has no running balance, so nothing is locked; the caller locks the order,
 * invoice or payment that it is about.
 * @returns The id of the posting, or of the earlier posting with the same key.
 */
export async function postForSupplier(trx: Trx, posting: SupplierPosting): Promise<number> {
  if (posting.lines.length === 0) throw new RangeError(`A posting ${posting.key} moves nothing`);
  await openPayable(trx, posting.supplierId, posting.currency);
  await openSellerAccounts(trx, posting.currency);
  const { rows } = await sql<{ id: number }>`
    WITH posting AS (
      INSERT INTO ledger_postings (idempotency_key, event, supplier_id, entity_id, order_id, memo, user_id, created_at)
      VALUES (${posting.key}, ${posting.event}, ${posting.supplierId}, ${posting.entityId}, ${posting.orderId}, ${posting.memo},
        ${posting.userId}, ${posting.now})
      ON CONFLICT (idempotency_key) DO NOTHING RETURNING id
    )
    INSERT INTO ledger_entries (posting_id, account_id, account_kind, amount, created_at)
    SELECT posting.id, account.id, line.kind, line.amount, ${posting.now}
    FROM posting, (VALUES ${sql.join(posting.lines.map(valuesOf))}) AS line (kind, amount)
    JOIN ledger_accounts account ON account.kind = line.kind AND account.currency = ${posting.currency}
      AND account.agency_id IS NULL
      AND account.supplier_id IS NOT DISTINCT FROM
        CASE WHEN line.kind = 'payable' THEN ${posting.supplierId}::bigint END
    RETURNING posting_id AS id`.execute(trx);
  return rows[0]?.id ?? (await findPosting(trx, posting.key));
}

function valuesOf({ account, amount }: Line) {
  return sql`(${account}::text, ${amount}::bigint)`;
}

async function findPosting(trx: Trx, key: string): Promise<number> {
  const found = trx.selectFrom('ledger_postings').select('id').where('idempotency_key', '=', key);
  return (await found.executeTakeFirstOrThrow()).id;
}
