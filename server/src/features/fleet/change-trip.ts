import type { OrderView } from '@serai/contract/orders/view';
import type { Lang } from '@serai/phrases/lang';
import { type Caller, memberOf, type Trx } from '../../calls.ts';
import { isOpenToChange } from '../../domain/own-changes.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { recordChange, wrongState } from '../orders/for-products.ts';
import { type OpenOrder, type OrderRow, presentOrder } from '../orders/orders.ts';
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

/** Details of a trip before and after a change. */
export interface TripChange {
  before: TripDetails;
  after: TripDetails;
  /** Persists the product's own columns. */
  write(): Promise<void>;
}

/**
 * Changes passenger, contact and exact places of a booked trip until its driver has set off. The agency is
 * notified of the old and new values, which also go into the history, and a new voucher is made. No-op if
 * nothing differs.
 */
export async function changeTrip(
  trx: Trx,
  opened: OpenOrder,
  change: TripChange,
  call: { caller: Caller | undefined; lang: Lang; now: Date },
): Promise<{ order: OrderView }> {
  const { userId } = memberOf(call);
  const { lang, now } = call;
  const order = await writeTrip(trx, opened, change, { actor: 'member', userId, lang, now });
  return { order: presentOrder({ ...opened, order: order ?? opened.order }, call) };
}

interface TripChanger {
  actor: 'member' | 'operator';
  userId: number;
  lang: Lang;
  now: Date;
}

/** The same for a member or an operator; returns the changed order, or undefined if nothing differs. */
export async function writeTrip(
  trx: Trx,
  opened: OpenOrder,
  { before, after, write }: TripChange,
  by: TripChanger,
): Promise<OrderRow | undefined> {
  const { id } = opened.order;
  refuseTripChange(opened.order, await lockOrderRides(trx, id), by);
  const changed = differingParts(partsOf(before), partsOf(after));
  if (!changed) return undefined;
  await write();
  await updatePassenger(trx, id, { name: after.passengerName, phone: after.passengerPhone });
  const guests = { guest_names: [after.passengerName], contact_phone: after.contactPhone };
  return recordChange(trx, opened, { event: 'changeTrip', guests, changed }, by);
}

/** Refuses to change a trip that has begun or ended, and one whose driver has set off. */
export function refuseTripChange(
  order: OrderRow,
  rides: Parameters<typeof hasSetOff>[0],
  { lang, now }: { lang: Lang; now: Date },
): void {
  if (!isOpenToChange(order.order_status)) throw wrongState(order, lang);
  if (now >= order.service_start) throw new AppError('order_start_reached');
  if (hasSetOff(rides)) throw new AppError('trip_under_way');
}

function partsOf({ passengerName, passengerPhone, contactPhone, more }: TripDetails): Record<string, string> {
  return { passengerName, passengerPhone, contactPhone, ...more };
}
