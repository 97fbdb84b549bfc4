import type { Logger } from 'pino';
import type { Db, Trx } from '../../calls.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refusedField } from '../../platform/http/app-error.ts';
import { hashPassword } from '../../platform/passwords.ts';
import { addNotice, sendMail } from '../messages/messages.ts';
import { updateUser } from '../people/people.ts';
import { boundKey } from './binding-target.ts';
import { consumeTry } from './code-limits.ts';
import { type CodeTarget, readEmailTarget, readMobileTarget } from './code-target.ts';
import { judged } from './consume-tries.ts';
import { endSessionsOf } from './end-sessions.ts';
import { lockOwnAccount, type OwnAccount } from './own-account-store.ts';
import { refuseCommon, refuseOwnNames } from './refuse-guessable.ts';
import { timeText } from './time-text.ts';
import { findUserOfTarget } from './user-store.ts';
import { useCode } from './verification-codes.ts';

export interface Retrieval {
  type: 'email' | 'mobile';
  account: string;
  areaNum: string | undefined;
  /** The code entered by the user. */
  captcha: string;
  password: string;
  ip: string;
  now: Date;
}

/**
 * Sets a new password with a code that was sent to the user's email address or mobile number; all sessions of the
 * user end. A missing account never received a code, so it gets the same reply as a wrong code, after the same
 * time.
 * @throws AppError `code_wrong`, `password_common`, `password_like_account` naming the field,
 *   `code_tries_throttled`; `input_invalid` naming the account.
 */
export async function retrievePassword(
  { db, log }: { db: Db; log: Logger },
  retrieval: Retrieval,
): Promise<void> {
  const { ip, password, now } = retrieval;
  const target = readTarget(retrieval);
  await refuseCommon(db, 'password', password);
  const returnTry = await consumeTry(db, ip, now);
  const passwordHash = await judged(hashPassword(password), returnTry);
  const change = inTransaction(db, async (trx) => {
    const proof = { target: target.key, event: 'user_retrieve_pwd', code: retrieval.captcha } as const;
    if (!(await useCode(trx, proof, now))) return undefined;
    const user = await findUserOfTarget(trx, target);
    if (!user) return undefined;
    const account = await lockOwnAccount(trx, user.id);
    // If the address was removed from the account between the two statements, its code is no longer valid.
    if (boundKey(account, target.type) !== target.key) return undefined;
    // Rolled back, so that the code stays valid. Only the owner can get here and learn the account name.
    refuseOwnNames('password', password, account);
    await setPassword(trx, account, passwordHash, now);
    return user.id;
  });
  const userId = await judged(change, returnTry);
  // Outside the transaction, which keeps the count of wrong tries.
  if (userId === undefined) throw refusedField('captcha', 'code_wrong');
  await returnTry();
  log.info({ userId, ip }, 'password retrieved');
}

function readTarget({ type, account, areaNum }: Retrieval): CodeTarget {
  return type === 'email'
    ? readEmailTarget(account, 'account')
    : readMobileTarget(account, areaNum, 'account');
}

async function setPassword(trx: Trx, account: OwnAccount, passwordHash: string, now: Date): Promise<void> {
  const { id, email, username, lang, tz } = account;
  await updateUser(trx, id, { password_hash: passwordHash });
  await endSessionsOf(trx, id, now, { passwordChanged: true });
  const facts = { username, at: timeText(now, tz) };
  await addNotice(trx, id, { event: 'password_retrieved', facts, now });
  if (email === null) return;
  await sendMail(trx, { event: 'password_retrieved', to: email, lang, facts, now });
}
