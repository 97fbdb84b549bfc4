import type { ErrorCode } from '@serai/contract/errors';
import type { Db, Operator, Trx } from '../../calls.ts';
import { areApart, isIndependent } from '../../domain/independence.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { listStaffPeople, type StaffPerson } from '../people/people.ts';
import type { Needed } from './concession.ts';

/** Refuses a decider who is the asker (`own`), or who is no second person of the asker. */
export async function refuseDependent(
  db: Db | Trx,
  { askedBy, decidedBy, own }: { askedBy: number; decidedBy: number; own: ErrorCode },
): Promise<void> {
  if (askedBy === decidedBy) throw new AppError(own);
  const isSecond = await secondPeopleOf(db, { askedBy, needs: 'colleague' });
  if (!isSecond(decidedBy)) throw new AppError('second_person_dependent');
}

/** Whether a member of staff may be the second person of a request. */
export async function isSecondPerson(
  db: Db | Trx,
  { asked_by: askedBy, needs }: { asked_by: number; needs: Exclude<Needed, 'nobody'> },
  reader: Pick<Operator, 'userId' | 'role' | 'nodes'>,
): Promise<boolean> {
  return mayDecide(reader, needs) && (await secondPeopleOf(db, { askedBy, needs }))(reader.userId);
}

/**
 * Whether anyone can approve a request: holds the right, is not disabled, and does not depend on the one who asked.
 */
export async function hasSecondPerson(
  db: Db | Trx,
  request: { askedBy: number; needs: Exclude<Needed, 'nobody'> },
): Promise<boolean> {
  const isSecond = await secondPeopleOf(db, request);
  return (await listStaffPeople(db)).some((person) => isActive(person, request.needs) && isSecond(person.id));
}

/**
 * The people who may be the second person of somebody. Nobody may hold both through appointments, as long as somebody
 * with the right is apart in that way. In a house where one administrator has appointed everybody alone, it is
 * enough that the decider does not depend on the asker.
 */
async function secondPeopleOf(
  db: Db | Trx,
  { askedBy, needs }: { askedBy: number; needs: Exclude<Needed, 'nobody'> },
): Promise<(id: number) => boolean> {
  const staff = await listStaffPeople(db);
  const known = byId(staff);
  const isApart = (id: number) => areApart(id, askedBy, known);
  if (staff.some((person) => isActive(person, needs) && isApart(person.id))) return isApart;
  return (id) => isIndependent(id, askedBy, known);
}

function isActive(person: StaffPerson, needs: Exclude<Needed, 'nobody'>): boolean {
  return !person.disabled && mayDecide(person, needs);
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
