import type { OrderNote } from '@serai/contract/orders/notes';
import type { Db, Trx } from '../../../calls.ts';
import { toSeconds } from '../../../platform/clock.ts';

/** Maximum number of notes shown with an order. */
const MAX_SHOWN = 100;

/** Returns the newest notes of an order, newest first. */
export async function listNotes(db: Db, orderId: number): Promise<OrderNote[]> {
  const rows = await db
    .selectFrom('order_notes')
    .innerJoin('users', 'users.id', 'order_notes.user_id')
    .select(['order_notes.id', 'order_notes.text', 'users.nickname as by', 'order_notes.at'])
    .where('order_id', '=', orderId)
    .orderBy('order_notes.id', 'desc')
    .limit(MAX_SHOWN)
    .execute();
  return rows.map(({ at, ...note }) => ({ ...note, at: toSeconds(at) }));
}

/** Inserts a note and returns its id. */
export async function insertNote(
  trx: Trx,
  note: { order_id: number; user_id: number; text: string; at: Date },
): Promise<number> {
  const { id } = await trx.insertInto('order_notes').values(note).returning('id').executeTakeFirstOrThrow();
  return id;
}
