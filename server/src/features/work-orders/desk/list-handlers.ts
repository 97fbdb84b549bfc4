import { nodesOfStaffRole, staffRoles } from '@serai/contract/staff/nodes';
import type { Db, Trx } from '../../../calls.ts';

/** Roles whose holders answer work orders. */
const handlerRoles = staffRoles.filter((role) =>
  nodesOfStaffRole(role).includes('/console/workOrder/answer'),
);

/** Staff members who answer work orders: tens of people. */
export async function listHandlers(db: Db | Trx): Promise<{ id: number; name: string }[]> {
  return db
    .selectFrom('users')
    .select(['id', 'nickname as name'])
    .where('role', '=', 'operator')
    .where('staff_role', 'in', handlerRoles)
    .where('disabled_at', 'is', null)
    .orderBy('id')
    .execute();
}
