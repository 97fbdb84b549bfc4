import type { OrderView } from '@serai/contract/order-view';
import type { Lang } from '@serai/phrases/lang';
import type { Caller, Trx } from '../../calls.ts';
import { isOpenToChange } from '../../domain/own-changes.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type OpenOrder, presentOrder, recordOwnChange, wrongState } from '../orders/orders.ts';
import { differingParts } from './differing-parts.ts';
import { hasSetOff } from './present-ride.ts';
import { lockOrderRides, updatePassenger } from './ride-store.ts';

/** What a member may change of a trip, without a price; empty texts were not given. */
export interface TripDetails {
  passengerName: string;
  passengerPhone: string;
  contactPhone: string;
  /** What the product keeps besides, e.g. a sign or addresses, by name. */
  more: Readonly<Record<string, string>>;
}

/**
 * Changes for whom and where exactly a booked trip is, until its driver has set off. Both ways of the trip are told to
 * the agency, stand in the history and make a new voucher. What is so already changes nothing.
 *
 * @param write puts down what the product keeps.
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
