import type { Concession } from '../concessions/concessions.ts';
import type { OrderRow } from './order-store.ts';

/** Which order and agency something is given to, as the guard of concessions counts it. */
export function aboutOrder({
  id,
  sn,
  agency_id,
}: Pick<OrderRow, 'id' | 'sn' | 'agency_id'>): Pick<Concession, 'on' | 'orderId' | 'agencyId'> {
  return { on: { kind: 'order', id, name: sn }, orderId: id, agencyId: agency_id };
}
