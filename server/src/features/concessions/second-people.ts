import type { ErrorCode } from '@serai/contract/errors';
import type { Db, Operator, Trx } from '../../calls.ts';
import { isIndependent } from '../../domain/independence.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { listStaffPeople, type StaffPerson } from '../people/people.ts';
import type { Needed } from './concession.ts';

/** Refuses a decider who is the asker (`own`), or who holds the role through the asker. */
export async function refuseDependent(
  db: Db | Trx,
  { askedBy, decidedBy, own }: { askedBy: number; decidedBy: number; own: ErrorCode },
): Promise<void> {
  if (askedBy === decidedBy) throw new AppError(own);
  const staff = byId(await listStaffPeople(db));
  if (!isIndependent(decidedBy, askedBy, staff)) throw new AppError('second_person_dependent');
}

/** Whether a member of staff may be the second person of a request. */
export async function isSecondPerson(
  db: Db | Trx,
  { asked_by, needs }: { asked_by: number; needs: Exclude<Needed, 'nobody'> },
  reader: Pick<Operator, 'userId' | 'role' | 'nodes'>,
): Promise<boolean> {
  return mayDecide(reader, needs) && isIndependent(reader.userId, asked_by, byId(await listStaffPeople(db)));
}

/**
 * Whether anyone can approve a request: holds the right, is not disabled, and does not depend on the one who asked.
 */
export async function hasSecondPerson(
  db: Db | Trx,
  { askedBy, needs }: { askedBy: number; needs: Exclude<Needed, 'nobody'> },
): Promise<boolean> {
  const staff = await listStaffPeople(db);
  const known = byId(staff);
  return staff.some(
    (person) => !person.disabled && mayDecide(person, needs) && isIndependent(person.id, askedBy, known),
  );
}

/** Whether a holder of a role decides requests: some are decided by administrators only. */
export function mayDecide(
  { role, nodes }: Pick<Operator, 'role' | 'nodes'>,
  needs: Exclude<Needed, 'nobody'>,
): boolean {
  return needs === 'administrator' ? role === 'administrator' : nodes.has('/console/secondPerson/decide');
}

function byId(staff: readonly StaffPerson[]): ReadonlyMap<number, StaffPerson> {
  return new Map(staff.map((person) => [person.id, person]));
}
