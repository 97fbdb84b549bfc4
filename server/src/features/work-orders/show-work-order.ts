import type { ReplyOf } from '@serai/contract/endpoint';
import type { WorkOrderAction } from '@serai/contract/work-orders/states';
import type { WorkOrderEntry } from '@serai/contract/work-orders/view';
import type { showWorkOrder as endpoint } from '@serai/contract/work-orders/work-orders';
import { sql } from 'kysely';
import { type Call, type Db, type Member, memberOf } from '../../calls.ts';
import { isRatable, moveOf } from '../../domain/work-order-lifecycle.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Products } from '../orders/orders.ts';
import { findDesk } from './find-desk.ts';
import { presentParts, presentWorkOrder } from './present-work-order.ts';
import { readThread } from './thread-store.ts';
import { visibleTo } from './visible-to.ts';
import { findListed, type ListedWorkOrder } from './work-order-list-store.ts';
import { factsOf } from './work-order-store.ts';

/** Shows a work order visible to the caller with its thread, without internal notes. */
export async function showWorkOrder(
  db: Db,
  products: Products,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const member = memberOf(call);
  const { lang, now } = call;
  const row = await findListed(db, call.input.id, visibleTo(products, member));
  if (!row) throw new AppError('not_found');
  const thread = await readThread(db, row.id, { asker: row.asker, caller: member, lang });
  const [{ phone }] = await Promise.all([findDesk(db, row), recordRead(db, row)]);
  const isProposed = thread.commands.some(({ state }) => state === 'proposed');
  return {
    work_order: { ...presentWorkOrder(row, lang), ...presentParts(row, now) },
    ...thread,
    entries: thread.entries.filter((entry): entry is WorkOrderEntry => entry.kind !== 'note'),
    actions: actionsOf(row, member, { isProposed, now }),
    desk_phone: phone,
  };
}

function actionsOf(
  row: ListedWorkOrder,
  { nodes }: Member,
  { isProposed, now }: { isProposed: boolean; now: Date },
): WorkOrderAction[] {
  const facts = factsOf(row);
  const may = (event: Parameters<typeof moveOf>[1]) =>
    'path' in moveOf(facts, event, 'member', now.getTime());
  const holds = (action: 'reply' | 'close' | 'amend') => nodes.has(`/user/work-order/list/${action}`);
  const possible: [WorkOrderAction, boolean][] = [
    ['reply', holds('reply') && may('reply_member')],
    ['close', holds('close') && may('close')],
    ['reopen', holds('reply') && may('reopen')],
    ['withdraw', holds('close') && may('withdraw')],
    ['rate', holds('close') && isRatable(facts) && row.stars === null],
    ['decide', holds('amend') && isProposed],
  ];
  return possible.flatMap(([action, isPossible]) => (isPossible ? [action] : []));
}

/** Marks the reply as read; skipped if another transaction holds the lock (SKIP LOCKED). */
async function recordRead(db: Db, { id, unread_reply }: ListedWorkOrder): Promise<void> {
  if (!unread_reply) return;
  await sql`
    UPDATE work_orders SET unread_reply = false WHERE id = (
      SELECT id FROM work_orders WHERE id = ${id}::bigint FOR NO KEY UPDATE SKIP LOCKED
    )`.execute(db);
}
