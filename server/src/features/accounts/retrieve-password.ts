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
  /** The code that was sent. */
  captcha: string;
  password: string;
  ip: string;
  now: Date;
}

/**
 * Sets a new password by a code that was sent to the user's e-mail or mobile number; every session of the user
 * ends. An account that does not exist was never sent a code, so it is answered like a wrong one, and takes the
 * same time.
 *
 * @throws AppError `code_wrong`, `password_common`, `password_like_account` naming the field, `code_tries_throttled`;
 *   `input_invalid` naming the account.
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
    // The address may have been given up between the two statements: its code opens the account no more.
    if (boundKey(account, target.type) !== target.key) return undefined;
    // Rolled back, so that the code still works; only its owner hears what the account is called.
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
