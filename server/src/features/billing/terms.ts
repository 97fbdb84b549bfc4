import type { Db } from '../../calls.ts';
import { type Contract, contractAt } from '../contracts/contracts.ts';

/** The terms by which an agency is billed at an instant; every agency has some from its creation. */
export async function termsAt(db: Db, agencyId: number, at: Date): Promise<Contract> {
  const contract = await contractAt(db, agencyId, at);
  if (!contract) throw new Error(`Agency ${agencyId} has no contract`);
  return contract;
}
