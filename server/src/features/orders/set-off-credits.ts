import type { Trx } from '../../calls.ts';
import { creditedLines } from '../../domain/ledger/bill-lines.ts';
import { isHeldOnCredit } from '../../domain/settlement.ts';
import { type OffsetCharge, offsetCharges, settleCharges } from '../charges/charges.ts';
import { post } from '../wallet/wallet.ts';
import type { LowerBills } from './lower-bills-port.ts';
import { lockStanding } from './order-store.ts';
import { refreshSettlement } from './refresh-settlement.ts';

/** Who set it off, and when. */
export interface SettingOff {
  userId: number | null;
  now: Date;
}

/**
 * Lets what was given back to an agency pay what it owes, at once: its own order first, then the oldest debt. What then
 * is left was paid before and goes to the deposit; of an order whose price is still held on credit it waits for that.
 *
 * @param lowerBills lowers the bills concerned; without it only charges on no bill are paid.
 */
export async function setOffCredits(
  trx: Trx,
  agencyId: number,
  { userId, now }: SettingOff,
  lowerBills?: LowerBills,
): Promise<void> {
  const { offsets, left } = await offsetCharges(trx, agencyId, { unbilledOnly: !lowerBills, now });
  const paidOut = lowerBills ? await payOut(trx, agencyId, left, { userId, now }) : [];
  const touched = [...offsets.flatMap(({ credit, debt }) => [credit, debt]), ...paidOut];
  if (touched.length === 0) return;
  const orderIds = [...new Set(touched.map(({ order_id }) => order_id))];
  const actor = userId === null ? 'timer' : 'operator';
  await refreshSettlement(trx, orderIds, { event: 'setOffCredit', actor, userId, reason: '', now });
  const onBills = offsets.filter(({ debt }) => debt.bill_id !== null);
  if (onBills.length > 0) await lowerBills!(trx, onBills, { userId, now });
}

/** Pays what found no debt into the deposit; answers the charges that were paid out. */
async function payOut(
  trx: Trx,
  agencyId: number,
  left: readonly OffsetCharge[],
  { userId, now }: SettingOff,
): Promise<OffsetCharge[]> {
  if (left.length === 0) return [];
  const orders = await lockStanding(trx, [...new Set(left.map(({ order_id }) => order_id))]);
  const waiting = new Set(orders.filter(isHeldOnCredit).map(({ id }) => id));
  const due = left.filter(({ order_id }) => !waiting.has(order_id));
  for (const { id, order_id, amount, settled } of due) {
    await post(trx, {
      ...{ event: 'credit_paid_out', key: `charge:${id}:out`, agencyId, orderId: order_id },
      lines: creditedLines(settled - amount),
      // The debt that was paid before is no debt again: that is no new credit.
      restores: true,
      ...{ userId, memo: '', now },
    });
  }
  await settleCharges(
    trx,
    due.map(({ id, amount, settled }) => ({ id, amount: amount - settled })),
  );
  return due;
}
