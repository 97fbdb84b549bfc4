import type { Db, Trx } from '../../calls.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { endAllLinks, findLink, makeLink, useLink } from '../../platform/one-time-links.ts';
import { hashPassword } from '../../platform/passwords.ts';
import { recordAction } from '../activity/activity.ts';
import { insertUser } from '../people/people.ts';
import { refuseCommon, refuseOwnNames } from './refuse-guessable.ts';
import { findUserByUsername } from './user-store.ts';

const purpose = 'operator_set_up';
const LIFE_MS = 24 * 3_600_000;

/** Prints the one-time link for the first operator; does nothing if there is one. */
export async function offerSetUp(
  db: Db,
  now: Date,
  publicUrl: string,
  print: (line: string) => void,
): Promise<void> {
  const token = await createSetUpLink(db, now);
  if (token === undefined) return;
  print(`Set up the first operator within 24 hours, once: ${publicUrl}/console/set-up?token=${token}`);
}

/** Makes the token of a link for the first operator; older links end. Undefined if there is an operator. */
export async function createSetUpLink(db: Db, now: Date): Promise<string | undefined> {
  return inTransaction(db, async (trx) => {
    if (await hasOperator(trx)) return undefined;
    await endAllLinks(trx, purpose);
    return makeLink(trx, { purpose, facts: {}, expiresAt: new Date(now.getTime() + LIFE_MS) });
  });
}

/** Creates the first operator, an administrator, by the link, once. */
export async function setUpOperator(
  db: Db,
  { token, username, password, email }: { token: string; username: string; password: string; email: string },
  { now, ip }: { now: Date; ip: string },
): Promise<void> {
  // Checked before hashing, so that guessing tokens does not cost a password hash each time.
  if (!(await findLink(db, { purpose, token }, now))) throw new AppError('link_invalid');
  await refuseCommon(db, 'password', password);
  refuseOwnNames('password', password, { username, email });
  const passwordHash = await hashPassword(password);
  await inTransaction(db, async (trx) => {
    const isUsed = await useLink(trx, { purpose, token }, now);
    if (!isUsed || (await hasOperator(trx))) throw new AppError('link_invalid');
    if (await findUserByUsername(trx, username)) throw new AppError('username_taken');
    const id = await insertUser(trx, {
      agency_id: null,
      role: 'operator',
      staff_role: 'administrator',
      username,
      nickname: username,
      password_hash: passwordHash,
      email,
      created_at: now,
    });
    if (id === undefined) throw new AppError('registration_refused');
    await recordAction(
      trx,
      { operatorId: id, call: 'console/setUp', ip, now },
      {
        on: { kind: 'operator', id, name: username },
        before: null,
        after: { username, email, role: 'administrator' },
      },
    );
  });
}

async function hasOperator(trx: Trx): Promise<boolean> {
  const operator = await trx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'operator')
    .limit(1)
    .executeTakeFirst();
  return operator !== undefined;
}
