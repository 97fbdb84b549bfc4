import type { Db, Trx } from '../../calls.ts';
import { readMobile } from '../../platform/sms/mobile-number.ts';
import type { CodeTarget } from './code-target.ts';

/**
 * The user an account name, e-mail or mobile number stands for; the three cannot be mistaken for one another. A
 * number is written with its area number, or without it when it is Chinese, or as the user's own country writes
 * it; one that only names people of several other countries names nobody.
 */
export async function findUserForLogin(db: Db, account: string) {
  const wanted = account.trim().toLowerCase();
  const number = readMobile(wanted);
  const digits = wanted.replace(/[\s()./-]/g, '').replace(/^0/, '');
  const isNumber = number !== undefined || /^\+?\d{4,20}$/.test(digits);
  const users = await db
    .selectFrom('users')
    .select(['id', 'agency_id', 'password_hash', 'disabled_at', 'area_num', 'mobile'])
    .$if(!isNumber, (query) =>
      query.where((where) =>
        where(where.fn('lower', [wanted.includes('@') ? 'email' : 'username']), '=', wanted),
      ),
    )
    .$if(isNumber, (query) => query.where('mobile', 'in', [digits, ...(number ? [number.mobile] : [])]))
    .execute();
  if (!isNumber) return users[0];
  const isExact = (user: (typeof users)[number]) =>
    user.area_num === number?.areaNum && user.mobile === number?.mobile;
  const sameDigits = users.filter((user) => user.mobile === digits);
  return users.find(isExact) ?? (sameDigits.length === 1 ? sameDigits[0] : undefined);
}

/** Whether what was checked at a login still holds; locks the user against changes of the password meanwhile. */
export async function lockUnchanged(trx: Trx, userId: number, passwordHash: string): Promise<boolean> {
  const user = await trx
    .selectFrom('users')
    .select(['password_hash', 'disabled_at'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return user !== undefined && user.password_hash === passwordHash && user.disabled_at === null;
}

/** Whose e-mail or mobile number it is. */
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

/** Everything the user object says, with the deposit of the user's agency in minor units. */
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
