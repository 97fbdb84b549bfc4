import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db, Trx } from '../../calls.ts';
import type { ReceiptAllocationsTable, ReceiptsTable } from '../../tables.ts';

export type ReceiptRow = Selectable<ReceiptsTable>;
export type AllocationRow = Selectable<ReceiptAllocationsTable>;
/** A part of a receipt with the number of its bill. */
export type ShownAllocation = AllocationRow & { bill_number: string | null };

/** A receipt with its columns for lists. */
export type ShownReceipt = ReceiptRow & {
  agency: string | null;
  recorder: string;
  slip_name: string | null;
  slip_type: string | null;
  slip_size: number | null;
};

/** Inserts a receipt; undefined if a valid one has the same reference, day and amount. */
export async function insertReceipt(
  trx: Trx,
  receipt: Insertable<ReceiptsTable>,
): Promise<number | undefined> {
  const inserted = await trx
    .insertInto('receipts')
    .values(receipt)
    .onConflict((conflict) =>
      conflict
        .columns(['reference_key', 'received_on', 'currency', 'gross'])
        .where('reversed_at', 'is', null)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

/** Valid receipts with any of these reference keys, oldest first. */
export async function findByReference(db: Db | Trx, keys: readonly string[]) {
  return db
    .selectFrom('receipts')
    .select(['id', 'bank_reference', 'received_on', 'currency', 'gross'])
    .where('reference_key', 'in', [...keys])
    .where('reversed_at', 'is', null)
    .orderBy('id')
    .execute();
}

/** Locks a receipt, before its declaration and the agency's accounts. */
export async function lockReceipt(trx: Trx, id: number): Promise<ReceiptRow | undefined> {
  return trx.selectFrom('receipts').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** Assigns a locked receipt to its agency. */
export async function updateMatched(
  trx: Trx,
  id: number,
  matched: Pick<ReceiptRow, 'agency_id' | 'declaration_id' | 'matched_by' | 'matched_at'>,
): Promise<void> {
  await trx.updateTable('receipts').set(matched).where('id', '=', id).execute();
}

/** Inserts an allocated part of a locked receipt with its posting. */
export async function insertAllocation(
  trx: Trx,
  allocation: Insertable<ReceiptAllocationsTable>,
): Promise<void> {
  const { receipt_id, amount } = allocation;
  await trx.insertInto('receipt_allocations').values(allocation).execute();
  await trx
    .updateTable('receipts')
    .set((receipt) => ({ allocated: receipt('allocated', '+', amount) }))
    .where('id', '=', receipt_id)
    .execute();
}

/** Valid parts of a locked receipt, newest first, the order in which they are taken back. */
export async function listValidAllocations(trx: Trx, receiptId: number): Promise<AllocationRow[]> {
  return trx
    .selectFrom('receipt_allocations')
    .selectAll()
    .where('receipt_id', '=', receiptId)
    .where('reversed_at', 'is', null)
    .orderBy('id', 'desc')
    .execute();
}

/** Money that a receipt moved outside bills: its top-ups and the seller's share of the bank charge, per entity. */
export interface ReceiptMove {
  event: 'top_up' | 'bank_charge';
  entityId: number;
  amount: number;
}

/** Lists what a receipt moved outside bills, by seller entity. */
export async function listReceiptMoves(trx: Trx, receiptId: number): Promise<ReceiptMove[]> {
  const { rows } = await sql<ReceiptMove>`
    SELECT posting.event, posting.entity_id AS "entityId", sum(entry.amount)::bigint AS amount
    FROM ledger_postings posting JOIN ledger_entries entry ON entry.posting_id = posting.id AND entry.amount > 0
    WHERE posting.receipt_id = ${receiptId} AND posting.event IN ('top_up', 'bank_charge')
    GROUP BY 1, 2 ORDER BY 1, 2`.execute(trx);
  return rows;
}

/** Marks a locked receipt and its parts as reversed. */
export async function updateReversed(
  trx: Trx,
  id: number,
  reversed: { userId: number; now: Date; reason: string },
): Promise<void> {
  const { userId, now, reason } = reversed;
  await trx
    .updateTable('receipt_allocations')
    .set({ reversed_at: now })
    .where('receipt_id', '=', id)
    .where('reversed_at', 'is', null)
    .execute();
  await trx
    .updateTable('receipts')
    .set({ allocated: 0, reversed_by: userId, reversed_at: now, reverse_reason: reason })
    .where('id', '=', id)
    .execute();
}

/** Selects receipts that fulfil a condition on `receipt`, with their columns for lists. */
export function selectReceipts(condition: RawBuilder<unknown>): RawBuilder<ShownReceipt> {
  return sql<ShownReceipt>`
    SELECT receipt.*, agencies.name AS agency, users.nickname AS recorder,
      uploads.name AS slip_name, uploads.mimetype AS slip_type, uploads.size AS slip_size
    FROM receipts receipt
    LEFT JOIN agencies ON agencies.id = receipt.agency_id
    LEFT JOIN uploads ON uploads.path = receipt.slip
    JOIN users ON users.id = receipt.recorded_by
    WHERE ${condition}`;
}

/** Valid parts of receipts, oldest first. */
export async function listAllocations(
  db: Db | Trx,
  receiptIds: readonly number[],
): Promise<ShownAllocation[]> {
  return db
    .selectFrom('receipt_allocations as part')
    .leftJoin('bills', 'bills.id', 'part.bill_id')
    .selectAll('part')
    .select('bills.number as bill_number')
    .where('part.receipt_id', 'in', [...receiptIds, 0])
    .where('part.reversed_at', 'is', null)
    .orderBy('part.id')
    .execute();
}

/** Whether any receipt or pay-back exists: their amounts are in the site's currency. */
export async function hasReceipts(trx: Trx): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    SELECT EXISTS (SELECT FROM receipts) OR EXISTS (SELECT FROM pay_backs) AS found`.execute(trx);
  return rows[0]!.found;
}
