import type { showAhead as endpoint } from '@serai/contract/accounts/due';
import { daysAhead } from '@serai/contract/accounts/due-kinds';
import { addDays } from '@serai/contract/dates';
import type { ReplyOf } from '@serai/contract/endpoint';
import { type Call, type Db, memberOf } from '../../calls.ts';
import { localDate } from '../../domain/local-time.ts';
import { countAhead, type DayCount } from '../orders/orders.ts';
import { findStatementFacts } from '../wallet/wallet.ts';

/** Counts the services that begin and end on each of the next fourteen days, of the orders visible to the caller. */
export async function showAhead(db: Db, call: Call<typeof endpoint>): Promise<ReplyOf<typeof endpoint>> {
  const member = memberOf(call);
  const { tz } = await findStatementFacts(db, member.agencyId);
  const today = localDate(call.now.getTime(), tz);
  const days = Array.from({ length: daysAhead }, (_, at) => addDays(today, at));
  const { begins, ends } = await countAhead(db, member, { from: today, to: days.at(-1)! });
  return { days: days.map((day) => ({ day, begins: ofDay(begins, day), ends: ofDay(ends, day) })) };
}

function ofDay(counts: readonly DayCount[], wanted: string): { product: string; count: number }[] {
  return counts.filter(({ day }) => day === wanted).map(({ product, count }) => ({ product, count }));
}
