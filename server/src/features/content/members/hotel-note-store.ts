import type { HotelNote } from '@serai/contract/content/favourites';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../calls.ts';
import { toSeconds } from '../../../platform/clock.ts';

/** Notes of an agency on some hotels, by hotel. */
export async function findHotelNotes(
  db: Db | Trx,
  agencyId: number,
  hotelIds: readonly number[],
): Promise<Map<number, HotelNote>> {
  if (hotelIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('hotel_notes')
    .innerJoin('users', 'users.id', 'hotel_notes.user_id')
    .select(['hotel_id', 'text', 'users.nickname as by', 'written_at'])
    .where('hotel_notes.agency_id', '=', agencyId)
    .where('hotel_id', 'in', hotelIds)
    .orderBy('hotel_id')
    .execute();
  return new Map(
    rows.map(({ written_at, ...note }) => [note.hotel_id, { ...note, at: toSeconds(written_at) }]),
  );
}

/** Serialises changes of an agency's notes; new notes have no row to lock. */
export async function lockHotelNotes(trx: Trx, agencyId: number): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`hotel-notes:${agencyId}`}, 0))`.execute(trx);
}

/** Writes the note of an agency on a hotel; an empty text deletes it. */
export async function writeHotelNote(
  trx: Trx,
  note: { agency_id: number; hotel_id: number; text: string; user_id: number; written_at: Date },
): Promise<void> {
  const { agency_id, hotel_id, text, user_id, written_at } = note;
  if (text === '') {
    await trx
      .deleteFrom('hotel_notes')
      .where('agency_id', '=', agency_id)
      .where('hotel_id', '=', hotel_id)
      .execute();
    return;
  }
  await trx
    .insertInto('hotel_notes')
    .values(note)
    .onConflict((known) =>
      known.columns(['agency_id', 'hotel_id']).doUpdateSet({ text, user_id, written_at }),
    )
    .execute();
}

/** Number of notes of an agency. */
export async function countHotelNotes(trx: Trx, agencyId: number): Promise<number> {
  const { count } = await trx
    .selectFrom('hotel_notes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('agency_id', '=', agencyId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
