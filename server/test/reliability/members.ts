import { openWallet } from '../../src/features/wallet/wallet.ts';
import type { TestWorld } from '../harness.ts';
import { openSession } from '../harness.ts';
import { testStart } from '../population.ts';
import type { Send } from './booking.ts';

/** Adds bookers to agency A, each with a separate session; returns a sender per booker. */
export async function addCallers(world: TestWorld, count: number): Promise<Send[]> {
  const callers: Send[] = [];
  for (let at = 0; at < count; at++) callers.push(await addCaller(world, world.agencyA, `caller_${at}`));
  return callers;
}

/**
 * Adds bookers who each have a separate agency, without money and without a limit on unpaid holds. Bookers of
 * one agency would wait for its lock before they reach the stock.
 */
export async function addRivals(world: TestWorld, count: number): Promise<Send[]> {
  const callers: Send[] = [];
  for (let at = 0; at < count; at++) {
    const agencyId = await world.db.transaction().execute(async (trx) => {
      const { id } = await trx
        .insertInto('agencies')
        .values({
          name: `Rival ${at}`,
          currency: 'USD',
          verified_at: testStart,
          created_at: testStart,
          most_unpaid_orders: 1_000_000,
          most_unpaid_percent: 100,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await openWallet(trx, id);
      return id;
    });
    callers.push(await addCaller(world, agencyId, `rival_${at}`));
  }
  return callers;
}

async function addCaller(world: TestWorld, agencyId: number, username: string): Promise<Send> {
  await world.db
    .insertInto('users')
    .values({
      agency_id: agencyId,
      role: 'owner',
      username,
      password_hash: 'nobody logs in with it',
      nickname: username,
      created_at: testStart,
    })
    .execute();
  const token = await openSession(world.db, username);
  return (method, path, data, options = {}) => world.call(method, path, data, { ...options, token });
}

/** Gives agency A deposit and credit through the operator's calls, in cents. */
export async function fund(world: TestWorld, deposit: number, creditLimit: number): Promise<void> {
  const agency_id = world.agencyA;
  if (deposit > 0) {
    const topUp = await world.call(
      'POST',
      'console/wallet/topUp',
      { agency_id, amount: deposit, memo: 'Wire' },
      { as: 'operator' },
    );
    if (topUp.code !== 1) throw new Error(topUp.msg);
  }
  const terms = { agency_id, credit_limit: creditLimit, verified: true };
  const limit = await world.call('POST', 'console/wallet/setCreditLimit', terms, { as: 'operator' });
  if (limit.code !== 1) throw new Error(limit.msg);
}
