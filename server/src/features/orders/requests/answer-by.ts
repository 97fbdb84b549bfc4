import type { Db, Trx } from '../../../calls.ts';
import { addWorkingMinutes } from '../../../domain/working-hours.ts';
import { findWorkCalendar } from '../find-work-calendar.ts';

/** Maximum time for the seller's answer to a request, in working minutes. */
const ANSWER_MINUTES = 120;

/** Returns the deadline promised to an agency for a request made now. */
export async function answerBy(db: Db | Trx, agencyId: number, now: Date): Promise<Date> {
  const calendar = await findWorkCalendar(db, agencyId, now);
  return new Date(addWorkingMinutes(calendar, now.getTime(), ANSWER_MINUTES));
}
