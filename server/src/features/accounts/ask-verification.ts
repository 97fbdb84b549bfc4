import { verifyHours } from '@serai/contract/bounds';
import type { Member, Trx } from '../../calls.ts';
import { addWorkingMinutes } from '../../domain/working-hours.ts';
import { notifyStaff } from '../messages/messages.ts';
import { updateVerificationAsked } from '../people/people.ts';
import { findDeskCalendar } from '../site/site.ts';
import { timeText } from './time-text.ts';

interface Application {
  agencyId: number;
  /** Name of the agency. */
  name: string;
  /** Account name of the user who applies. */
  username: string;
  now: Date;
}

/** Applies for the verification of an agency, and notifies the desk with the time by which it answers. */
export async function askVerification(
  trx: Trx,
  { agencyId, name, username, now }: Application,
): Promise<void> {
  const calendar = await findDeskCalendar(trx);
  const due = new Date(addWorkingMinutes(calendar, now.getTime(), verifyHours * 60));
  await updateVerificationAsked(trx, agencyId, { now, due });
  const facts = {
    agency: name,
    username,
    due: timeText(due, calendar.tz),
    link: `/console/agency/${agencyId}`,
  };
  await notifyStaff(trx, { queue: 'desk', event: 'verification_asked', about: 'agencies', facts, now });
}

/** Applies again after a change of the agency's papers, unless it is verified or its application is open. */
export async function askAgain(trx: Trx, { agencyId, username }: Member, now: Date): Promise<void> {
  const { name, verified_at, verification_asked_at } = await trx
    .selectFrom('agencies')
    .select(['name', 'verified_at', 'verification_asked_at'])
    .where('id', '=', agencyId)
    .executeTakeFirstOrThrow();
  if (verified_at !== null || verification_asked_at !== null) return;
  await askVerification(trx, { agencyId, name, username, now });
}
