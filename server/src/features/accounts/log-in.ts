import type { UserInfo } from '@serai/contract/site/site';
import type { Lang } from '@serai/phrases/lang';
import type { Logger } from 'pino';
import type { Db } from '../../calls.ts';
import { checkCaptcha } from '../../platform/captcha/captcha.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { verifyPassword } from '../../platform/passwords.ts';
import { readAreaFirst, readMobile } from '../../platform/sms/mobile-number.ts';
import { addressKey, type Limit } from '../../platform/throttle/throttle.ts';
import { findDeskContact } from '../site/site.ts';
import { consumeTries, judged } from './consume-tries.ts';
import { openSession } from './open-session.ts';
import { findUserInfo } from './present-user.ts';
import { issueLoginTicket } from './second-factor/login-tickets.ts';
import { startPath } from './start-path.ts';
import { hashToken } from './tokens.ts';
import { findLoginCandidates, isOfBlockedAgency, type LoginCandidates, lockUnchanged } from './user-store.ts';

const WINDOW_MS = 15 * 60_000;

export interface Login {
  username: string;
  password: string;
  keep: boolean;
  captchaId: string | undefined;
  captchaInfo: unknown;
  ip: string;
  agent: string;
  lang: Lang;
  now: Date;
}

/**
 * Logs a user in by account name, email or mobile number. An unknown account, a wrong password and a disabled
 * user get the same reply in the same time; failures are counted per account and address, so that no one can
 * lock a user out from another address. A user with a second factor gets a ticket for the second step.
 *
 * @throws AppError `captcha_wrong`, `login_throttled`, `login_failed`, `agency_blocked` with whom to contact,
 *   `second_factor_required` with a `ticket`.
 */
export async function logIn(
  { db, log }: { db: Db; log: Logger },
  login: Login,
): Promise<{ userInfo: UserInfo; routePath: string }> {
  const { now } = login;
  const answer = { id: login.captchaId, info: login.captchaInfo, consume: true };
  if (!(await checkCaptcha(db, answer, now))) throw new AppError('captcha_wrong');
  const returnTry = await consumeTries(db, limitsOf(login), now);
  const candidates = await findLoginCandidates(db, login.username);
  const user = await judged(findByPassword(candidates, login.password), returnTry);
  if (!user || user.disabled_at !== null) {
    log.info({ userIds: candidates.users.map(({ id }) => id), ip: login.ip }, 'login failed');
    throw new AppError('login_failed');
  }
  const outcome = await inTransaction(db, async (trx) => {
    // If the password was changed in the meantime, all sessions have ended, and no new one may begin.
    if (!(await lockUnchanged(trx, user.id, user.password_hash))) throw new AppError('login_failed');
    if (await isOfBlockedAgency(trx, user.id)) return { contact: await findDeskContact(trx) };
    const ticket = await issueLoginTicket(trx, { userId: user.id, keep: login.keep, now });
    if (ticket !== undefined) return { ticket };
    const tokens = await openSession(trx, { userId: user.id, ...login });
    return { userInfo: await findUserInfo(trx, user.id, login.lang, tokens) };
  });
  await returnTry();
  // Only the right password reveals that the account exists and that its agency is blocked.
  if (outcome.contact !== undefined) {
    throw new AppError('agency_blocked', { facts: { contact: outcome.contact } });
  }
  const facts = { userId: user.id, agencyId: user.agency_id, ip: login.ip };
  if (outcome.ticket !== undefined) {
    log.info(facts, 'password right, second factor asked');
    throw new AppError('second_factor_required', { data: { ticket: outcome.ticket } });
  }
  log.info(facts, 'login ok');
  return { userInfo: outcome.userInfo, routePath: startPath(user.agency_id) };
}

/** Returns the candidate with this password; one who may log in comes first. Takes the same time for every result. */
async function findByPassword({ users, tries }: LoginCandidates, password: string) {
  const right: LoginCandidates['users'] = [];
  for (let at = 0; at < tries; at++) {
    const user = users[at];
    if ((await verifyPassword(user?.password_hash, password)) && user) right.push(user);
  }
  return right.find(({ disabled_at }) => disabled_at === null) ?? right[0];
}

function limitsOf({ username, ip }: Login): Limit[] {
  const address = addressKey(ip);
  // All spellings of one number belong to one account.
  const number = readMobile(username) ?? readAreaFirst(username);
  const named = number?.e164 ?? username.trim().toLowerCase();
  const account = hashToken(named).toString('base64url').slice(0, 22);
  return [
    { name: `login:${account}:${address}`, limit: 10, windowMs: WINDOW_MS },
    { name: `login:${address}`, limit: 50, windowMs: WINDOW_MS },
  ];
}
