import type { Trx } from '../../../calls.ts';
import type { Actor, OrderEventName } from '../../../domain/order-facts.ts';
import type { Moves } from '../../../domain/order-lifecycle.ts';
import { closesAt } from '../closing-time.ts';
import type { OrderRow } from '../order-store.ts';
import { insertRequest, type RequestKind } from './request-store.ts';

/** How long a supplier may leave us without knowing before the desk must look at it. */
const SILENT_AFTER_MS: Record<RequestKind, number> = { book: 30 * 60_000, cancel: 2 * 3_600_000 };

/** A move of an order's status, as far as its supplier is concerned. */
interface Moved {
  path: Moves['order_status'];
  event: OrderEventName;
  actor: Actor;
  now: Date;
}

/**
 * Asks an order's supplier for what a move of the order calls for, in the transaction of the move: to book what was paid,
 * to cancel what is to be cancelled or was ended without it. The request leaves after the commit.
 */
export async function askSupplier(trx: Trx, order: OrderRow, moved: Moved): Promise<void> {
  const kind = kindOf(moved);
  if (kind) await askFor(trx, order, kind, moved.now);
}

/** Asks an order's supplier for something; once it was answered for good, once more. */
export async function askFor(
  trx: Trx,
  order: Pick<OrderRow, 'id' | 'total_price' | 'service_start' | 'cut_off'>,
  kind: RequestKind,
  now: Date,
): Promise<void> {
  await insertRequest(trx, {
    orderId: order.id,
    kind,
    price: kind === 'book' ? order.total_price : null,
    silentAt: silentAt(order, kind, now),
    now,
  });
}

/** When the desk must look at it: after a while, and at the latest when the order closes. */
export function silentAt(
  order: Pick<OrderRow, 'service_start' | 'cut_off'>,
  kind: RequestKind,
  now: Date,
): Date {
  return new Date(Math.min(now.getTime() + SILENT_AFTER_MS[kind], closesAt(order)));
}

function kindOf({ path, event, actor }: Moved): RequestKind | undefined {
  const [from, to] = [path?.at(0), path?.at(-1)];
  // Back from a cancellation that was refused, what was booked is looked up again.
  if (to === 'processing') return 'book';
  if (to === 'cancelling') return 'cancel';
  const isEnded =
    (from === 'processing' || from === 'confirmed') && (to === 'cancelled' || to === 'rejected');
  // What the supplier refused is not there, and what should have been served need not be called off after its time.
  return isEnded && actor === 'operator' && event !== 'unserved' ? 'cancel' : undefined;
}
