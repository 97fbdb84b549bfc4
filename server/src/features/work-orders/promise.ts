import { answerHours } from '@serai/contract/bounds';
import type { Db, Trx } from '../../calls.ts';
import { addWorkingMinutes } from '../../domain/working-hours.ts';
import { findWorkCalendar } from '../orders/orders.ts';

/** Around the clock: the seller's 24-hour number is always answered. */
const URGENT_MINUTES = 15;

/**
 * Time by which an agency's desk promises an answer to a request made now; `agencyId` is null for senders
 * without an agency.
 */
export async function promisedBy(
  db: Db | Trx,
  { agencyId, urgent }: { agencyId: number | null; urgent: boolean },
  now: Date,
): Promise<Date> {
  if (urgent) return new Date(now.getTime() + URGENT_MINUTES * 60_000);
  const calendar = await findWorkCalendar(db, agencyId, now);
  return new Date(addWorkingMinutes(calendar, now.getTime(), answerHours * 60));
}
