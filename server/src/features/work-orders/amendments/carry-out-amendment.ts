import type { ReplyOf } from '@serai/contract/endpoint';
import type {
  carryOutAmendment as carrying,
  dismissAmendment as dismissing,
} from '@serai/contract/work-orders/desk';
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
import { amendingBy, type CommandDeps, findAsker } from './amending.ts';
import { lockCommand, updateCommand } from './command-store.ts';
import { recordCarriedOut } from './record-carried-out.ts';

/**
 * Carries out a change that the agency requested on a preview, or that only gives the agency something.
 * Refuses with `amendment_changed` and a new preview if the amounts differ: it must then be dismissed and
 * proposed again.
 */
export async function carryOutAmendment(
  trx: Trx,
  deps: CommandDeps,
  call: Call<typeof carrying>,
): Promise<Done<ReplyOf<typeof carrying>>> {
  const operator = operatorOf(call);
  const { userId } = operator;
  const { input, lang, now } = call;
  const found = await findListed(trx, input.id);
  if (!found?.order_id) throw new AppError('not_found');
  const opened = await openOrderForStaff(trx, deps.products, found.order_id);
  const row = await lockWorkOrder(trx, input.id);
  const key = { id: input.command_id, workOrderId: row.id };
  const command = await lockCommand(trx, key, ['asked', 'accepted']);
  const { id: commandId, preview } = command;
  const member = command.state === 'asked' ? await findAsker(trx, command.asked_by) : null;
  const by = amendingBy(row, commandId, { member, operator, saidYes: member !== null, now, lang });
  const wanted = { input: command.input, previewId: preview.previewId };
  const amended = await deps.amendments.carryOut(trx, opened, wanted, by);
  const isDone = await recordCarriedOut(trx, commandId, amended, { userId, now });
  const moved = await moveWorkOrder(trx, row, {
    event: isDone ? 'carry_out' : 'await_second',
    by: 'staff',
    userId,
    commandId,
    lang,
    now,
  });
  if (isDone) await announceAmended(trx, moved.row, { event: 'work_order_carried_out', preview, now });
  const did = actionOnWorkOrder(row, moved.row);
  return {
    reply: await showForStaff(trx, row.id, call),
    did: {
      ...did,
      before: { ...did.before, command_state: command.state },
      after: {
        ...did.after,
        command: command.input.kind,
        command_state: isDone ? 'carried_out' : 'waiting_second',
      },
    },
  };
}

/** Dismisses a change that was not carried out; the requester sees the reason. */
export async function dismissAmendment(
  trx: Trx,
  call: Call<typeof dismissing>,
): Promise<Done<ReplyOf<typeof dismissing>>> {
  const { userId } = operatorOf(call);
  const { input, lang, now } = call;
  const { reason } = input;
  const row = await lockWorkOrder(trx, input.id);
  const key = { id: input.command_id, workOrderId: row.id };
  const command = await lockCommand(trx, key, ['asked', 'proposed', 'accepted']);
  await updateCommand(trx, command.id, { state: 'dismissed', decided_by: userId, decided_at: now, reason });
  const moved = await moveWorkOrder(trx, row, {
    event: 'dismiss_command',
    by: 'staff',
    userId,
    commandId: command.id,
    content: reason,
    lang,
    now,
  });
  const did = actionOnWorkOrder(row, moved.row, reason);
  return {
    reply: await showForStaff(trx, row.id, call),
    did: {
      ...did,
      before: { ...did.before, command_state: command.state },
      after: { ...did.after, command: command.input.kind, command_state: 'dismissed' },
    },
  };
}
