import type { OrderView } from '@serai/contract/orders/view';
import type { Lang } from '@serai/phrases/lang';
import { type Caller, memberOf, type Trx } from '../../calls.ts';
import { announceOrder } from './announce-order.ts';
import { addMemberEvent, addOrderEvent } from './desk/add-order-event.ts';
import type { OpenOrder } from './open-order.ts';
import { type OrderRow, updateGuests } from './order-store.ts';
import { presentOrder } from './present-order.ts';

/** A change without an effect on the price, after the product has stored its part. */
interface OwnChange {
  event: 'changeGuests' | 'changeTrip';
  /** New values for lists and searches. */
  guests: { guest_names: string[]; contact_phone?: string };
  /** Former and new state in words. */
  changed: { before: string; after: string };
}

const mails = { changeGuests: 'order_guests_changed', changeTrip: 'order_trip_changed' } as const;

/** Records a member's change and notifies: search index, hotel or drivers, history, agency. */
export async function recordOwnChange(
  trx: Trx,
  opened: OpenOrder,
  change: OwnChange,
  call: { caller: Caller | undefined; lang: Lang; now: Date },
): Promise<{ order: OrderView }> {
  const { userId } = memberOf(call);
  const order = await recordChange(trx, opened, change, { actor: 'member', userId, now: call.now });
  return { order: presentOrder({ ...opened, order }, call) };
}

/** The same for a member or an operator; returns the changed order. */
export async function recordChange(
  trx: Trx,
  { order, product }: OpenOrder,
  { event, guests, changed }: OwnChange,
  { actor, userId, now }: { actor: 'member' | 'operator'; userId: number; now: Date },
): Promise<OrderRow> {
  await updateGuests(trx, order.id, guests);
  if (order.supplier === null) await product.notifySupplier(trx, order.id, 'change', now);
  const note = { orderId: order.id, event, reason: `${changed.before} → ${changed.after}`, now };
  if (actor === 'member') await addMemberEvent(trx, { ...note, userId });
  else await addOrderEvent(trx, { ...note, operatorId: userId });
  await announceOrder(trx, order, { event: mails[event], facts: changed, now });
  return { ...order, ...guests };
}
