import type { OrderView } from '@serai/contract/orders/view';
import type { Lang } from '@serai/phrases/lang';
import type { Caller, Trx } from '../../calls.ts';
import { isOpenToChange } from '../../domain/own-changes.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { recordOwnChange, wrongState } from '../orders/for-products.ts';
import { type OpenOrder, presentOrder } from '../orders/orders.ts';
import { differingParts } from './differing-parts.ts';
import { hasSetOff } from './present-ride.ts';
import { lockOrderRides, updatePassenger } from './ride-store.ts';

/** Trip details that a member may change without a price; empty strings if not given. */
export interface TripDetails {
  passengerName: string;
  passengerPhone: string;
  contactPhone: string;
  /** Further fields of the product by name, e.g. a sign or addresses. */
  more: Readonly<Record<string, string>>;
}

/**
 * Changes passenger, contact and exact places of a booked trip until its driver has set off. The agency is
 * notified of the old and new values, which also go into the history, and a new voucher is made. No-op if
 * nothing differs.
 * @param write Persists the product's own columns.
 */
export async function changeTrip(
  trx: Trx,
  { order, product }: OpenOrder,
  { before, after, write }: { before: TripDetails; after: TripDetails; write: () => Promise<void> },
  call: { caller: Caller | undefined; lang: Lang; now: Date },
): Promise<{ order: OrderView }> {
  if (!isOpenToChange(order.order_status)) throw wrongState(order, call.lang);
  if (call.now >= order.service_start) throw new AppError('order_start_reached');
  const rides = await lockOrderRides(trx, order.id);
  if (hasSetOff(rides)) throw new AppError('trip_under_way');
  const changed = differingParts(partsOf(before), partsOf(after));
  if (!changed) return { order: presentOrder({ order, product }, call) };
  await write();
  await updatePassenger(trx, order.id, { name: after.passengerName, phone: after.passengerPhone });
  const guests = { guest_names: [after.passengerName], contact_phone: after.contactPhone };
  return recordOwnChange(trx, { order, product }, { event: 'changeTrip', guests, changed }, call);
}

function partsOf({ passengerName, passengerPhone, contactPhone, more }: TripDetails): Record<string, string> {
  return { passengerName, passengerPhone, contactPhone, ...more };
}
