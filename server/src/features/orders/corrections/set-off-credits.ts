import type { Trx } from '../../../calls.ts';
import { creditedLines } from '../../../domain/ledger/bill-lines.ts';
import { isHeldOnCredit } from '../../../domain/settlement.ts';
import { type OffsetCharge, offsetCharges, settleCharges } from '../../charges/charges.ts';
import { post } from '../../wallet/wallet.ts';
import { refreshSettlement } from '../charging/refresh-settlement.ts';
import { lockStanding } from '../order-store.ts';
import type { LowerBills } from './lower-bills-port.ts';

/** User who triggers the set-off (null for a job), and when. */
export interface SettingOff {
  userId: number | null;
  now: Date;
}

/**
 * Sets open refunds to an agency off against its debts to the same seller entity at once: the same order first, then
 * the oldest debt.
 * Any remainder goes to the deposit, but stays open while the order's price is held on credit.
 * @param lowerBills Lowers the affected bills; without it only unbilled charges are paid.
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

/** Pays remaining refunds into the deposit; returns the charges paid out. */
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
  for (const { id, order_id, entity_id, amount, settled } of due) {
    await post(trx, {
      event: 'credit_paid_out',
      key: `charge:${id}:out`,
      agencyId,
      entityId: entity_id,
      orderId: order_id,
      lines: creditedLines(settled - amount),
      // Restores a debt that was paid before, so it does not count as new credit.
      restores: true,
      userId,
      memo: '',
      now,
    });
  }
  await settleCharges(
    trx,
    due.map(({ id, amount, settled }) => ({ id, amount: amount - settled })),
  );
  return due;
}
