import { maxRecent } from '@serai/contract/search/found-kinds';
import type { RecentSearch } from '@serai/contract/search/recent';
import { sql } from 'kysely';
import type { Db, Trx } from '../../calls.ts';
import { toSeconds } from '../../platform/clock.ts';

type Product = RecentSearch['product'];

/** Lists a user's last searches, newest first. */
export async function findRecent(
  db: Db | Trx,
  userId: number,
  product: Product | undefined,
): Promise<RecentSearch[]> {
  let query = db
    .selectFrom('recent_searches')
    .select(['id', 'product', 'query', 'searched_at'])
    .where('user_id', '=', userId);
  if (product !== undefined) query = query.where('product', '=', product);
  const rows = await query.orderBy('id', 'desc').execute();
  return rows.map(({ searched_at, ...row }) => ({ ...row, searched_at: toSeconds(searched_at) }));
}

/** Locks the user, so that two searches at once cannot exceed the limit together. */
export async function lockSearcher(trx: Trx, userId: number): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

/** Writes a search as the newest, and deletes those beyond the limit of its product. */
export async function writeRecent(
  trx: Trx,
  { userId, product, query, now }: { userId: number; product: Product; query: string; now: Date },
): Promise<void> {
  await trx
    .deleteFrom('recent_searches')
    .where('user_id', '=', userId)
    .where('product', '=', product)
    .where('query', '=', query)
    .execute();
  await trx
    .insertInto('recent_searches')
    .values({ user_id: userId, product, query, searched_at: now })
    .execute();
  await sql`
    DELETE FROM recent_searches WHERE id IN (
      SELECT id FROM recent_searches WHERE user_id = ${userId} AND product = ${product}
      ORDER BY id DESC OFFSET ${maxRecent})`.execute(trx);
}

/** Deletes a search if it belongs to the user. */
export async function deleteRecent(db: Db, userId: number, id: number): Promise<void> {
  await db.deleteFrom('recent_searches').where('id', '=', id).where('user_id', '=', userId).execute();
}
