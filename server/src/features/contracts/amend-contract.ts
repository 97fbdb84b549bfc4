import type { Trx } from '../../calls.ts';
import { type Contract, contractAt, insertContract } from './contract-store.ts';

type Made = 'id' | 'agency_id' | 'valid_from' | 'made_by' | 'made_at';

/**
 * Inserts a version that takes effect now and differs from the one in force only by the given terms. The
 * caller must have locked the accounts.
 */
export async function amendContract(
  trx: Trx,
  { agencyId, userId, now }: { agencyId: number; userId: number | null; now: Date },
  changes: Partial<Omit<Contract, Made>>,
): Promise<void> {
  const former = await contractAt(trx, agencyId, now);
  if (!former) throw new Error(`Agency ${agencyId} has no contract`);
  const { id: _, ...terms } = former;
  const made = { valid_from: now, made_by: userId, made_at: now };
  await insertContract(trx, { ...terms, reason: '', ...changes, ...made });
}
