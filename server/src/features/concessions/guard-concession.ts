import { type ConcessionKind, concessionKinds, payingKinds } from '@serai/contract/staff/concession-kinds';
import type { Db, Trx } from '../../calls.ts';
import { exceedsSums, sumsOf } from '../../domain/concession-sums.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { approvalIn } from './approval.ts';
import { type Conceding, type Concession, type Needed, NeedsSecondPerson } from './concession.ts';
import { findConcessionSettings } from './concession-settings.ts';
import { findGiven, insertConcession, lockClerk, rowOf } from './concession-store.ts';

/**
 * Guards every act by which the seller gives something up. Within the sums of one person it records the act; above
 * them it throws, so that nothing is changed and `staffCommand` stores a request for a second person. An act
 * without value passes.
 */
export async function guardConcession(trx: Trx, concession: Concession, by: Conceding): Promise<void> {
  if (givesNothing(concession)) return;
  if (isApproved(trx, concession)) return;
  await lockClerk(trx, by.userId);
  if (await needsColleague(trx, concession, by)) throw new NeedsSecondPerson(concession, 'colleague');
  await insertConcession(trx, { ...rowOf(concession, by), needs: 'nobody', status: 'done' });
}

/**
 * Guards changes of the rules for concessions and of the accounts to which agencies pay: a second administrator
 * must approve each of them.
 */
export function guardByAdministrator(trx: Trx, concession: Omit<Concession, 'given'>): void {
  const act = { ...concession, given: null };
  if (!isApproved(trx, act)) throw new NeedsSecondPerson(act, 'administrator');
}

/**
 * Guards an act that is stored in its own table until it is decided: records it, or stores its request.
 * @returns whether it waits for a second person.
 */
export async function recordConcession(
  trx: Trx,
  concession: Concession,
  subject: { kind: 'correction' | 'write_off' | 'pay_back'; id: number; needs: Needed; due: Date | null },
  by: Conceding,
): Promise<void> {
  if (concession.given !== null && concession.given.amount <= 0 && subject.needs === 'nobody') return;
  const given = concession.given && concession.given.amount > 0 ? concession.given : null;
  await insertConcession(trx, {
    ...rowOf({ ...concession, given }, by),
    subject: subject.kind,
    subject_id: subject.id,
    needs: subject.needs,
    status: subject.needs === 'nobody' ? 'done' : 'asked',
    due_at: subject.due,
  });
}

/** Returns whether `guardConcession` would store a request for an act instead of carrying it out. */
export async function needsSecondPerson(db: Db | Trx, act: Act, by: Conceding): Promise<boolean> {
  return !givesNothing(act) && needsColleague(db, act, by);
}

function givesNothing({ given }: Pick<Concession, 'given'>): boolean {
  return given !== null && given.amount <= 0;
}

/** An act without its words; a concession unless its kind is a payment. */
type Act = Pick<Concession, 'given' | 'orderId'> & Partial<Pick<Concession, 'kind'>>;

/** Whether an act needs a second person: it exceeds a sum, alone or together with earlier acts. */
export async function needsColleague(
  db: Db | Trx,
  { given, orderId, kind }: Act,
  { userId, now }: { userId: number | null; now: Date },
): Promise<boolean> {
  if (given === null) return true;
  const { sums, tz } = await findConcessionSettings(db);
  const { amount, currency } = given;
  const counted = { orderId, userId: userId ?? 0, currency, kinds: countedWith(kind) };
  const { onOrder, onDay } = await findGiven(db, counted, { tz, now });
  const before = { onOrder: orderId === undefined ? null : onOrder, onDay };
  return exceedsSums({ amount, currency, ...before }, sumsOf(currency, sums));
}

/** Kinds whose sums count together with those of a kind. */
function countedWith(kind: ConcessionKind | undefined): readonly ConcessionKind[] {
  const paying: readonly ConcessionKind[] = payingKinds;
  return kind !== undefined && paying.includes(kind)
    ? [kind]
    : concessionKinds.filter((other) => !paying.includes(other));
}

/** An approved request covers the requested act, up to the requested sum. */
function isApproved(trx: Trx, { kind, given }: Concession): boolean {
  const approval = approvalIn(trx);
  if (!approval) return false;
  const isCovered = approval.amount === null || (given !== null && given.amount <= approval.amount);
  if (approval.kind !== kind || !isCovered) throw new AppError('second_person_changed');
  return true;
}
