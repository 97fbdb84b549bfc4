import type { TestWorld } from '../harness.ts';
import { openSession } from '../harness.ts';
import { testStart } from '../population.ts';
import type { Send } from './booking.ts';

/** Adds bookers to agency A, each with a session of their own; answers how each of them calls. */
export async function addCallers(world: TestWorld, count: number): Promise<Send[]> {
  const callers: Send[] = [];
  for (let at = 0; at < count; at++) {
    const username = `caller_${at}`;
    await world.db
      .insertInto('users')
      .values({
        agency_id: world.agencyA,
        role: 'owner',
        username,
        password_hash: 'nobody logs in with it',
        nickname: username,
        created_at: testStart,
      })
      .execute();
    const token = await openSession(world.db, username);
    callers.push((method, path, data, options = {}) => world.call(method, path, data, { ...options, token }));
  }
  return callers;
}

/** Gives agency A money and credit through the operator's calls, in cents. */
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
