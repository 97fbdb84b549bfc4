import { addDays } from '@serai/contract/dates';
import type { ReplyOf } from '@serai/contract/endpoint';
import type { accountOverview as endpoint } from '@serai/contract/wallet';
import { type Call, type Db, memberOf } from '../../calls.ts';
import { localDate, startOfDay } from '../../domain/local-time.ts';
import { stockText } from '../../domain/money.ts';
import { listChargesToConfirm, listWaiting } from '../orders/orders.ts';
import { listScores } from '../points/points.ts';
import { findStatementFacts, listDeposits } from '../wallet/wallet.ts';

const DAYS = 7;

/** Points and deposit at the end of each of the last seven days of the agency's zone, and what waits for somebody. */
export async function showOverview(db: Db, call: Call<typeof endpoint>): Promise<ReplyOf<typeof endpoint>> {
  const member = memberOf(call);
  const { tz, currency } = await findStatementFacts(db, member.agencyId);
  const today = localDate(call.now.getTime(), tz);
  const days = Array.from({ length: DAYS }, (_, at) => addDays(today, at - DAYS + 1));
  const ends = days.map((day) => new Date(startOfDay(addDays(day, 1), tz)));
  const maySeeMoney = member.nodes.has('/user/account/balance/view');
  const deposits = maySeeMoney ? await listDeposits(db, member.agencyId, ends) : days.map(() => 0);
  return {
    days,
    score: await listScores(db, member.userId, ends),
    money: deposits.map((balance) => stockText({ amount: 0 - balance, currency })),
    waiting: await listWaiting(db, member),
    charges_to_confirm: await listChargesToConfirm(db, member),
  };
}
