import type { Trx } from '../../../calls.ts';
import type { Actor, OrderEventName } from '../../../domain/order-facts.ts';
import type { Moves } from '../../../domain/order-lifecycle.ts';
import type { OrderRow } from '../order-store.ts';
import { closesAt } from '../timers/closing-time.ts';
import { insertRequest, type RequestKind } from './request-store.ts';

/** Time without a definite answer of a supplier until the desk must review it. */
const SILENT_AFTER_MS: Record<RequestKind, number> = { book: 30 * 60_000, cancel: 2 * 3_600_000 };

/** A move of an order's status, as relevant to its supplier. */
interface Moved {
  path: Moves['order_status'];
  event: OrderEventName;
  actor: Actor;
  now: Date;
}

/**
 * Creates the supplier request for a move of an order, in its transaction: book what was paid, cancel what is
 * to be cancelled or was ended by an operator. The request is sent after the commit.
 */
export async function askSupplier(trx: Trx, order: OrderRow, moved: Moved): Promise<void> {
  const kind = kindOf(moved);
  if (kind) await askFor(trx, order, kind, moved.now);
}

/** Creates a supplier request; a request that was finished before is reopened. */
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

/** Returns when the desk must review it: after a while, but at the latest when the order closes. */
export function silentAt(
  order: Pick<OrderRow, 'service_start' | 'cut_off'>,
  kind: RequestKind,
  now: Date,
): Date {
  return new Date(Math.min(now.getTime() + SILENT_AFTER_MS[kind], closesAt(order)));
}

function kindOf({ path, event, actor }: Moved): RequestKind | undefined {
  const [from, to] = [path?.at(0), path?.at(-1)];
  // After a refused cancellation the booking is looked up again.
  if (to === 'processing') return 'book';
  if (to === 'cancelling') return 'cancel';
  const isEnded =
    (from === 'processing' || from === 'confirmed') && (to === 'cancelled' || to === 'rejected');
  // A booking refused by the supplier does not exist, and an unserved one need not be cancelled after its
  // time.
  return isEnded && actor === 'operator' && event !== 'unserved' ? 'cancel' : undefined;
}
