import type { ReplyOf } from '@serai/contract/endpoint';
import type { proposeAmendment as endpoint } from '@serai/contract/work-orders/desk';
import { type Call, operatorOf, type Trx } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Done } from '../../activity/activity.ts';
import { openOrderForStaff } from '../../orders/orders.ts';
import { announceAmended } from '../announce-amended.ts';
import { actionOnWorkOrder } from '../desk/action-on-work-order.ts';
import { moveWorkOrder } from '../move-work-order.ts';
import { showForStaff } from '../present-work-order.ts';
import { findListed } from '../work-order-list-store.ts';
import { lockWorkOrder } from '../work-order-store.ts';
import { type CommandDeps, weighingBy } from './amending.ts';
import { refuseRefused } from './ask-command.ts';
import { insertCommand } from './command-store.ts';
import { presentCommand } from './present-command.ts';

/**
 * Proposes a change of a work order's order. If the agency would pay for it or lose its booking, its member
 * must accept it; a change that only gives something waits for the desk to carry it out.
 */
export async function proposeAmendment(
  trx: Trx,
  { products, amendments }: CommandDeps,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const operator = operatorOf(call);
  const { userId } = operator;
  const { input, lang, now } = call;
  const found = await findListed(trx, input.id);
  if (!found) throw new AppError('not_found');
  if (found.order_id === null) throw new AppError('work_order_without_order');
  const opened = await openOrderForStaff(trx, products, found.order_id);
  const row = await lockWorkOrder(trx, input.id);
  const by = weighingBy({ member: null, operator, saidYes: false, now, lang });
  const preview = await amendments.workOut(trx, opened, input.command, by);
  refuseRefused(preview);
  const needsYes = preview.outcome.needsYes || preview.outcome.costs > 0;
  const state = needsYes ? 'proposed' : 'accepted';
  const command = await insertCommand(trx, {
    workOrderId: row.id,
    input: input.command,
    preview,
    state,
    askedBy: userId,
    now,
  });
  const event = needsYes ? 'propose' : 'ask_command';
  const moved = await moveWorkOrder(trx, row, {
    event,
    by: 'staff',
    userId,
    commandId: command.id,
    lang,
    now,
  });
  if (needsYes) await announceAmended(trx, moved.row, { event: 'work_order_proposed', preview, now });
  const did = actionOnWorkOrder(row, moved.row);
  return {
    reply: {
      ...(await showForStaff(trx, row.id, call)),
      command: presentCommand({ ...command, asker_role: 'operator' }, call),
    },
    did: { ...did, after: { ...did.after, command: input.command.kind, command_state: state } },
  };
}
