import type { ReplyOf } from '@serai/contract/endpoint';
import type { setStaffRole as endpoint } from '@serai/contract/staff/staff';
import { type Call, operatorOf, type Trx } from '../../calls.ts';
import type { Done } from '../activity/activity.ts';
import { updateUser } from '../people/people.ts';
import { listUncoveredQueues, type QueueSource } from '../queues/queues.ts';
import { actionOnOperator } from './action-on-operator.ts';
import { appointment, guardRights } from './guard-rights.ts';
import { openOperator } from './open-operator.ts';
import { nameOfRole, openRole } from './open-role.ts';
import { presentStaff } from './present-staff.ts';
import { usableNodes } from './staff-store.ts';

/**
 * Gives one of the staff another role; it holds from their next request on. A role with new rights over money, or
 * with the right to decide, waits for a second administrator. The reply warns of queues that only administrators cover.
 */
export async function setStaffRole(
  trx: Trx,
  sources: readonly QueueSource[],
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const caller = operatorOf(call);
  const { id } = call.input;
  const row = await openOperator(trx, caller, id);
  const role = await openRole(trx, call.input.role);
  if (role.code !== row.staff_role) guardRights(trx, { ...row, held: usableNodes(row) }, role);
  await updateUser(trx, id, { staff_role: role.code, ...appointment(trx, caller) });
  const former = nameOfRole({ code: row.staff_role, name: row.role_name });
  return {
    reply: {
      operator: presentStaff({ ...row, staff_role: role.code, role_name: role.name }, caller),
      uncovered_queues: await listUncoveredQueues(trx, sources),
    },
    did: actionOnOperator(row, { before: { role: former }, after: { role: nameOfRole(role) } }),
  };
}
