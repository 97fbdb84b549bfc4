import type { Trx } from '../../calls.ts';
import { guardConcession } from '../concessions/concessions.ts';
import { findAgencyFacts } from '../people/people.ts';
import type { Contract } from './contract-store.ts';

type Limits = Partial<Pick<Contract, 'temporary_limit' | 'temporary_until'>> & Pick<Contract, 'credit_limit'>;

/**
 * Counts a raise of an agency's credit limit, or a temporary limit above it, as a concession. A limit that is
 * not raised does not count; an expired temporary limit counts as none.
 */
export async function guardCreditRaise(
  trx: Trx,
  { former, later, reason = '' }: { former: Limits | undefined; later: Limits; reason?: string },
  { agencyId, userId, now }: { agencyId: number; userId: number; now: Date },
): Promise<void> {
  const usual = former?.credit_limit ?? 0;
  const isRunning = former?.temporary_until && former.temporary_until > now;
  const reached = Math.max(usual, isRunning ? (former?.temporary_limit ?? 0) : 0);
  const amount = Math.max(later.credit_limit - usual, (later.temporary_limit ?? 0) - reached);
  const { name, currency } = await findAgencyFacts(trx, agencyId);
  const on = { kind: 'agency', id: agencyId, name } as const;
  await guardConcession(
    trx,
    { kind: 'credit', given: { amount, currency }, agencyId, on, reason },
    { userId, now },
  );
}
