import type { ReplyOf } from '@serai/contract/endpoint';
import type { handOverWorkOrder as endpoint } from '@serai/contract/work-orders/desk';
import { type Call, operatorOf, type Trx } from '../../../calls.ts';
import { isOpen } from '../../../domain/work-order-lifecycle.ts';
import { refusedField } from '../../../platform/http/app-error.ts';
import type { Done } from '../../activity/activity.ts';
import { wrongState } from '../move-work-order.ts';
import { showForStaff } from '../present-work-order.ts';
import { factsOf, insertEntry, lockWorkOrder, updateWorkOrder } from '../work-order-store.ts';
import { actionOnWorkOrder } from './action-on-work-order.ts';
import { listHandlers } from './list-handlers.ts';

/** Assigns an open work order to a colleague, with a note for them. */
export async function handOverWorkOrder(
  trx: Trx,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { userId } = operatorOf(call);
  const { input, lang, now } = call;
  const { operator_id: owner_id, note } = input;
  const row = await lockWorkOrder(trx, input.id);
  if (!isOpen(factsOf(row))) throw await wrongState(trx, row, lang);
  const handlers = await listHandlers(trx);
  if (!handlers.some(({ id }) => id === owner_id)) throw refusedField('operator_id', 'operator_unfit');
  const handed = await updateWorkOrder(trx, row.id, { owner_id, updated_at: now });
  await insertEntry(trx, row, {
    kind: 'note',
    event: 'hand_over',
    by: 'staff',
    userId,
    content: note,
    now,
  });
  return { reply: await showForStaff(trx, row.id, call), did: actionOnWorkOrder(row, handed, note) };
}
