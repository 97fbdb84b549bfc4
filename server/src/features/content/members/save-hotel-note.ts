import { hotelNoteBounds } from '@serai/contract/content/article-states';
import type { saveHotelNote as endpoint } from '@serai/contract/content/favourites';
import type { ReplyOf } from '@serai/contract/endpoint';
import { type Call, type Db, memberOf } from '../../../calls.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { isSold } from './favourite-store.ts';
import { countHotelNotes, findHotelNotes, lockHotelNotes, writeHotelNote } from './hotel-note-store.ts';

/**
 * Writes or deletes the agency's note on a hotel. Refused if a colleague has changed the note since it was shown; a
 * repeated call is a no-op. A hotel that is no longer sold keeps its note, which can still be changed.
 */
export async function saveHotelNote(db: Db, call: Call<typeof endpoint>): Promise<ReplyOf<typeof endpoint>> {
  const { agencyId, userId } = memberOf(call);
  const { id, note: text, before } = call.input;
  return inTransaction(db, async (trx) => {
    await lockHotelNotes(trx, agencyId);
    const known = (await findHotelNotes(trx, agencyId, [id])).get(id);
    if ((known?.text ?? '') === text) return { note: known ?? null };
    if ((known?.text ?? '') !== before) throw new AppError('hotel_note_changed');
    if (!known && !(await isSold(trx, id))) throw new AppError('not_found');
    if (!known && (await countHotelNotes(trx, agencyId)) >= hotelNoteBounds.notes) {
      throw new AppError('hotel_notes_full', { facts: { most: hotelNoteBounds.notes } });
    }
    await writeHotelNote(trx, {
      agency_id: agencyId,
      hotel_id: id,
      text,
      user_id: userId,
      written_at: call.now,
    });
    return { note: (await findHotelNotes(trx, agencyId, [id])).get(id) ?? null };
  });
}
