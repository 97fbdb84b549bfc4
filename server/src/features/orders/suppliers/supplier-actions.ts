import { decideForSupplier, lookUpBooking } from '@serai/contract/hotels/suppliers';
import type { Db } from '../../../calls.ts';
import { type DeskView, guardedAction } from '../desk/guarded-action.ts';
import type { OpenOrder } from '../open-order.ts';
import type { GuardedAction } from '../product-port.ts';
import { refuseSupplierDecision, type SupplierDecision } from './decide-for-supplier.ts';
import { refuseUnasked } from './look-up-booking.ts';
import { findRequest } from './request-store.ts';

const decisions = [
  ['supplierConfirmed', 'confirmed'],
  ['supplierDeclined', 'declined'],
  ['takeSupplierPrice', 'take_price'],
  ['supplierCancelled', 'cancelled'],
  ['supplierKept', 'kept'],
] as const satisfies readonly (readonly [string, SupplierDecision])[];

/** Decisions in place of the outside supplier of an order; none for an order from own stock. */
export async function listSupplierActions(
  db: Db,
  opened: OpenOrder,
  view: DeskView,
): Promise<GuardedAction[]> {
  const { order } = opened;
  if (order.supplier === null) return [];
  const booking = await findRequest(db, order.id, 'book');
  return [
    guardedAction('lookUpBooking', lookUpBooking, () => refuseUnasked(db, opened, view.lang)),
    ...decisions.map(([action, decision]) =>
      guardedAction(action, decideForSupplier, () => refuseSupplierDecision(opened, booking, decision, view)),
    ),
  ];
}
