import type { Insertable, Updateable } from 'kysely';
import type { Trx } from '../../calls.ts';
import type { UsersTable } from '../../tables.ts';

/** Writes a user; undefined when the name, e-mail or mobile number is taken. */
export async function insertUser(trx: Trx, user: Insertable<UsersTable>): Promise<number | undefined> {
  const row = await trx
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function updateUser(trx: Trx, userId: number, changes: Updateable<UsersTable>): Promise<void> {
  await trx.updateTable('users').set(changes).where('id', '=', userId).execute();
}

/** Whether a write failed because another user has that name, address or number. */
export function isTaken(error: unknown): boolean {
  const { code, constraint } = (error ?? {}) as { code?: unknown; constraint?: unknown };
  return code === '23505' && typeof constraint === 'string' && constraint.startsWith('users_');
}
