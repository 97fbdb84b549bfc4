import type { HistoryEvent } from '@serai/contract/orders';
import type { Trx } from '../permissions/permissions.ts';
import { insertHistory, updateOrder } from './order-store.ts';

/** A row of the history that moves no state: staff wrote down what the order's product keeps. */
export async function noteOnOrder(
  trx: Trx,
  note: {
    orderId: number;
    event: HistoryEvent;
    operatorId: number;
    reason: string;
    /** A sum it is about, in minor units. */
    amount?: number;
    now: Date;
  },
): Promise<void> {
  await updateOrder(trx, note.orderId, {}, { operator_id: note.operatorId });
  await insertHistory(trx, note.orderId, {
    event: note.event,
    moves: {},
    actor: 'operator',
    userId: note.operatorId,
    reason: note.reason,
    facts: note.amount === undefined ? {} : { amount: note.amount },
    at: note.now,
  });
}
