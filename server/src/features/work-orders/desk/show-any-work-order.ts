import type { ReplyOf } from '@serai/contract/endpoint';
import type { showAnyWorkOrder as endpoint } from '@serai/contract/work-orders/desk';
import {
  openCommandStates,
  type WorkOrderDeskAction,
  type WorkOrderEvent,
} from '@serai/contract/work-orders/states';
import { type Call, type Db, type Operator, operatorOf } from '../../../calls.ts';
import { isNotable, isOpen, moveOf } from '../../../domain/work-order-lifecycle.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { presentForStaff, presentParts } from '../present-work-order.ts';
import { readThread, type Thread } from '../thread-store.ts';
import { findListed, type ListedWorkOrder } from '../work-order-list-store.ts';
import { factsOf } from '../work-order-store.ts';
import { listHandlers } from './list-handlers.ts';

/** Shows any work order with its whole thread, for staff. */
export async function showAnyWorkOrder(
  db: Db,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { lang, now } = call;
  const row = await findListed(db, call.input.id);
  if (!row) throw new AppError('not_found');
  const thread = await readThread(db, row.id, { asker: row.asker, caller: call.caller, lang });
  return {
    work_order: { ...presentForStaff(row, lang, now), ...presentParts(row, now) },
    ...thread,
    actions: actionsOf(row, thread, operatorOf(call), now),
    colleagues: await listHandlers(db),
  };
}

const events: readonly [WorkOrderDeskAction, WorkOrderEvent][] = [
  ['accept', 'accept'],
  ['reply', 'reply_staff'],
  ['ask', 'ask_member'],
  ['resolve', 'resolve'],
  ['decline', 'decline'],
];

function actionsOf(
  row: ListedWorkOrder,
  { commands }: Thread,
  { nodes }: Operator,
  now: Date,
): WorkOrderDeskAction[] {
  const facts = factsOf(row);
  const may = (event: WorkOrderEvent) => 'path' in moveOf(facts, event, 'staff', now.getTime());
  const answers = nodes.has('/console/workOrder/answer');
  const acts = nodes.has('/console/workOrder/act');
  const open = commands.find(({ state }) => openCommandStates.includes(state))?.state;
  const possible: [WorkOrderDeskAction, boolean][] = [
    ...events.map(([action, event]): [WorkOrderDeskAction, boolean] => [action, answers && may(event)]),
    ['hand_over', answers && isOpen(facts)],
    ['propose', acts && open === undefined && row.order_id !== null && may('propose')],
    ['carry_out', acts && (open === 'asked' || open === 'accepted') && may('carry_out')],
    ['dismiss', acts && open !== undefined && open !== 'waiting_second' && may('dismiss_command')],
    ['note', answers && isNotable(facts)],
  ];
  return possible.flatMap(([action, isPossible]) => (isPossible ? [action] : []));
}
