import type { Trx } from '../../calls.ts';
import { decideMove, type Move, moveOrder } from './move-order.ts';
import type { OpenOrder } from './open-order.ts';
import type { OrderRow } from './order-store.ts';

/**
 * Starts the service of a locked order when its first passengers are on board; no-op if already in service.
 */
export async function boardOrder(
  trx: Trx,
  opened: OpenOrder,
  { actor, userId, now, lang }: Pick<Move, 'actor' | 'userId' | 'now' | 'lang'>,
): Promise<OrderRow> {
  if (opened.order.order_status === 'in_service') return opened.order;
  return moveOrder(trx, opened, {
    event: 'board',
    actor,
    userId,
    now,
    lang,
    ...(userId === null ? {} : { changes: { operator_id: userId } }),
  });
}

/** Refuses the first boarding of an order that is not confirmed, or before its day; later ones change nothing. */
export function refuseBoarding(opened: OpenOrder, by: Pick<Move, 'actor' | 'now' | 'lang'>): void {
  if (opened.order.order_status !== 'in_service') decideMove(opened, { event: 'board', ...by });
}
