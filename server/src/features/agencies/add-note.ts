import type { addAgencyNote as endpoint } from '@serai/contract/agencies/notes';
import type { ReplyOf } from '@serai/contract/endpoint';
import type { Call, Trx } from '../../calls.ts';
import type { Done } from '../activity/activity.ts';
import { lockAgency } from './lock-agency.ts';

/** Adds a note on an agency for the staff: an entry of the activity log, which keeps its author and time. */
export async function addNote(
  trx: Trx,
  { input: { agency_id: id, text } }: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { name } = await lockAgency(trx, id);
  return { reply: {}, did: { on: { kind: 'agency', id, name }, before: {}, after: { note: text } } };
}
