import type { ReplyOf } from '@serai/contract/endpoint';
import type {
  acceptProposal as accepting,
  refuseProposal as refusing,
} from '@serai/contract/work-orders/work-orders';
import { inLanguage } from '@serai/phrases/lang';
import { type Call, type Db, type Member, memberOf, type Trx } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { openOrderToChange } from '../../orders/orders.ts';
import { announceAmended } from '../announce-amended.ts';
import { notifyDesk } from '../announce-work-order.ts';
import { moveWorkOrder } from '../move-work-order.ts';
import { presentChanged } from '../present-work-order.ts';
import { visibleTo } from '../visible-to.ts';
import { findListed } from '../work-order-list-store.ts';
import { lockWorkOrder } from '../work-order-store.ts';
import { amendingBy, type CommandDeps, findProposer, requireAmending } from './amending.ts';
import { lockCommand, updateCommand } from './command-store.ts';
import { recordCarriedOut } from './record-carried-out.ts';

/**
 * Accepts a change proposed by the desk, which is carried out at once in the name of both. Refuses with
 * `amendment_changed` if the amounts differ from those the member has seen.
 */
export async function acceptProposal(
  trx: Trx,
  deps: CommandDeps,
  call: Call<typeof accepting>,
): Promise<ReplyOf<typeof accepting>> {
  const member = memberOf(call);
  const { userId } = member;
  const { input, lang, now } = call;
  requireAmending(member);
  const orderId = await findOrderId(trx, deps, member, input.id);
  const opened = await openOrderToChange(trx, deps.products, member, orderId);
  const row = await lockWorkOrder(trx, input.id, visibleTo(deps.products, member));
  const command = await lockCommand(trx, { id: input.command_id, workOrderId: row.id }, ['proposed']);
  const commandId = command.id;
  const moved = await moveWorkOrder(trx, row, {
    event: 'accept_command',
    by: 'member',
    userId,
    commandId,
    lang,
    now,
  });
  const operator = await findProposer(trx, command.asked_by);
  const by = amendingBy(row, commandId, { member, operator, saidYes: true, now, lang });
  const preview = await deps.amendments.workOut(trx, opened, command.input, by);
  const wanted = { input: command.input, previewId: input.preview_id };
  const amended = await deps.amendments.carryOut(trx, opened, wanted, by);
  await updateCommand(trx, commandId, { preview: JSON.stringify(preview), decided_by: userId });
  const isDone = await recordCarriedOut(trx, commandId, amended, { userId, now });
  if (isDone) await announceAmended(trx, moved.row, { event: 'work_order_carried_out', preview, now });
  const content = inLanguage(lang, { zh: '同意所提出的变更。', en: 'Yes to the proposed change.' });
  await notifyDesk(trx, moved.row, { event: 'work_order_answered', content, now });
  return presentChanged(trx, row.id, lang);
}

/** Refuses a change proposed by the desk; the work order continues. */
export async function refuseProposal(
  trx: Trx,
  deps: CommandDeps,
  call: Call<typeof refusing>,
): Promise<ReplyOf<typeof refusing>> {
  const member = memberOf(call);
  const { userId } = member;
  const { input, lang, now } = call;
  const row = await lockWorkOrder(trx, input.id, visibleTo(deps.products, member));
  const command = await lockCommand(trx, { id: input.command_id, workOrderId: row.id }, ['proposed']);
  const { reason } = input;
  await updateCommand(trx, command.id, { state: 'refused', decided_by: userId, decided_at: now, reason });
  const moved = await moveWorkOrder(trx, row, {
    event: 'refuse_command',
    by: 'member',
    userId,
    commandId: command.id,
    content: reason,
    lang,
    now,
  });
  const content =
    inLanguage(lang, { zh: '不同意所提出的变更。', en: 'No to the proposed change. ' }) + reason;
  await notifyDesk(trx, moved.row, { event: 'work_order_answered', content, now });
  return presentChanged(trx, row.id, lang);
}

/** Finds the order, which is locked before its work order; the reference never changes. */
async function findOrderId(db: Db | Trx, deps: CommandDeps, member: Member, id: number): Promise<number> {
  const row = await findListed(db, id, visibleTo(deps.products, member));
  if (!row?.order_id) throw new AppError('not_found');
  return row.order_id;
}
