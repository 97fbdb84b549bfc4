import type { Insertable } from 'kysely';
import type { UsersTable } from '../../tables.ts';
import type { Db, Trx } from '../permissions/permissions.ts';

/**
 * The user an account name, e-mail or mobile number (with or without its area number) stands for. The three
 * cannot be mistaken for one another; a number that two areas share names nobody.
 */
export async function findUserForLogin(db: Db, account: string) {
  const wanted = account.trim().toLowerCase();
  const digits = wanted.replace(/[\s+()-]/g, '');
  const isNumber = /^\d{5,20}$/.test(digits);
  const users = await db
    .selectFrom('users')
    .select(['id', 'agency_id', 'password_hash', 'disabled_at'])
    .$if(!isNumber, (query) =>
      query.where((where) =>
        where(where.fn('lower', [wanted.includes('@') ? 'email' : 'username']), '=', wanted),
      ),
    )
    .$if(isNumber, (query) =>
      query.where((where) =>
        where.or([
          where('mobile', '=', digits),
          where(where.fn<string>('concat', ['area_num', 'mobile']), 'in', [digits, `+${digits}`]),
        ]),
      ),
    )
    .limit(2)
    .execute();
  return users.length === 1 ? users[0] : undefined;
}

export async function findUserByEmail(db: Db | Trx, email: string) {
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

/** Writes a user, or answers undefined when the name, e-mail or mobile number is taken. */
export async function insertUser(trx: Trx, user: Insertable<UsersTable>): Promise<number | undefined> {
  const row = await trx
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function updateLastLogin(trx: Trx, userId: number, ip: string, now: Date): Promise<void> {
  await trx
    .updateTable('users')
    .set({ last_login_at: now, last_login_ip: ip })
    .where('id', '=', userId)
    .execute();
}
