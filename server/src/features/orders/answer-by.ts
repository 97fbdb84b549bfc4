import type { Db } from '../../calls.ts';
import { addWorkingMinutes } from '../../domain/working-hours.ts';
import { findDeskCalendar } from '../site/site.ts';

/** How long the seller takes to answer what is asked for, at most, of its working hours. */
const ANSWER_MINUTES = 120;

/** By when the seller has promised to answer what is asked for now. */
export async function answerBy(db: Db, now: Date): Promise<Date> {
  return new Date(addWorkingMinutes(await findDeskCalendar(db), now.getTime(), ANSWER_MINUTES));
}
