import type { Db } from '../../calls.ts';
import { type Contract, contractAt } from '../contracts/contracts.ts';

/** Billing terms of an agency at an instant; every agency has terms from its creation. */
export async function termsAt(db: Db, agencyId: number, at: Date): Promise<Contract> {
  const contract = await contractAt(db, agencyId, at);
  if (!contract) throw new Error(`Agency ${agencyId} has no contract`);
  return contract;
}
