import type { Trx } from '../../calls.ts';
import { sum } from '../../domain/money.ts';
import type { LowerBills } from '../orders/orders.ts';
import { addBillEvent, listLines, updateBill, updateLines } from './bill-store.ts';
import { statusOf } from './settle-bill.ts';

/**
 * Lowers bills by the amounts given back of their charges, which are already settled by as much: line by
 * line, with an event in each bill's history. A bill without an open amount closes. A disputed line is on no
 * bill and does not change.
 */
export const lowerBills: LowerBills = async (trx, offsets, { userId, now }) => {
  const billIds = new Set(offsets.map(({ debt }) => debt.bill_id!));
  for (const billId of [...billIds].sort((a, b) => a - b)) {
    const amounts = new Map<number, number>();
    for (const { debt, amount } of offsets) {
      if (debt.bill_id === billId) amounts.set(debt.id, (amounts.get(debt.id) ?? 0) + amount);
    }
    await lowerBill(trx, billId, amounts, { userId, now });
  }
};

/** Lowers one bill; `amounts` are minor units by charge. */
async function lowerBill(
  trx: Trx,
  billId: number,
  amounts: ReadonlyMap<number, number>,
  { userId, now }: { userId: number | null; now: Date },
): Promise<void> {
  const bill = await trx
    .selectFrom('bills')
    .selectAll()
    .where('id', '=', billId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const lines = (await listLines(trx, [billId])).filter(
    ({ state, charge_id }) => state === 'billed' && amounts.has(charge_id),
  );
  if (lines.length === 0) return;
  for (const { id, charge_id, given_back } of lines) {
    await updateLines(trx, [id], { given_back: given_back + amounts.get(charge_id)! });
  }
  const amount = sum(lines.map(({ charge_id }) => amounts.get(charge_id)!));
  const lowered = { ...bill, given_back: bill.given_back + amount };
  const { given_back } = lowered;
  const standing = bill.status === 'submitted' && given_back < bill.total ? {} : statusOf(lowered, now);
  await updateBill(trx, billId, { given_back, ...standing });
  await addBillEvent(trx, bill, { event: 'given_back', amount, user_id: userId, at: now });
}
