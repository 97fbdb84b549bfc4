import type { billNow as endpoint } from '@serai/contract/billing/desk';
import type { ReplyOf } from '@serai/contract/endpoint';
import { type Call, operatorOf, type Trx } from '../../../calls.ts';
import { periodStart } from '../../../domain/billing.ts';
import { localDate } from '../../../domain/local-time.ts';
import { sum } from '../../../domain/money.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Done } from '../../activity/activity.ts';
import { findOpenCharges } from '../../charges/charges.ts';
import { lockOrderCharges } from '../../orders/orders.ts';
import type { BillRow } from '../bill-store.ts';
import { groupCharges } from '../group-charges.ts';
import { issueBill } from '../issue-bill.ts';
import { makeBill } from '../make-bill.ts';
import { presentForStaff } from '../present-bill.ts';
import { termsAt } from '../terms.ts';

/** Maximum number of charges per call, as on one bill of the clock; an agency with more is billed by the clock. */
const maxBilled = 5_000;

/**
 * Bills all open charges of an agency before its cut-off, for the period until today; they are owed at once. Charges
 * of another seller entity, or with another due date after a dispute, go on a separate bill. Refuses with `bill_sum_changed` unless the charges
 * add up to the total that the caller saw.
 */
export async function billNow(
  trx: Trx,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { userId } = operatorOf(call);
  const { now } = call;
  const { agency_id: agencyId, total } = call.input;
  const agencies = trx.selectFrom('agencies').select(['name', 'tz']).where('id', '=', agencyId);
  const agency = await agencies.executeTakeFirst();
  if (!agency) throw new AppError('not_found');
  const charges = await lockOpenCharges(trx, agencyId);
  const open = sum(charges.map(({ amount, settled }) => amount - settled));
  if (open !== total) throw new AppError('bill_sum_changed', { data: { total: open } });
  const day = localDate(now.getTime(), agency.tz);
  const { cycle } = await termsAt(trx, agencyId, now);
  const period = { from: periodStart(day, cycle), to: day };
  const bills: BillRow[] = [];
  for (const alike of groupCharges(charges)) {
    const made = await makeBill(trx, { agencyId, charges: alike, userId, now }, period);
    bills.push(await issueBill(trx, made, { day, userId, now }));
  }
  return {
    reply: { bills: await Promise.all(bills.map(({ id }) => presentForStaff(trx, id, call))) },
    did: {
      on: { kind: 'agency', id: agencyId, name: agency.name },
      before: null,
      after: { billed: bills.map(({ number }) => number).join(', '), total },
    },
  };
}

/** Locks the open charges of an agency with their orders; a concurrent run waits and then finds them billed. */
async function lockOpenCharges(trx: Trx, agencyId: number) {
  const ids = await findOpenCharges(trx, { agencyId }, maxBilled);
  if (ids.length === 0) return [];
  const charges = await lockOrderCharges(trx, agencyId, ids);
  return charges.filter(({ stage, amount, settled }) => stage === 'open' && settled !== amount);
}
