import { addDays } from '@serai/contract/dates';
import type { ReplyOf } from '@serai/contract/endpoint';
import type { accountOverview as endpoint } from '@serai/contract/wallet/wallet';
import { type Call, type Db, memberOf } from '../../calls.ts';
import { localDate, startOfDay } from '../../domain/local-time.ts';
import { stockText } from '../../domain/money.ts';
import { listChargesToConfirm, listWaiting } from '../orders/orders.ts';
import { listScores } from '../points/points.ts';
import { findStatementFacts, listDeposits } from '../wallet/wallet.ts';

const DAYS = 7;

/** Returns points and deposit of each of the last seven days in the agency's zone, and waiting work. */
export async function showOverview(db: Db, call: Call<typeof endpoint>): Promise<ReplyOf<typeof endpoint>> {
  const member = memberOf(call);
  const { tz, currency } = await findStatementFacts(db, member.agencyId);
  const today = localDate(call.now.getTime(), tz);
  const days = Array.from({ length: DAYS }, (_, at) => addDays(today, at - DAYS + 1));
  // The first midnight is the start of the first day; each of the others is the end of a day.
  const midnights = [...days, addDays(today, 1)].map((day) => new Date(startOfDay(day, tz)));
  const maySeeMoney = member.nodes.has('/user/account/balance/view');
  const balances = maySeeMoney ? await listDeposits(db, member.agencyId, midnights) : midnights.map(() => 0);
  const deposits = balances.map((balance) => 0 - balance);
  const scores = await listScores(db, member.userId, midnights);
  const moneyText = (amount: number) => stockText({ amount, currency });
  return {
    days,
    score: changesOf(scores),
    money: changesOf(deposits).map(moneyText),
    score_at_end: scores.slice(1),
    money_at_end: deposits.slice(1).map(moneyText),
    waiting: await listWaiting(db, member),
    charges_to_confirm: await listChargesToConfirm(db, member),
  };
}

/** Differences between neighbours: one fewer than there are levels. */
function changesOf(levels: readonly number[]): number[] {
  return levels.slice(1).map((level, at) => level - levels[at]!);
}
