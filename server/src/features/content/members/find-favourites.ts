import type { findFavourites as endpoint } from '@serai/contract/content/favourites';
import type { ReplyOf } from '@serai/contract/endpoint';
import { type Call, type Db, memberOf } from '../../../calls.ts';

/** Returns which of the given articles or hotels are favourites of the caller, by ascending id. */
export async function findFavourites(db: Db, call: Call<typeof endpoint>): Promise<ReplyOf<typeof endpoint>> {
  const { kind, ids } = call.input;
  const rows = await db
    .selectFrom('favourites')
    .select('target_id')
    .where('user_id', '=', memberOf(call).userId)
    .where('kind', '=', kind)
    .where('target_id', 'in', ids)
    .orderBy('target_id')
    .execute();
  return { ids: rows.map(({ target_id }) => target_id) };
}
