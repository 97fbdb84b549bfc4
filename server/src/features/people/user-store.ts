import { balanceNode } from '@serai/contract/permissions';
import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely';
import type { Db, Trx } from '../../calls.ts';
import type { UsersTable } from '../../tables.ts';

/** Inserts a user; undefined if the name, email address or mobile number is taken. */
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

/**
 * SQL fragment that adds points to a user: `amount` is a query of one number. Returns the user's id, that amount
 * and the resulting points, or no row for 0.
 */
export function updateOfScore(userId: number, amount: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    UPDATE users SET score = score + change.amount FROM (${amount}) AS change (amount)
    WHERE id = ${userId}::bigint AND change.amount <> 0
    RETURNING id, change.amount, score AS after`;
}

/**
 * Ids of the members who manage an agency's finances and see its balance, besides its owners: they also receive
 * notices about money.
 */
export async function findFinance(db: Db, agencyId: number): Promise<number[]> {
  const users = await db
    .selectFrom('users')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('role', '=', 'finance')
    .where('disabled_at', 'is', null)
    .where(sql<boolean>`${balanceNode} = ANY(nodes) IS NOT FALSE`)
    .orderBy('id')
    .execute();
  return users.map(({ id }) => id);
}

/** Owners and finance members of an agency, who are told of its bills. */
export async function listFinancePeople(db: Db, agencyId: number) {
  const finance = await findFinance(db, agencyId);
  return db
    .selectFrom('users')
    .select(['id', 'nickname', 'email', 'lang'])
    .where('agency_id', '=', agencyId)
    .where('disabled_at', 'is', null)
    .where((is) => is.or([is('role', '=', 'owner'), is('id', 'in', [...finance, 0])]))
    .orderBy('id')
    .execute();
}

/** Whether a write failed because another user has that name, address or number. */
export function isTaken(error: unknown): boolean {
  const { code, constraint } = (error ?? {}) as { code?: unknown; constraint?: unknown };
  return code === '23505' && typeof constraint === 'string' && constraint.startsWith('users_');
}
