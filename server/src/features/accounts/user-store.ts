import type { Db, Trx } from '../../calls.ts';
import { readAreaFirst, readMobile } from '../../platform/sms/mobile-number.ts';
import type { CodeTarget } from './code-target.ts';

/**
 * Candidates for a login. `tries` passwords are compared in any case, so that the time reveals nothing about the
 * users.
 */
export interface LoginCandidates {
  users: LoginUser[];
  tries: number;
}
type LoginUser = { id: number; agency_id: number | null; password_hash: string; disabled_at: Date | null };

/** Maximum number of users tried for a mobile number without a country code. */
const maxSharing = 3;

/**
 * Finds the users that an account name, email or mobile number can mean; the three have distinct forms. A
 * number with its country code (`+95 9…`, `0095 9…`) means one user. Without it, users of several countries
 * may share the digits: a Chinese number or one with the country code in front (`95 9…`) comes first, then
 * the oldest accounts, so that later accounts cannot displace a user.
 */
export async function findLoginCandidates(db: Db, account: string): Promise<LoginCandidates> {
  const wanted = account.trim().toLowerCase();
  const number = readMobile(wanted);
  const written = wanted.replace(/[\s()./-]/g, '');
  const digits = written.replace(/^0/, '');
  const isNumber = number !== undefined || /^\+?\d{4,20}$/.test(digits);
  if (!isNumber) {
    const column = wanted.includes('@') ? 'email' : 'username';
    const users = await selectForLogin(db)
      .where((where) => where(where.fn('lower', [column]), '=', wanted))
      .execute();
    return { users, tries: 1 };
  }
  const isWhole = /^(\+|00)/.test(written);
  const exact = [number, isWhole ? undefined : readAreaFirst(wanted)].filter((each) => each !== undefined);
  const shared = await selectForLogin(db)
    .where('mobile', 'in', [digits, ...exact.map(({ mobile }) => mobile)])
    .orderBy('id')
    .execute();
  const isExact = (user: (typeof shared)[number]) =>
    exact.some(({ areaNum, mobile }) => user.area_num === areaNum && user.mobile === mobile);
  const named = shared.filter(isExact);
  const others = shared.filter((user) => user.mobile === digits && !named.includes(user));
  const users = isWhole ? named : [...named, ...others];
  const tries = isWhole ? 1 : maxSharing;
  return { users: users.slice(0, tries), tries };
}

function selectForLogin(db: Db) {
  return db
    .selectFrom('users')
    .select(['id', 'agency_id', 'password_hash', 'disabled_at', 'area_num', 'mobile']);
}

/** Whether the facts checked at a login are still valid; locks the user against changes of the password. */
export async function lockUnchanged(trx: Trx, userId: number, passwordHash: string): Promise<boolean> {
  const user = await trx
    .selectFrom('users')
    .select(['password_hash', 'disabled_at'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return user !== undefined && user.password_hash === passwordHash && user.disabled_at === null;
}

/** Whether the staff have blocked a user's agency. */
export async function isOfBlockedAgency(trx: Trx, userId: number): Promise<boolean> {
  const blocked = trx
    .selectFrom('users')
    .innerJoin('agencies', 'agencies.id', 'users.agency_id')
    .select('users.id')
    .where('users.id', '=', userId)
    .where('agencies.blocked_at', 'is not', null);
  return (await blocked.executeTakeFirst()) !== undefined;
}

/** Finds the user of an email address or mobile number. */
export async function findUserOfTarget(db: Db | Trx, target: CodeTarget) {
  if (target.type === 'email') return findUserByEmail(db, target.email);
  return db
    .selectFrom('users')
    .select(['id', 'disabled_at'])
    .where('area_num', '=', target.number.areaNum)
    .where('mobile', '=', target.number.mobile)
    .executeTakeFirst();
}

async function findUserByEmail(db: Db | Trx, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'disabled_at'])
    .where((where) => where(where.fn('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst();
}

export async function findUserByUsername(db: Db | Trx, username: string) {
  return db
    .selectFrom('users')
    .select('id')
    .where((where) => where(where.fn('lower', ['username']), '=', username.toLowerCase()))
    .executeTakeFirst();
}

/** Reads all data of the user object, with the deposit of the user's agency in minor units. */
export async function findUserRecord(db: Db | Trx, userId: number) {
  return db
    .selectFrom('users')
    .leftJoin('agencies', 'agencies.id', 'users.agency_id')
    .leftJoin('ledger_accounts as deposit', (join) =>
      join
        .onRef('deposit.agency_id', '=', 'users.agency_id')
        .onRef('deposit.currency', '=', 'agencies.currency')
        .on('deposit.kind', '=', 'deposit'),
    )
    .selectAll('users')
    .select(['agencies.name as agency_name', 'deposit.balance as deposit_balance'])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
}
