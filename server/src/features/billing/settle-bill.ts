import type { Trx } from '../../calls.ts';
import { settleLines } from '../../domain/billing.ts';
import { settleCharges, stageCharges } from '../charges/charges.ts';
import { refreshSettlement, type SettlingEvent } from '../orders/orders.ts';
import { type BillRow, type LockedBill, type LockedLine, updateBill } from './bill-store.ts';

/** Changed totals of a bill: paid, given back, written off, and the sum of its lines. */
export type Standing = Partial<Pick<BillRow, 'total' | 'paid' | 'given_back' | 'written_off' | 'recovered'>>;

/**
 * Updates a locked, confirmed bill after a payment: its status, the settlement of its charges, and the
 * orders. A bill without an open amount closes at once.
 */
export async function settleBill(
  trx: Trx,
  { bill, lines, charges }: LockedBill,
  standing: Standing,
  settling: SettlingEvent,
): Promise<BillRow> {
  const next = { ...bill, ...standing };
  const settled = await updateBill(trx, bill.id, { ...standing, ...statusOf(next, settling.now) });
  const billed = lines.filter(({ state }) => state === 'billed');
  const parts = settledParts(settled, billed);
  await settleCharges(
    trx,
    billed
      .map(({ charge_id, amount }, at) => {
        const charge = charges.get(charge_id)!;
        // The part settled before billing does not change.
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

/** Updates the settlement status of a bill's orders. */
export async function refreshOrders(
  trx: Trx,
  { lines, charges }: Pick<LockedBill, 'lines' | 'charges'>,
  settling: SettlingEvent,
): Promise<void> {
  const ids = lines.flatMap(({ charge_id }) => charges.get(charge_id)?.order_id ?? []);
  await refreshSettlement(trx, [...new Set(ids)], settling);
}

/**
 * Settled part of each line: what was given back of it, plus its share of the payments, oldest line first.
 */
function settledParts({ total, paid, written_off }: BillRow, billed: readonly LockedLine[]): number[] {
  if (total <= 0) return billed.map(({ amount }) => amount);
  const shares = settleLines(
    billed.map(({ amount, given_back }) => amount - given_back),
    paid + written_off,
  );
  return billed.map(({ given_back }, at) => given_back + shares[at]!);
}

/** Paid if money covers what was not given back; closed if nothing is left to pay for other reasons. */
export function statusOf(
  { total, paid, given_back, written_off, closed_at }: BillRow,
  now: Date,
): Pick<BillRow, 'status' | 'closed_at'> {
  if (total - paid - given_back - written_off > 0)
    return { status: paid > 0 ? 'part_paid' : 'confirmed', closed_at: null };
  return { status: paid > 0 && written_off === 0 ? 'paid' : 'closed', closed_at: closed_at ?? now };
}
