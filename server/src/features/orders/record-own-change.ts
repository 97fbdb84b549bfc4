import type { OrderView } from '@serai/contract/order-view';
import type { Lang } from '@serai/phrases/lang';
import { type Caller, memberOf, type Trx } from '../../calls.ts';
import { announceOrder } from './announce-order.ts';
import { noteByMember } from './note-on-order.ts';
import type { OpenOrder } from './open-order.ts';
import { updateGuests } from './order-store.ts';
import { presentOrder } from './present-order.ts';

/** What a member has changed of an order, once the product has put down its own part. */
interface OwnChange {
  event: 'changeGuests' | 'changeTrip';
  /** As lists and searches know the order from now on. */
  guests: { guest_names: string[]; contact_phone?: string };
  /** What was and what is, in words. */
  changed: { before: string; after: string };
}

const mails = { changeGuests: 'order_guests_changed', changeTrip: 'order_trip_changed' } as const;

/** Lets everybody know what a member has changed: searches, the hotel or drivers, the history, the agency. */
export async function recordOwnChange(
  trx: Trx,
  { order, product }: OpenOrder,
  { event, guests, changed }: OwnChange,
  call: { caller: Caller | undefined; lang: Lang; now: Date },
): Promise<{ order: OrderView }> {
  const { now } = call;
  await updateGuests(trx, order.id, guests);
  if (order.supplier === null) await product.notifySupplier(trx, order.id, 'change', now);
  const reason = `${changed.before} → ${changed.after}`;
  await noteByMember(trx, { orderId: order.id, event, reason, userId: memberOf(call).userId, now });
  await announceOrder(trx, order, { event: mails[event], facts: changed, now });
  return { order: presentOrder({ product, order: { ...order, ...guests } }, call) };
}
