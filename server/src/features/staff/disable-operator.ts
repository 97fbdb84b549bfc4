import type { ReplyOf } from '@serai/contract/endpoint';
import type { disableOperator as endpoint } from '@serai/contract/staff/staff';
import { type Call, operatorOf, type Trx } from '../../calls.ts';
import { endPasswordLinks, endSessionsOf, notifyAccountOwner } from '../accounts/accounts.ts';
import type { Done } from '../activity/activity.ts';
import { findSellerNames } from '../messages/messages.ts';
import { updateUser } from '../people/people.ts';
import { listUncoveredQueues, type QueueSource } from '../queues/queues.ts';
import { actionOnOperator } from './action-on-operator.ts';
import { guardRights } from './guard-rights.ts';
import { openOperator } from './open-operator.ts';
import { presentStaff } from './present-staff.ts';
import { nodesOf, usableNodes } from './staff-store.ts';

/**
 * Disables or enables one of the staff and notifies them; saying the same again changes nothing. The reply
 * warns of queues that only administrators cover.
 */
export async function disableOperator(
  trx: Trx,
  sources: readonly QueueSource[],
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const caller = operatorOf(call);
  const { now } = call;
  const { id, disabled } = call.input;
  const row = await openOperator(trx, caller, id);
  const disabled_at = disabled ? (row.disabled_at ?? now) : null;
  if (disabled !== (row.disabled_at !== null)) {
    if (!disabled)
      guardRights(trx, { ...row, held: usableNodes(row) }, { code: row.staff_role, nodes: nodesOf(row) });
    await updateUser(trx, id, { disabled_at });
    // Both ways: a login that was under way while it was disabled must not come to life later.
    await endSessionsOf(trx, id, now);
    await endPasswordLinks(trx, id);
    const { zh, en } = await findSellerNames(trx);
    const event = disabled ? 'account_disabled' : 'account_enabled';
    await notifyAccountOwner(trx, id, { event, facts: { agency_zh: zh, agency_en: en }, now });
  }
  return {
    reply: {
      operator: presentStaff({ ...row, disabled_at }, caller),
      uncovered_queues: await listUncoveredQueues(trx, sources),
    },
    did: actionOnOperator(row, { before: { disabled: row.disabled_at !== null }, after: { disabled } }),
  };
}
