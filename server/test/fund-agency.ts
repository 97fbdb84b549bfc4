import { randomUUID } from 'node:crypto';
import type { Db } from '../src/calls.ts';
import { recordTopUp, setCreditLimit } from '../src/features/wallet/wallet.ts';
import { people, testStart } from './population.ts';

/** Gives an agency a deposit and optionally a credit line, in minor units. */
export async function fundAgency(
  db: Db,
  agencyId: number,
  { deposit = 0, creditLimit }: { deposit?: number; creditLimit?: number },
): Promise<void> {
  const operator = await db
    .selectFrom('users')
    .select('id')
    .where('username', '=', people.operator.username)
    .executeTakeFirstOrThrow();
  await db.transaction().execute(async (trx) => {
    const now = testStart;
    if (deposit > 0) {
      const topUp = {
        agencyId,
        amount: deposit,
        memo: 'Wire',
        userId: operator.id,
        key: randomUUID(),
        now,
      };
      await recordTopUp(trx, topUp);
    }
    if (creditLimit !== undefined) {
      await setCreditLimit(trx, { agencyId, creditLimit, verified: true, now });
    }
  });
}
