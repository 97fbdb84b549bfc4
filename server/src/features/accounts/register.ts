import type { UserInfo } from '@serai/contract/site/site';
import type { Lang } from '@serai/phrases/lang';
import type { Logger } from 'pino';
import type { Db, Trx } from '../../calls.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { hashPassword } from '../../platform/passwords.ts';
import { insertAgency, insertUser } from '../people/people.ts';
import { findDeskCalendar, holdCurrency } from '../site/site.ts';
import { openWallet } from '../wallet/wallet.ts';
import { askVerification } from './ask-verification.ts';
import { columnsOf } from './binding-target.ts';
import { consumeTry } from './code-limits.ts';
import { type CodeTarget, readEmailTarget, readMobileTarget } from './code-target.ts';
import { judged } from './consume-tries.ts';
import { openSession } from './open-session.ts';
import { findUserInfo } from './present-user.ts';
import { refuseCommon, refuseOwnNames } from './refuse-guessable.ts';
import { findUserByUsername } from './user-store.ts';
import { useCode } from './verification-codes.ts';

export interface Registration {
  registerType: 'email' | 'mobile' | undefined;
  username: string;
  password: string;
  email: string | undefined;
  mobile: string | undefined;
  /** Country code of the mobile number, unless the number contains it. */
  areaNum: string | undefined;
  /** The code entered by the user. */
  captcha: string;
  company: string | undefined;
  /** IANA zone of the agency; undefined for that of the seller's desk. */
  tz: string | undefined;
  ip: string;
  agent: string;
  lang: Lang;
  now: Date;
}

/**
 * Creates an agency with its wallet and owner account, and logs the user in. A taken email address or mobile
 * number never received a code, so it is answered like a wrong code; whether an account name is taken is
 * revealed only after a correct code, which stays usable.
 */
export async function register(
  { db, log }: { db: Db; log: Logger },
  registration: Registration,
): Promise<{ userInfo: UserInfo; routePath: string }> {
  const target = readTarget(registration);
  const { username, password } = registration;
  await refuseCommon(db, 'password', password);
  refuseOwnNames('password', password, { username, ...columnsOf(target) });
  const returnTry = await consumeTry(db, registration.ip, registration.now);
  const passwordHash = await judged(hashPassword(password), returnTry);
  const userInfo = await inTransaction(db, async (trx) => {
    const proof = {
      target: target.key,
      event: 'user_register',
      code: registration.captcha,
    } as const;
    if (!(await useCode(trx, proof, registration.now))) return undefined;
    const userId = await createAgency(trx, registration, target, passwordHash);
    const tokens = await openSession(trx, { userId, keep: false, ...registration });
    return findUserInfo(trx, userId, registration.lang, tokens);
  });
  // Outside the transaction, which keeps the count of wrong tries.
  if (!userInfo) throw new AppError('code_wrong');
  await returnTry();
  log.info({ userId: userInfo.id, ip: registration.ip }, 'agency registered');
  return { userInfo, routePath: '/user/account/overview' };
}

async function createAgency(
  trx: Trx,
  { username, company, tz, lang, now }: Registration,
  target: CodeTarget,
  passwordHash: string,
): Promise<number> {
  if (await findUserByUsername(trx, username)) throw new AppError('username_taken');
  const currency = await holdCurrency(trx);
  const zone = tz ?? (await findDeskCalendar(trx)).tz;
  const agencyId = await insertAgency(trx, {
    name: company || username,
    currency,
    tz: zone,
    created_at: now,
  });
  await openWallet(trx, agencyId);
  const userId = await insertUser(trx, {
    agency_id: agencyId,
    role: 'owner',
    username,
    nickname: username,
    password_hash: passwordHash,
    ...columnsOf(target),
    lang,
    created_at: now,
  });
  if (userId === undefined) throw new AppError('registration_refused');
  await askVerification(trx, { agencyId, name: company || username, username, now });
  return userId;
}

/** Family clients send both addresses; only the one proved by the code is kept. */
function readTarget({ registerType, email, mobile, areaNum }: Registration): CodeTarget {
  return registerType === 'mobile'
    ? readMobileTarget(mobile, areaNum, 'mobile')
    : readEmailTarget(email, 'email');
}
