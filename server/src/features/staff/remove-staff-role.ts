import type { ReplyOf } from '@serai/contract/endpoint';
import type { removeStaffRole as endpoint } from '@serai/contract/staff/roles';
import { type Call, operatorOf, type Trx } from '../../calls.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Done } from '../activity/activity.ts';
import { deleteStaffRole } from '../people/people.ts';
import { openOwnRole, roleNumber } from './open-own-role.ts';
import { presentRole } from './present-role.ts';

/** Removes a role of the seller's own; refused while anybody has it, including disabled people. */
export async function removeStaffRole(
  trx: Trx,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { code } = call.input;
  const { row, others } = await openOwnRole(trx, operatorOf(call), code);
  if (row.people > 0) throw new AppError('role_in_use');
  await deleteStaffRole(trx, code);
  return {
    reply: { list: others.map(presentRole) },
    did: {
      on: { kind: 'staff_role', id: roleNumber(code), name: row.name },
      before: { name: row.name, nodes: row.nodes },
      after: null,
    },
  };
}
