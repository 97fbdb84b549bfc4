import type { Db, Trx } from '../../calls.ts';
import { findSeller } from '../orders/orders.ts';
import { findDeskPhone, findUrgentPhone } from '../site/site.ts';
import type { WorkOrderRow } from './work-order-store.ts';

/**
 * Where the desk that answers a work order is called: of an urgent one at any hour, else when it works; empty where no
 * number is set. It is that of the company which sells to the agency.
 */
export async function findDesk(
  db: Db | Trx,
  { agency_id, created_at, urgent }: Pick<WorkOrderRow, 'agency_id' | 'created_at' | 'urgent'>,
): Promise<{ phone: string }> {
  if (agency_id === null) return { phone: await (urgent ? findUrgentPhone(db) : findDeskPhone(db)) };
  const { phone, phone24h } = await findSeller(db, { agency_id, created_at });
  return { phone: urgent ? phone24h || phone : phone || phone24h };
}
