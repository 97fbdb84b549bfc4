import type { SavedView } from '@serai/contract/accounts/saved-views';
import type { ViewList } from '@serai/contract/accounts/view-lists';
import { sql } from 'kysely';
import type { Db, Trx } from '../../calls.ts';

/** A list of one user. */
export interface Shelf {
  userId: number;
  list: ViewList;
}

/** Lists a user's views of a list by name. */
export async function findViews(db: Db | Trx, { userId, list }: Shelf): Promise<SavedView[]> {
  return db
    .selectFrom('saved_views')
    .select(['id', 'name', 'query'])
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .orderBy('name')
    .orderBy('id')
    .execute();
}

/** Writes a view; replaces the filters of the one with the same name, whatever its case. */
export async function upsertView(
  trx: Trx,
  { userId, list }: Shelf,
  { name, query }: { name: string; query: string },
): Promise<void> {
  await sql`
    INSERT INTO saved_views (user_id, list, name, query) VALUES (${userId}, ${list}, ${name}, ${query})
    ON CONFLICT (user_id, list, lower(name)) DO UPDATE SET name = excluded.name, query = excluded.query`.execute(
    trx,
  );
}

/** Locks the user, so that two saves at once cannot exceed the limit together. */
export async function lockOwner(trx: Trx, userId: number): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

/** Deletes a view if it belongs to the user. */
export async function deleteView(db: Db, { userId, list }: Shelf, id: number): Promise<void> {
  await db
    .deleteFrom('saved_views')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .execute();
}
