import type { ReplyOf } from '@serai/contract/endpoint';
import type { listMonths as endpoint } from '@serai/contract/wallet/wallet';
import type { Call, Db } from '../../../calls.ts';
import { toSeconds } from '../../../platform/clock.ts';
import { findLastMonthOver, findNextMonth, listClosedMonths } from '../month-store.ts';

const monthsShown = 36;

/** Lists the closed months, with who closed each and when, and the next month to close. */
export async function listMonths(db: Db, { now }: Call<typeof endpoint>): Promise<ReplyOf<typeof endpoint>> {
  const list = await listClosedMonths(db, monthsShown);
  const next = await findNextMonth(db, now);
  return {
    list: list.map((row) => ({ ...row, closed_at: toSeconds(row.closed_at) })),
    next,
    is_over: next <= (await findLastMonthOver(db, now)),
  };
}
