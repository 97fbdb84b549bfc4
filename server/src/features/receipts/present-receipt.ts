import type { DeskReceipt } from '@serai/contract/receipts/desk';
import { receiptNumber } from '@serai/contract/receipts/receipt-number';
import type { OwnReceipt } from '@serai/contract/receipts/receipts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../calls.ts';
import { toSeconds } from '../../platform/clock.ts';
import { listAllocations, type ShownAllocation, type ShownReceipt, selectReceipts } from './receipt-store.ts';

/** Receipts as shown to their agency. */
export async function presentReceipts(db: Db, rows: readonly ShownReceipt[]): Promise<OwnReceipt[]> {
  const parts = await listAllocations(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => presentReceipt(row, parts));
}

/** The same for the seller's finance. */
export async function presentForStaff(db: Db | Trx, rows: readonly ShownReceipt[]): Promise<DeskReceipt[]> {
  const parts = await listAllocations(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...presentReceipt(row, parts),
    status: row.reversed_at !== null ? 'reversed' : row.agency_id === null ? 'unmatched' : 'matched',
    agency: row.agency_id === null ? null : { id: row.agency_id, name: row.agency ?? '' },
    declaration_id: row.declaration_id,
    remittance: row.remittance,
    charge_worth: { amount: row.charge_worth, currency: row.account_currency },
    slip:
      row.slip_name === null
        ? null
        : { name: row.slip_name, mimetype: row.slip_type ?? '', size: row.slip_size ?? 0 },
    recorded_by: row.recorder,
    recorded_at: toSeconds(row.recorded_at),
  }));
}

/** One existing receipt, for the seller's finance. */
export async function showForStaff(db: Db | Trx, id: number): Promise<DeskReceipt> {
  const { rows } = await selectReceipts(sql`receipt.id = ${id}`).execute(db);
  return (await presentForStaff(db, rows))[0]!;
}

function presentReceipt(row: ShownReceipt, parts: readonly ShownAllocation[]): OwnReceipt {
  const { id, received_on, value_date, bank_reference, payer, charge_to, reverse_reason } = row;
  const sent = (amount: number) => ({ amount, currency: row.currency });
  const credited = (amount: number) => ({ amount, currency: row.account_currency });
  return {
    id,
    number: receiptNumber(id),
    received_on,
    value_date,
    bank_reference,
    payer,
    charge_to,
    reverse_reason,
    gross: sent(row.gross),
    bank_charge: sent(row.bank_charge),
    rate: row.rate === null ? null : { rate: row.rate, of: row.rate_of! },
    worth: credited(row.worth),
    unallocated: credited(row.reversed_at === null ? row.worth - row.allocated : 0),
    allocations: parts
      .filter(({ receipt_id }) => receipt_id === id)
      .map(({ bill_id, bill_number, amount, allocated_at }) => ({
        bill: bill_id === null ? null : { id: bill_id, number: bill_number ?? '' },
        amount: credited(amount),
        at: toSeconds(allocated_at),
      })),
    matched_at: row.matched_at && toSeconds(row.matched_at),
    reversed_at: row.reversed_at && toSeconds(row.reversed_at),
  };
}
