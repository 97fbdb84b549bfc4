import type { Db, Trx } from '../../calls.ts';
import { addWorkingMinutes } from '../../domain/working-hours.ts';
import { findWorkCalendar } from './find-work-calendar.ts';

/** How long the seller takes to answer what is asked for, at most, of its working hours. */
const ANSWER_MINUTES = 120;

/** By when the seller has promised an agency to answer what it asks for now. */
export async function answerBy(db: Db | Trx, agencyId: number, now: Date): Promise<Date> {
  const calendar = await findWorkCalendar(db, agencyId, now);
  return new Date(addWorkingMinutes(calendar, now.getTime(), ANSWER_MINUTES));
}
