import type { Db, Trx } from '../../calls.ts';
import type { WorkCalendar } from '../../domain/working-hours.ts';
import { contractAt, findEntity } from '../contracts/contracts.ts';
import { findDeskCalendar } from '../site/site.ts';

/**
 * When the desk works that answers an agency: that of the company which sells to it now. Null, whoever belongs to no
 * agency, is answered by the site's desk.
 */
export async function findWorkCalendar(
  db: Db | Trx,
  agencyId: number | null,
  now: Date,
): Promise<WorkCalendar> {
  const contract = agencyId === null ? undefined : await contractAt(db, agencyId, now);
  return contract ? findSellerCalendar(db, contract.entity_id) : findDeskCalendar(db);
}

/** When the desk of a company that sells works; when the site's does where it has no hours of its own. */
export async function findSellerCalendar(db: Db | Trx, entityId: number): Promise<WorkCalendar> {
  const entity = await findEntity(db, entityId);
  return entity?.calendar ?? findDeskCalendar(db);
}
