import type { ReplyOf } from '@serai/contract/endpoint';
import type { closeMonth as endpoint } from '@serai/contract/wallet';
import { type Call, operatorOf, type Trx } from '../../calls.ts';
import { toSeconds } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Done } from '../activity/activity.ts';
import {
  closeAccounts,
  countStopped,
  findLastMonthOver,
  findNextMonth,
  insertClosedMonth,
  listClosedMonths,
} from './month-store.ts';

/**
 * Closes a month of the books for every agency and for good: what each account came to is kept, and nothing is posted
 * into it any more. Refuses with `month_closed` what is closed already, with `month_not_next` a month that leaves one
 * open before it, with `month_not_over` one that still goes on somewhere, and with `month_in_doubt` while the ledger of
 * an agency is being checked.
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
