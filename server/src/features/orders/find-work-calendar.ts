import type { Db, Trx } from '../../calls.ts';
import type { WorkCalendar } from '../../domain/working-hours.ts';
import { contractAt, findEntity } from '../contracts/contracts.ts';
import { findDeskCalendar } from '../site/site.ts';

/**
 * Finds the working hours of the desk responsible for an agency: those of the company currently selling to
 * it. Null (no agency) uses the site's desk.
 */
export async function findWorkCalendar(
  db: Db | Trx,
  agencyId: number | null,
  now: Date,
): Promise<WorkCalendar> {
  const contract = agencyId === null ? undefined : await contractAt(db, agencyId, now);
  return contract ? findSellerCalendar(db, contract.entity_id) : findDeskCalendar(db);
}

/** Finds the working hours of a selling company's desk; defaults to the site's. */
export async function findSellerCalendar(db: Db | Trx, entityId: number): Promise<WorkCalendar> {
  const entity = await findEntity(db, entityId);
  return entity?.calendar ?? findDeskCalendar(db);
}
