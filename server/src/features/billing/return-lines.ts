import type { BillStatus } from '@serai/contract/billing/statuses';
import type { Trx } from '../../calls.ts';
import { stageCharges } from '../charges/charges.ts';
import type { SettlingEvent } from '../orders/orders.ts';
import { type BillRow, type LockedBill, updateBill, updateLines } from './bill-store.ts';
import { refreshOrders } from './settle-bill.ts';

/** Ends a bill without payments: its charges are open again. Disputed lines stay disputed. */
export async function returnLines(
  trx: Trx,
  locked: LockedBill,
  status: Extract<BillStatus, 'withdrawn' | 'rejected' | 'void'>,
  settling: SettlingEvent,
): Promise<BillRow> {
  const { bill, lines } = locked;
  const billed = lines.filter(({ state }) => state === 'billed');
  await updateLines(
    trx,
    billed.map(({ id }) => id),
    { state: 'returned' },
  );
  await stageCharges(
    trx,
    billed.map(({ charge_id }) => charge_id),
    { stage: 'open', bill_id: null },
  );
  await refreshOrders(trx, locked, settling);
  return updateBill(trx, bill.id, { status, closed_at: settling.now });
}
