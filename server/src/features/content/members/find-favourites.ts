import type { findFavourites as endpoint } from '@serai/contract/content/favourites';
import type { ReplyOf } from '@serai/contract/endpoint';
import { type Call, type Db, memberOf } from '../../../calls.ts';
import { findHotelNotes } from './hotel-note-store.ts';

/**
 * Returns which of the given articles or hotels are favourites of the caller, and the notes of the caller's agency on the
 * hotels, by ascending id.
 */
export async function findFavourites(db: Db, call: Call<typeof endpoint>): Promise<ReplyOf<typeof endpoint>> {
  const { kind, ids } = call.input;
  const { agencyId, userId } = memberOf(call);
  const rows = await db
    .selectFrom('favourites')
    .select('target_id')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('target_id', 'in', ids)
    .orderBy('target_id')
    .execute();
  const notes = kind === 'hotel' ? await findHotelNotes(db, agencyId, ids) : new Map();
  return { ids: rows.map(({ target_id }) => target_id), notes: [...notes.values()] };
}
