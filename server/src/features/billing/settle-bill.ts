import type { Trx } from '../../calls.ts';
import { settleLines } from '../../domain/billing.ts';
import { creditedLines } from '../../domain/ledger/bill-lines.ts';
import { settleCharges, stageCharges } from '../charges/charges.ts';
import { refreshSettlement, type SettlingEvent } from '../orders/orders.ts';
import { post } from '../wallet/wallet.ts';
import { type BillRow, type LockedBill, type LockedLine, noteOnBill, updateBill } from './bill-store.ts';

/** What of a bill is paid, or given up, from now on; and what its lines add up to. */
export type Standing = Partial<Pick<BillRow, 'total' | 'paid' | 'written_off' | 'recovered'>>;

/**
 * Brings a locked, confirmed bill into line with what is paid of it: its status, what of its charges is settled, and
 * the orders. One that comes to nothing or less closes at once, and what the agency is owed goes to its deposit.
 */
export async function settleBill(
  trx: Trx,
  { bill, lines, charges }: LockedBill,
  standing: Standing,
  settling: SettlingEvent,
): Promise<BillRow> {
  const next = { ...bill, ...standing };
  const settled = await updateBill(trx, bill.id, { ...standing, ...statusOf(next, settling.now) });
  if (settled.total < 0 && bill.status !== 'closed') await payCreditOut(trx, settled, settling);
  const billed = lines.filter(({ state }) => state === 'billed');
  const parts = settledParts(settled, billed);
  await settleCharges(
    trx,
    billed
      .map(({ charge_id, amount }, at) => {
        const charge = charges.get(charge_id)!;
        // What was settled of it before it was billed stays.
        const before = charge.amount - amount;
        return { id: charge_id, amount: before + parts[at]! - charge.settled };
      })
      .filter(({ amount }) => amount !== 0),
  );
  const isGivenUp = settled.written_off > settled.recovered;
  await stageCharges(
    trx,
    billed.map(({ charge_id }) => charge_id),
    { stage: isGivenUp ? 'written_off' : 'billed', bill_id: bill.id },
  );
  await refreshOrders(trx, { lines, charges }, settling);
  return settled;
}

/** Brings the settlement of the orders of a bill up to date. */
export async function refreshOrders(
  trx: Trx,
  { lines, charges }: Pick<LockedBill, 'lines' | 'charges'>,
  settling: SettlingEvent,
): Promise<void> {
  const ids = lines.flatMap(({ charge_id }) => charges.get(charge_id)?.order_id ?? []);
  await refreshSettlement(trx, [...new Set(ids)], settling);
}

function settledParts({ total, paid, written_off }: BillRow, billed: readonly LockedLine[]): number[] {
  const amounts = billed.map(({ amount }) => amount);
  return total <= 0 ? amounts : settleLines(amounts, paid + written_off);
}

/** Paid when money covers it all, closed when nothing is left to pay otherwise. */
function statusOf(
  { total, paid, written_off, closed_at }: BillRow,
  now: Date,
): Pick<BillRow, 'status' | 'closed_at'> {
  if (total - paid - written_off > 0)
    return { status: paid > 0 ? 'part_paid' : 'confirmed', closed_at: null };
  return { status: total > 0 && written_off === 0 ? 'paid' : 'closed', closed_at: closed_at ?? now };
}

async function payCreditOut(trx: Trx, bill: BillRow, { userId, now }: SettlingEvent): Promise<void> {
  const amount = 0 - bill.total;
  const postingId = await post(trx, {
    event: 'bill_credit',
    key: `bill:${bill.id}:credit`,
    agencyId: bill.agency_id,
    orderId: null,
    billId: bill.id,
    lines: creditedLines(amount),
    // What was taken off the debt before comes back to it: that is no new credit.
    restores: true,
    userId,
    memo: bill.number,
    now,
  });
  await noteOnBill(trx, bill, { event: 'credited', amount, posting_id: postingId, user_id: userId, at: now });
}
