import type { applyBill as endpoint } from '@serai/contract/billing/bills';
import type { ReplyOf } from '@serai/contract/endpoint';
import { type Call, memberOf, type Trx } from '../../calls.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { lockOrderCharges } from '../orders/orders.ts';
import { notifyFinance } from './announce-bill.ts';
import type { BillRow } from './bill-store.ts';
import { makeBill } from './make-bill.ts';
import { presentLocked } from './present-bill.ts';

/**
 * Bills the chosen charges, pending the seller's confirmation. Charges
 * of several seller entities yield a bill each; the reply shows the first. Refuses a charge that is billed or paid with
 * `charge_not_open`, another agency's with `not_found`, and a total other than the caller saw with
 * `bill_sum_changed`.
 */
export async function applyBill(trx: Trx, call: Call<typeof endpoint>): Promise<ReplyOf<typeof endpoint>> {
  const { agencyId, userId } = memberOf(call);
  const ids = [...new Set(call.input.charge_ids)];
  const charges = await lockOrderCharges(trx, agencyId, ids);
  const onCredit = charges.filter(({ channel }) => channel === 'credit');
  if (onCredit.length < ids.length) throw new AppError('not_found');
  if (onCredit.some(({ stage, amount, settled }) => stage !== 'open' || settled === amount)) {
    throw new AppError('charge_not_open');
  }
  const total = onCredit.reduce((sum, { amount, settled }) => sum + amount - settled, 0);
  if (total !== call.input.total) throw new AppError('bill_sum_changed', { data: { total } });
  const made: BillRow[] = [];
  for (const entityId of new Set(onCredit.map(({ entity_id }) => entity_id))) {
    const alike = onCredit.filter(({ entity_id }) => entity_id === entityId);
    const { bill } = await makeBill(trx, { agencyId, charges: alike, userId, now: call.now });
    const amount = { amount: bill.total, currency: bill.currency };
    await notifyFinance(trx, bill, { event: 'bill_applied', amount, now: call.now });
    made.push(bill);
  }
  return { bill: await presentLocked(trx, made[0]!.id, call), count: made.length };
}
