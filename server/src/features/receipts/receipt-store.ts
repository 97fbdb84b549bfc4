import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db, Trx } from '../../calls.ts';
import type { ReceiptAllocationsTable, ReceiptsTable } from '../../tables.ts';

export type ReceiptRow = Selectable<ReceiptsTable>;
export type AllocationRow = Selectable<ReceiptAllocationsTable>;
/** A part of a receipt with the number of the bill it paid. */
export type ShownAllocation = AllocationRow & { bill_number: string | null };

/** A receipt with what is shown beside it. */
export type ShownReceipt = ReceiptRow & { agency: string | null; recorder: string };

/** Writes a receipt down; undefined where one that stands has the same reference, day and sum. */
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

/** The receipts that stand under any of these keys of a reference, oldest first. */
export async function findByReference(db: Db | Trx, keys: readonly string[]) {
  return db
    .selectFrom('receipts')
    .select(['id', 'bank_reference', 'received_on', 'currency', 'gross'])
    .where('reference_key', 'in', [...keys])
    .where('reversed_at', 'is', null)
    .orderBy('id')
    .execute();
}

/** A receipt, locked before the declaration it pays and the agency's accounts. */
export async function lockReceipt(trx: Trx, id: number): Promise<ReceiptRow | undefined> {
  return trx.selectFrom('receipts').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** Says whose a locked receipt is. */
export async function updateMatched(
  trx: Trx,
  id: number,
  matched: Pick<ReceiptRow, 'agency_id' | 'declaration_id' | 'matched_by' | 'matched_at'>,
): Promise<void> {
  await trx.updateTable('receipts').set(matched).where('id', '=', id).execute();
}

/** Notes a part of a locked receipt that went somewhere by a posting. */
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

/** The parts of a locked receipt that stand, newest first: as they are taken back. */
export async function listStanding(trx: Trx, receiptId: number): Promise<AllocationRow[]> {
  return trx
    .selectFrom('receipt_allocations')
    .selectAll()
    .where('receipt_id', '=', receiptId)
    .where('reversed_at', 'is', null)
    .orderBy('id', 'desc')
    .execute();
}

/** Ends a locked receipt and whatever it went to. */
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

/** Receipts that fulfil a condition on `receipt`, with what is shown beside them. */
export function selectReceipts(condition: RawBuilder<unknown>): RawBuilder<ShownReceipt> {
  return sql<ShownReceipt>`
    SELECT receipt.*, agencies.name AS agency, users.nickname AS recorder
    FROM receipts receipt
    LEFT JOIN agencies ON agencies.id = receipt.agency_id
    JOIN users ON users.id = receipt.recorded_by
    WHERE ${condition}`;
}

/** The parts of some receipts that stand, oldest first. */
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

/** Whether anything was ever received, or is to be paid back: it stands in the site's currency. */
export async function hasReceipts(trx: Trx): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    SELECT EXISTS (SELECT FROM receipts) OR EXISTS (SELECT FROM pay_backs) AS found`.execute(trx);
  return rows[0]!.found;
}
