import type { ReplyOf } from '@serai/contract/endpoint';
import { openWorkOrderStatuses } from '@serai/contract/work-orders/states';
import { urgentWorkTypes } from '@serai/contract/work-orders/types';
import type { addWorkOrder as endpoint } from '@serai/contract/work-orders/work-orders';
import { type Call, memberOf, type Trx } from '../../calls.ts';
import { AppError, refusedInput } from '../../platform/http/app-error.ts';
import { openOrder, openOrderToChange } from '../orders/orders.ts';
import { type CommandDeps, requireAmending } from './amendments/amending.ts';
import { askCommand } from './amendments/ask-command.ts';
import { announceWorkOrder, notifyDesk, promiseText } from './announce-work-order.ts';
import { attachFiles } from './attach-files.ts';
import { findDesk } from './find-desk.ts';
import { presentChanged } from './present-work-order.ts';
import { promisedBy } from './promise.ts';
import { insertEntry, insertWorkOrder } from './work-order-store.ts';

/** Maximum number of open work orders per user, so that no user floods the desk's queue. */
const MAX_OPEN = 50;

/**
 * Creates a work order with a promised answer time. A requested order change that the rules allow the member
 * is carried out in the same transaction, without notifying the desk.
 */
export async function addWorkOrder(
  trx: Trx,
  deps: CommandDeps,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const member = memberOf(call);
  const { agencyId, userId } = member;
  const { input, lang, now } = call;
  const { type, order_id = null, detail, email } = input;
  const wanted = await openWanted(trx, deps, call);
  await refuseMany(trx, userId);
  const urgent = urgentWorkTypes.includes(type);
  const row = await insertWorkOrder(trx, {
    agency_id: agencyId,
    user_id: userId,
    order_id,
    type,
    urgent,
    notify_email: email,
    lang,
    detail,
    promised_by: await promisedBy(trx, { agencyId, urgent }, now),
    created_at: now,
  });
  await insertEntry(trx, row, { kind: 'event', event: 'submit', by: 'member', userId, now });
  await attachFiles(trx, { workOrderId: row.id, entryId: null, urls: input.files, userId });
  if (wanted && (await askCommand(trx, deps, row, { member, ...wanted, lang, now }))) {
    return presentChanged(trx, row.id, lang);
  }
  const { phone } = await findDesk(trx, row);
  const facts = { promised_by: await promiseText(trx, row, now), phone };
  await announceWorkOrder(trx, row, { event: 'work_order_received', facts, now });
  await notifyDesk(trx, row, { event: 'work_order_new', content: detail, now });
  return presentChanged(trx, row.id, lang);
}

/** Opens the order that it concerns, as visible to the caller; locked if it is to be changed. */
async function openWanted(trx: Trx, { products }: CommandDeps, call: Call<typeof endpoint>) {
  const member = memberOf(call);
  const { order_id, command, preview_id: previewId } = call.input;
  if (command === undefined) {
    if (order_id !== undefined) await openOrder(trx, products, member, order_id);
    return undefined;
  }
  requireAmending(member);
  if (order_id === undefined) throw refusedInput('order_id', 'order_required');
  if (previewId === undefined) throw refusedInput('preview_id', 'preview_required');
  return { opened: await openOrderToChange(trx, products, member, order_id), input: command, previewId };
}

/** Serialises a user's work orders, so that concurrent ones cannot exceed the limit. */
async function refuseMany(trx: Trx, userId: number): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  const { count } = await trx
    .selectFrom('work_orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('status', 'in', openWorkOrderStatuses)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MAX_OPEN) throw new AppError('work_orders_full', { facts: { limit: MAX_OPEN } });
}
