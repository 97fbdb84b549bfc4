import type { Concession } from '../../concessions/concessions.ts';
import type { OrderRow } from '../order-store.ts';

/** Returns order and agency of a concession, as counted by the concession guard. */
export function aboutOrder({
  id,
  sn,
  agency_id,
}: Pick<OrderRow, 'id' | 'sn' | 'agency_id'>): Pick<Concession, 'on' | 'orderId' | 'agencyId'> {
  return { on: { kind: 'order', id, name: sn }, orderId: id, agencyId: agency_id };
}
