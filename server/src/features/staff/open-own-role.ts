import { isBuiltInRole } from '@serai/contract/staff/nodes';
import type { Operator, Trx } from '../../calls.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { listStaffRoleRows, type StaffRoleRow } from '../people/people.ts';
import { lockStaffForChange } from './open-operator.ts';

/**
 * Locks the staff and opens a role of the seller's own for a change.
 *
 * @throws AppError `role_built_in`, `not_found`, and `no_permission` if the caller has lost the right meanwhile
 */
export async function openOwnRole(
  trx: Trx,
  caller: Operator,
  code: string,
): Promise<{ row: StaffRoleRow; others: StaffRoleRow[] }> {
  if (isBuiltInRole(code)) throw new AppError('role_built_in');
  await lockStaffForChange(trx, caller);
  const rows = await listStaffRoleRows(trx);
  const row = rows.find((one) => one.code === code);
  if (!row) throw new AppError('not_found');
  return { row, others: rows.filter((one) => one.code !== code) };
}

/** Id of a role in the activity log: the number in its code. */
export function roleNumber(code: string): number {
  return Number(code.slice('role_'.length));
}
