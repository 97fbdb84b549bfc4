import type { showAnyWorkOrder as endpoint } from '@serai/contract/console-work-orders';
import type { ReplyOf } from '@serai/contract/endpoint';
import type { WorkOrderDeskAction, WorkOrderEvent } from '@serai/contract/work-order-states';
import { type Call, type Db, type Operator, operatorOf } from '../../../calls.ts';
import { isNotable, isOpen, moveOf } from '../../../domain/work-order-lifecycle.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { presentForDesk, presentParts } from '../present-work-order.ts';
import { readThread } from '../thread-store.ts';
import { findListed, type ListedWorkOrder } from '../work-order-list-store.ts';
import { factsOf } from '../work-order-store.ts';
import { listHandlers } from './list-handlers.ts';

/** Any work order with all that was written, for the staff. */
export async function showAnyWorkOrder(
  db: Db,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { lang, now } = call;
  const row = await findListed(db, call.input.id);
  if (!row) throw new AppError('not_found');
  return {
    work_order: { ...presentForDesk(row, lang, now), ...presentParts(row, now) },
    ...(await readThread(db, row.id, { asker: row.asker, pricesSeen: true })),
    actions: actionsOf(row, operatorOf(call), now),
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

function actionsOf(row: ListedWorkOrder, { nodes }: Operator, now: Date): WorkOrderDeskAction[] {
  if (!nodes.has('/console/workOrder/answer')) return [];
  const facts = factsOf(row);
  const moves = events.flatMap(([action, event]) =>
    'path' in moveOf(facts, event, 'staff', now.getTime()) ? [action] : [],
  );
  return [
    ...moves,
    ...(isOpen(facts) ? (['hand_over'] as const) : []),
    ...(isNotable(facts) ? (['note'] as const) : []),
  ];
}
