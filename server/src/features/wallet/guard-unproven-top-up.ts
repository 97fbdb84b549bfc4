import type { Trx } from '../../calls.ts';
import { guardConcession } from '../concessions/concessions.ts';
import { findAgencyFacts } from '../people/people.ts';
import type { TopUp } from './record-top-up.ts';

/** Counts a top-up without a bank receipt as a concession of its full amount. */
export async function guardUnprovenTopUp(
  trx: Trx,
  { agencyId, amount, memo, userId, now }: Pick<TopUp, 'agencyId' | 'amount' | 'memo' | 'userId' | 'now'>,
): Promise<void> {
  const { name, currency } = await findAgencyFacts(trx, agencyId);
  await guardConcession(
    trx,
    {
      kind: 'top_up',
      given: { amount, currency },
      agencyId,
      reason: memo,
      on: { kind: 'agency', id: agencyId, name },
    },
    { userId, now },
  );
}
