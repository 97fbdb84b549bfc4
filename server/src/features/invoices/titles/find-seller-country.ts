import type { Db, Trx } from '../../../calls.ts';
import { contractAt, findEntity } from '../../contracts/contracts.ts';

/** Country of the company that sells to an agency, ISO 3166-1; empty while the agency has no contract. */
export async function findSellerCountry(db: Db | Trx, agencyId: number, now: Date): Promise<string> {
  const contract = await contractAt(db, agencyId, now);
  const entity = contract && (await findEntity(db, contract.entity_id));
  return entity?.country ?? '';
}
