import { nodesOfStaffRole } from '@serai/contract/staff-nodes';
import type { Operator, Trx } from '../../calls.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { lockStaff, type StaffRow } from './staff-store.ts';

/**
 * One of the staff, to be changed by another: all of them are locked, and the caller's right is re-read, so that of two
 * administrators who take each other's role one stays. The caller may not be the one who is changed; that leaves an
 * administrator in any case, since nobody else may change staff.
 *
 * @throws AppError `not_found`, `own_account`, and `no_permission` to a caller who has lost the right meanwhile
 */
export async function openOperator(trx: Trx, caller: Operator, id: number): Promise<StaffRow> {
  if (id === caller.userId) throw new AppError('own_account');
  const staff = await lockStaff(trx);
  requireEditor(staff, caller);
  const found = staff.find((one) => one.id === id);
  if (!found) throw new AppError('not_found');
  return found;
}

/** Locks the staff for a new one, and refuses a caller who has lost the right meanwhile. */
export async function lockForInvitation(trx: Trx, caller: Operator): Promise<void> {
  requireEditor(await lockStaff(trx), caller);
}

function requireEditor(staff: readonly StaffRow[], { userId }: Operator): void {
  const own = staff.find(({ id }) => id === userId);
  if (!own || own.disabled_at !== null || !nodesOfStaffRole(own.staff_role).includes('/console/staff/edit')) {
    throw new AppError('no_permission');
  }
}
