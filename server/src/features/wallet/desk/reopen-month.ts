import type { ReplyOf } from '@serai/contract/endpoint';
import type { reopenMonth as endpoint } from '@serai/contract/wallet/wallet';
import { type Call, operatorOf, type Trx } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Done } from '../../activity/activity.ts';
import { approverIn, guardConcession } from '../../concessions/concessions.ts';
import { insertMonthEvent, listClosedMonths, lockMonths, reopenAccounts } from '../month-store.ts';

/**
 * Reopens the last closed month, so that documents dated in it can be booked; a second person approves it. Refuses an
 * open month with `month_not_closed`, and an earlier one with `month_not_last`.
 */
export async function reopenMonth(
  trx: Trx,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { month, reason } = call.input;
  const { userId } = operatorOf(call);
  const { now } = call;
  await lockMonths(trx);
  const [last] = await listClosedMonths(trx, 1);
  if (!last || month > last.month) throw new AppError('month_not_closed', { facts: { month } });
  if (month !== last.month) throw new AppError('month_not_last', { facts: { month: last.month } });
  const on = { kind: 'site', id: null, name: month } as const;
  await guardConcession(trx, { kind: 'month', given: null, on, reason }, { userId, now });
  await insertMonthEvent(trx, {
    month,
    event: 'reopened',
    userId,
    approvedBy: approverIn(trx),
    reason,
    now,
  });
  await reopenAccounts(trx, month);
  return {
    reply: { month },
    did: { on, before: { closed: true }, after: { closed: false }, reason },
  };
}
