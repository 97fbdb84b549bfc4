import type { Db, Trx } from '../../calls.ts';
import { findSeller } from '../orders/orders.ts';
import { findDeskPhone, findUrgentPhone } from '../site/site.ts';
import type { WorkOrderRow } from './work-order-store.ts';

/**
 * Phone number of the responsible desk, from the company that sells to the agency: for urgent work orders the
 * 24-hour number, otherwise the one for office hours; empty if not set.
 */
export async function findDesk(
  db: Db | Trx,
  { agency_id, created_at, urgent }: Pick<WorkOrderRow, 'agency_id' | 'created_at' | 'urgent'>,
): Promise<{ phone: string }> {
  if (agency_id === null) return { phone: await (urgent ? findUrgentPhone(db) : findDeskPhone(db)) };
  const { phone, phone24h } = await findSeller(db, { agency_id, created_at });
  return { phone: urgent ? phone24h || phone : phone || phone24h };
}
