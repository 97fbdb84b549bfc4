import type { Operator, Trx } from '../../calls.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { lockStaff, nodesOf, type StaffRow } from './staff-store.ts';

/**
 * Opens a staff member for a change by another: locks all of them and re-reads the caller's right, so that of
 * two administrators who demote each other one remains. The caller cannot change the own account, so at least
 * one administrator always remains.
 *
 * @throws AppError `not_found`, `own_account`, and `no_permission` if the caller has lost the right meanwhile
 */
export async function openOperator(trx: Trx, caller: Operator, id: number): Promise<StaffRow> {
  if (id === caller.userId) throw new AppError('own_account');
  const staff = await lockStaff(trx);
  requireEditor(staff, caller);
  const found = staff.find((one) => one.id === id);
  if (!found) throw new AppError('not_found');
  return found;
}

/** Locks the staff for a new one or a change of roles, and refuses a caller who has lost the right meanwhile. */
export async function lockStaffForChange(trx: Trx, caller: Operator): Promise<void> {
  requireEditor(await lockStaff(trx), caller);
}

function requireEditor(staff: readonly StaffRow[], { userId }: Operator): void {
  const own = staff.find(({ id }) => id === userId);
  if (!own || own.disabled_at !== null) throw new AppError('no_permission');
  if (!nodesOf(own).has('/console/staff/edit')) throw new AppError('no_permission');
}
