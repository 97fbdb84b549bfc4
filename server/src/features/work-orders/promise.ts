import { answerHours } from '@serai/contract/bounds';
import type { Db, Trx } from '../../calls.ts';
import { addWorkingMinutes } from '../../domain/working-hours.ts';
import { findWorkCalendar } from '../orders/orders.ts';

/** Around the clock: somebody answers the seller's number for any hour. */
const URGENT_MINUTES = 15;

/** By when the desk that serves an agency answers what is asked for now; null is whoever has none. */
export async function promisedBy(
  db: Db | Trx,
  { agencyId, urgent }: { agencyId: number | null; urgent: boolean },
  now: Date,
): Promise<Date> {
  if (urgent) return new Date(now.getTime() + URGENT_MINUTES * 60_000);
  const calendar = await findWorkCalendar(db, agencyId, now);
  return new Date(addWorkingMinutes(calendar, now.getTime(), answerHours * 60));
}
