import type { ReplyOf } from '@serai/contract/endpoint';
import type { closeMonth as endpoint } from '@serai/contract/wallet/wallet';
import { type Call, operatorOf, type Trx } from '../../../calls.ts';
import { toSeconds } from '../../../platform/clock.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Done } from '../../activity/activity.ts';
import {
  closeAccounts,
  countStopped,
  findLastMonthOver,
  findNextMonth,
  insertClosedMonth,
  listClosedMonths,
} from '../month-store.ts';

/**
 * Closes a month of the books permanently for every agency: the closing balance of each account is stored and
 * no later posting is allowed in it. Refuses a closed month with `month_closed`, one that skips an open month
 * with `month_not_next`, one that has not ended in every agency's zone with `month_not_over`, and with
 * `month_in_doubt` while an agency's ledger is being checked.
 */
export async function closeMonth(
  trx: Trx,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { month } = call.input;
  const operator = operatorOf(call);
  const [last] = await listClosedMonths(trx, 1);
  if (last && month <= last.month) throw new AppError('month_closed');
  const next = await findNextMonth(trx, call.now);
  if (month !== next) throw new AppError('month_not_next', { facts: { next } });
  if (month > (await findLastMonthOver(trx, call.now))) {
    throw new AppError('month_not_over', { facts: { month } });
  }
  const stopped = await countStopped(trx);
  if (stopped > 0) throw new AppError('month_in_doubt', { facts: { count: stopped } });
  const isMine = await insertClosedMonth(trx, { month, userId: operator.userId, now: call.now });
  if (!isMine) throw new AppError('month_closed');
  await closeAccounts(trx, month);
  return {
    reply: { month, closed_at: toSeconds(call.now), closed_by: operator.nickname },
    did: { on: { kind: 'site', id: null, name: month }, before: null, after: { month } },
  };
}
