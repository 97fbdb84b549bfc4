import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../server/src/calls.ts';
import { recordTopUp } from '../../server/src/features/wallet/wallet.ts';
import type { BenchDatabase } from './bench-database.ts';
import { quoteAll } from './booking-bench.ts';
import { type HttpCaller, httpCaller } from './http-caller.ts';
import { type LockWaits, seeLockWaits } from './lock-waits.ts';
import { findMember, openSessions, openSessionsOf, undoBookings } from './members.ts';
import { atLeast, below, fact, type Line } from './report.ts';
import { middle, timeLists } from './timing.ts';

/** Number of completed orders, of concurrent callers and of rate plans. */
export interface CompletionsSize {
  callers: number;
  ordersPerCaller: number;
  rounds: number;
  plans: number;
}

export const completionsSize: CompletionsSize = {
  callers: 16,
  ordersPerCaller: 25,
  rounds: 3,
  plans: 600_000,
};

/** Far more than all orders of a round cost, in minor units. */
const DEPOSIT = 1_000_000_000_000;

/**
 * Measures completions of orders of as many agencies as callers, and of one agency's orders by as many
 * callers, in turns; the median of each. Postings of one agency are serialised, those of different agencies
 * run in parallel.
 */
export async function benchCompletions(
  database: BenchDatabase,
  url: string,
  size: CompletionsSize,
  say: (line: string) => void,
): Promise<Line[]> {
  const { db } = database;
  const { callers, rounds } = size;
  const own = await openSessions(db, callers);
  const colleagues = await openSessionsOf(db, (await findMember(db, 0)).userId, callers);
  const apart: Completed[] = [];
  const together: Completed[] = [];
  for (let round = 0; round < rounds; round++) {
    say(`Completions, round ${round + 1} of ${rounds}`);
    apart.push(await completeAll(database, url, own, size, round));
    together.push(await completeAll(database, url, colleagues, size, round));
  }
  const [many, one] = [apart, together].map((rounds) => middle(rounds.map(({ perSecond }) => perSecond)));
  return [
    fact(`completions of ${callers} agencies at once`, many!, 'orders/s', 0),
    fact(`completions of one agency, ${callers} callers`, one!, 'orders/s', 0),
    below('of their time many agencies wait for locks of each other', waited(apart, callers), 1, '%', 1),
    fact('of their time callers of one agency wait for each other', waited(together, callers), '%', 1),
    atLeast('completions of many agencies against those of one', many! / one!, 2, 'times', 2),
  ];
}

interface Completed {
  perSecond: number;
  waits: LockWaits;
}

/** Percentage of the callers' time. */
function waited(rounds: readonly Completed[], callers: number): number {
  const sum = (of: keyof LockWaits) => rounds.reduce((all, { waits }) => all + waits[of], 0);
  return (sum('waiting') / (sum('looks') * callers)) * 100;
}

/** Returns orders completed per second, and lock waits; booking and payment are not counted. */
async function completeAll(
  database: BenchDatabase,
  url: string,
  tokens: readonly string[],
  { callers, ordersPerCaller: bookingsPerCaller, plans }: CompletionsSize,
  round: number,
): Promise<Completed> {
  const { db, firstNight } = database;
  await undoBookings(db);
  for (let at = 0; at < callers; at++) await topUp(db, at);
  const connections = tokens.map((token) => httpCaller(url, token));
  const wanted = { callers, bookingsPerCaller, rounds: 1, plans };
  const intents = await quoteAll(connections, wanted, firstNight, round);
  const orders = await Promise.all(
    connections.map(async (connection, caller) => {
      const ids: number[] = [];
      for (const { input } of intents[caller]!) ids.push(await bookAndPay(connection, input));
      return ids;
    }),
  );
  await endServices(db);
  const { outcome, waits } = await seeLockWaits(db, () =>
    timeLists(orders, (id, caller) =>
      connections[caller]!.post('order/confirmComplete', { id }, randomUUID()),
    ),
  );
  for (const connection of connections) connection.close();
  await undoBookings(db);
  return { perSecond: (outcome.timing.count / outcome.wholeMs) * 1000, waits };
}

async function bookAndPay(connection: HttpCaller, input: object): Promise<number> {
  const { order } = await connection.post('hotel/book', input, randomUUID());
  await connection.post('order/pay', { id: order.id, pay_channel: 'balance' }, randomUUID());
  return order.id;
}

async function topUp(db: Db, at: number): Promise<void> {
  const { agencyId, userId } = await findMember(db, at);
  const money = { agencyId, amount: DEPOSIT, memo: 'bench', userId, key: randomUUID(), now: new Date() };
  await db.transaction().execute((trx) => recordTopUp(trx, money));
}

/** Moves the booked services to yesterday, so that the guests have left. */
async function endServices(db: Db): Promise<void> {
  await sql`UPDATE orders SET service_start = now() - interval '3 days', service_end = now() - interval '1 day',
    no_show_from = now() - interval '2 days', auto_complete_at = now() + interval '1 day'`.execute(db);
}
