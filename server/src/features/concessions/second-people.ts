import type { ErrorCode } from '@serai/contract/errors';
import { nodesOfStaffRole, type StaffRole } from '@serai/contract/staff/nodes';
import type { Db, Operator, Trx } from '../../calls.ts';
import { isIndependent } from '../../domain/independence.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Needed } from './concession.ts';

interface Person {
  id: number;
  role: StaffRole;
  disabled: boolean;
  appointedBy: number | null;
  appointedWith: number | null;
}

/** Refuses a decider who asked (`own`), or who was appointed by the one who asked. */
export async function refuseDependent(
  db: Db | Trx,
  { askedBy, decidedBy, own }: { askedBy: number; decidedBy: number; own: ErrorCode },
): Promise<void> {
  if (askedBy === decidedBy) throw new AppError(own);
  const staff = byId(await listStaff(db));
  if (!isIndependent(decidedBy, askedBy, staff)) throw new AppError('second_person_dependent');
}

/** Whether a member of staff may be the second person of a request. */
export async function isSecondPerson(
  db: Db | Trx,
  { asked_by, needs }: { asked_by: number; needs: Exclude<Needed, 'nobody'> },
  { userId, role }: Pick<Operator, 'userId' | 'role'>,
): Promise<boolean> {
  return mayDecide(role, needs) && isIndependent(userId, asked_by, byId(await listStaff(db)));
}

/**
 * Whether anyone can approve a request: holds the right, is not disabled, and does not depend on the one who asked.
 */
export async function hasSecondPerson(
  db: Db | Trx,
  { askedBy, needs }: { askedBy: number; needs: Exclude<Needed, 'nobody'> },
): Promise<boolean> {
  const staff = await listStaff(db);
  const known = byId(staff);
  return staff.some(
    ({ id, role, disabled }) => !disabled && mayDecide(role, needs) && isIndependent(id, askedBy, known),
  );
}

/** Whether a role decides requests: colleagues of finance and administrators; some only administrators. */
export function mayDecide(role: StaffRole, needs: Exclude<Needed, 'nobody'>): boolean {
  return needs === 'administrator'
    ? role === 'administrator'
    : nodesOfStaffRole(role).includes('/console/secondPerson/decide');
}

/** Only tens of people. */
async function listStaff(db: Db | Trx): Promise<Person[]> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'staff_role', 'disabled_at', 'appointed_by', 'appointed_with'])
    .where('role', '=', 'operator')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    role: row.staff_role as StaffRole,
    disabled: row.disabled_at !== null,
    appointedBy: row.appointed_by,
    appointedWith: row.appointed_with,
  }));
}

function byId(staff: readonly Person[]): ReadonlyMap<number, Person> {
  return new Map(staff.map((person) => [person.id, person]));
}
