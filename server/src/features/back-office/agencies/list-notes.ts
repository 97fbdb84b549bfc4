import type { AgencyNote } from '@serai/contract/agencies/desk';
import { addAgencyNote } from '@serai/contract/agencies/notes';
import { sql } from 'kysely';
import type { Db } from '../../../calls.ts';
import { toSeconds } from '../../../platform/clock.ts';

/** Lists the notes of the staff on an agency, newest first: entries of the activity log. */
export async function listNotes(
  db: Db,
  agency: { id: number; name: string },
  limit: number,
): Promise<AgencyNote[]> {
  const rows = await db
    .selectFrom('operator_actions as action')
    .innerJoin('users as author', 'author.id', 'action.operator_id')
    .select(['action.id', 'action.at', 'author.nickname'])
    .select(sql<string>`action.after ->> 'note'`.as('text'))
    // By name first, for the index.
    .where('action.object_name', '=', agency.name)
    .where('action.object_kind', '=', 'agency')
    .where('action.object_id', '=', agency.id)
    .where('action.call', '=', addAgencyNote.path)
    .orderBy('action.at', 'desc')
    .orderBy('action.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id, text, at, nickname }) => ({ id, text, by: nickname, at: toSeconds(at) }));
}
