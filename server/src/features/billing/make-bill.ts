import type { Trx } from '../../calls.ts';
import { type ChargeRow, stageCharges } from '../charges/charges.ts';
import { refreshSettlement } from '../orders/orders.ts';
import { addBillEvent, insertBill, insertLines, type LockedBill } from './bill-store.ts';

export interface NewBill {
  agencyId: number;
  /** Open charges of the agency to one seller entity, locked. */
  charges: readonly ChargeRow[];
  /** The applying user; null if the clock bills a period. */
  userId: number | null;
  now: Date;
}

/**
 * Makes a bill pending the seller's confirmation, with the charges as lines, oldest first. The bill of a
 * period is issued right after, which also updates its charges and orders.
 */
export async function makeBill(
  trx: Trx,
  { agencyId, charges, userId, now }: NewBill,
  period?: { from: string; to: string },
): Promise<LockedBill> {
  const lines = charges
    .toSorted((a, b) => a.charged_at.getTime() - b.charged_at.getTime() || a.id - b.id)
    .map(({ id, amount, settled }) => ({ charge_id: id, amount: amount - settled }));
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const bill = await insertBill(trx, {
    agency_id: agencyId,
    entity_id: charges[0]!.entity_id,
    currency: charges[0]!.currency,
    status: 'submitted',
    made_by: userId,
    made_at: now,
    total,
    ...(period && { period_from: period.from, period_to: period.to }),
  });
  const made = {
    bill,
    lines: await insertLines(trx, bill, lines),
    charges: new Map(charges.map((charge) => [charge.id, charge])),
  };
  await addBillEvent(trx, bill, {
    event: period ? 'issued' : 'submitted',
    amount: total,
    user_id: userId,
    at: now,
  });
  if (!period) {
    const ids = charges.map(({ id }) => id);
    await stageCharges(trx, ids, { stage: 'applied', bill_id: bill.id });
    const orderIds = [...new Set(charges.map(({ order_id }) => order_id))];
    const settling = { event: 'applyBill', actor: 'member', userId, reason: '', now } as const;
    await refreshSettlement(trx, orderIds, settling);
  }
  return made;
}
