import type { UserInfo } from '@serai/contract/site/site';
import type { Lang } from '@serai/phrases/lang';
import type { Logger } from 'pino';
import type { Db, Trx } from '../../../calls.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { AppError, refusedField } from '../../../platform/http/app-error.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { consumeUnit } from '../../../platform/throttle/throttle.ts';
import { judged } from '../consume-tries.ts';
import { notifyAccountOwner } from '../notify-owner.ts';
import { openSession } from '../open-session.ts';
import { findUserInfo } from '../present-user.ts';
import { startPath } from '../start-path.ts';
import { consumeLoginTry } from './code-tries.ts';
import { consumeTicketTry, findTicketUser, updateTicketUsed } from './login-tickets.ts';
import { countRecoveryCodes } from './second-factor-store.ts';
import { type Proof, readDigits, readProof, verifyProof } from './verify-proof.ts';

export interface SecondStep {
  ticket: string;
  /** Code of the app, or a recovery code. */
  code: string;
  ip: string;
  agent: string;
  lang: Lang;
  now: Date;
}

export interface LoginAnswer {
  userInfo: UserInfo;
  routePath: string;
}

/**
 * Completes a login with a correct password by a code of the second factor. Five wrong codes end the ticket
 * and notify the user, because another person knows the password.
 *
 * @throws AppError `login_ticket_over`, `second_factor_wrong` naming the field, `login_throttled`,
 *   `second_factor_exhausted`.
 */
export async function confirmLogin(
  { db, log, secrets }: { db: Db; log: Logger; secrets: SecretBox },
  step: SecondStep,
): Promise<LoginAnswer> {
  const { ticket, ip, now } = step;
  const userId = await findTicketUser(db, ticket, now);
  if (userId === undefined) throw new AppError('login_ticket_over');
  const isTotp = readDigits(step.code) !== undefined;
  const returnTry = await consumeLoginTry(db, { userId, ip, isTotp }, now);
  const proof = await judged(readProof(db, userId, step.code), returnTry);
  const outcome = await inTransaction(db, (trx) => finish(trx, { secrets, userId, proof, step }));
  // Thrown only now: the count of tries must be committed.
  if (outcome === 'over') throw new AppError('login_ticket_over');
  if (outcome === 'wrong' || outcome === 'last') {
    log.info({ userId, ip }, 'second factor wrong');
    throw outcome === 'last'
      ? new AppError('login_ticket_over')
      : refusedField('code', 'second_factor_wrong');
  }
  await returnTry();
  log.info({ userId, ip, by: proof.kind }, 'login ok');
  return outcome;
}

async function finish(
  trx: Trx,
  attempt: { secrets: SecretBox; userId: number; proof: Proof; step: SecondStep },
): Promise<LoginAnswer | 'wrong' | 'last' | 'over'> {
  const { secrets, userId, proof } = attempt;
  const { ticket, ip, agent, lang, now } = attempt.step;
  const login = await consumeTicketTry(trx, userId, ticket, now);
  if (!login) return 'over';
  if (!(await verifyProof(trx, { userId, proof, secrets, now }))) {
    if (login.isLastTry) await warnOwner(trx, userId, now);
    return login.isLastTry ? 'last' : 'wrong';
  }
  await updateTicketUsed(trx, ticket, now);
  if (proof.kind === 'recovery') {
    const left = await countRecoveryCodes(trx, userId);
    await notifyAccountOwner(trx, userId, { event: 'recovery_code_used', facts: { left: `${left}` }, now });
  }
  const tokens = await openSession(trx, { userId, keep: login.keep, ip, agent, now });
  const userInfo = await findUserInfo(trx, userId, lang, tokens);
  return { userInfo, routePath: startPath(login.agencyId) };
}

/** At most three times a day, so that the emails do not become a nuisance. */
async function warnOwner(trx: Trx, userId: number, now: Date): Promise<void> {
  const limit = { name: `second-factor-warning:${userId}`, limit: 3, windowMs: 86_400_000 };
  if ((await consumeUnit(trx, limit, now)) === undefined)
    await notifyAccountOwner(trx, userId, { event: 'second_factor_guessed', now });
}
