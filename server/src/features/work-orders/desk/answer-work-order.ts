import type { ReplyOf } from '@serai/contract/endpoint';
import type { answerWorkOrder as endpoint } from '@serai/contract/work-orders/desk';
import { type Call, operatorOf, type Trx } from '../../../calls.ts';
import { isNotable } from '../../../domain/work-order-lifecycle.ts';
import type { Done } from '../../activity/activity.ts';
import { announceWorkOrder } from '../announce-work-order.ts';
import { attachFiles } from '../attach-files.ts';
import { moveWorkOrder, wrongState } from '../move-work-order.ts';
import { showForStaff } from '../present-work-order.ts';
import { factsOf, insertEntry, lockWorkOrder, type WorkOrderRow } from '../work-order-store.ts';
import { actionOnWorkOrder } from './action-on-work-order.ts';

const steps = {
  say: { event: 'reply_staff', news: 'work_order_replied' },
  ask: { event: 'ask_member', news: 'work_order_asks' },
  resolve: { event: 'resolve', news: 'work_order_resolved' },
} as const;

/** Replies to the requester, or adds an internal note, which changes no state and notifies no one. */
export async function answerWorkOrder(
  trx: Trx,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { userId } = operatorOf(call);
  const { input, now } = call;
  const row = await lockWorkOrder(trx, input.id);
  const { row: after, entryId } = await (input.internal ? note(trx, row, call) : answer(trx, row, call));
  await attachFiles(trx, { workOrderId: row.id, entryId, urls: input.files, userId });
  if (!input.internal) {
    const { news: event } = steps[input.next ?? 'say'];
    await announceWorkOrder(trx, after, { event, facts: { content: input.content }, now });
  }
  return { reply: await showForStaff(trx, row.id, call), did: actionOnWorkOrder(row, after) };
}

function answer(trx: Trx, row: WorkOrderRow, call: Call<typeof endpoint>) {
  const { input, lang, now } = call;
  const { event } = steps[input.next ?? 'say'];
  const { userId } = operatorOf(call);
  return moveWorkOrder(trx, row, { event, by: 'staff', userId, content: input.content, lang, now });
}

async function note(trx: Trx, row: WorkOrderRow, call: Call<typeof endpoint>) {
  const { lang, now } = call;
  if (!isNotable(factsOf(row))) throw await wrongState(trx, row, lang);
  const { userId } = operatorOf(call);
  const entry = { kind: 'note', event: null, by: 'staff', userId, content: call.input.content, now } as const;
  return { row, entryId: await insertEntry(trx, row, entry) };
}
