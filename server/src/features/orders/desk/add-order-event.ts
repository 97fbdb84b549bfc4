import type { HistoryEvent } from '@serai/contract/orders/history';
import type { Trx } from '../../../calls.ts';
import type { Actor } from '../../../domain/order-facts.ts';
import { insertHistory, updateOrder } from '../order-store.ts';

interface Note {
  orderId: number;
  event: HistoryEvent;
  reason: string;
  /** Sum in question, in minor units. */
  amount?: number;
  now: Date;
}

/** Writes a history row without a status change, for data recorded by the staff. */
export async function addOrderEvent(trx: Trx, note: Note & { operatorId: number }): Promise<void> {
  await updateOrder(trx, note.orderId, {}, { operator_id: note.operatorId });
  await insertNote(trx, note, 'operator', note.operatorId);
}

/** The same for an action of a member. */
export async function addMemberEvent(trx: Trx, note: Note & { userId: number }): Promise<void> {
  await insertNote(trx, note, 'member', note.userId);
}

/** The same for an action of a hotel or driver behind its link. */
export async function addSupplierEvent(trx: Trx, note: Note): Promise<void> {
  await insertNote(trx, note, 'supplier', null);
}

async function insertNote(trx: Trx, note: Note, actor: Actor, userId: number | null): Promise<void> {
  await insertHistory(trx, note.orderId, {
    event: note.event,
    moves: {},
    actor,
    userId,
    reason: note.reason,
    facts: note.amount === undefined ? {} : { amount: note.amount },
    at: note.now,
  });
}
