import { sql } from 'kysely';
import type { Db, Trx } from '../../calls.ts';
import { dueReminder, reminderDays } from '../../domain/billing.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { announceBill } from './announce-bill.ts';
import { addBillEvent, openOf, updateBill } from './bill-store.ts';
import { pausedUntil } from './dunning-store.ts';
import { openSum, reminderOf } from './reminder-of.ts';

/** Earliest hour of the agency's day for reminders. */
const fromHour = 9;

interface LateBill {
  id: number;
  days_late: number;
}

/**
 * Reminds agencies of bills that are due today, and 1, 8 and 30 days later; each once, and only the last of
 * several missed ones. Leaves out agencies with a pause and bills of which staff have reminded today. Returns the number sent. Idempotent, and safe to run in several processes.
 */
export async function remindBills(db: Db, now: Date): Promise<number> {
  const { rows } = await selectLate(now).execute(db);
  let sent = 0;
  for (const { id } of rows) {
    if (await inTransaction(db, (trx) => remindOf(trx, id, now))) sent += 1;
  }
  return sent;
}

/** Payable bills with their days past due, whose next reminder may be due. */
function selectLate(now: Date, id?: number) {
  const daysLate = sql`(${now}::timestamptz AT TIME ZONE agency.tz
    - make_interval(hours => ${fromHour}))::date - bill.due_on`;
  const [first, ...later] = reminderDays;
  const reached = sql`(CASE ${sql.join(
    later.toReversed().map((day) => sql`WHEN ${daysLate} >= ${sql.lit(day)} THEN ${sql.lit(day)}`),
    sql` `,
  )} ELSE ${sql.lit(first)} END)`;
  return sql<LateBill>`
    SELECT bill.id, ${daysLate} AS days_late
    FROM bills bill JOIN agencies agency ON agency.id = bill.agency_id
    WHERE bill.status IN ('confirmed', 'part_paid') AND ${daysLate} >= 0
      AND coalesce(bill.reminded_at_days, -1) < ${reached}
      AND ${pausedUntil(now)} IS NULL
      AND NOT EXISTS (
        SELECT FROM bill_events event WHERE event.bill_id = bill.id AND event.event = 'reminded'
          AND (event.at AT TIME ZONE agency.tz)::date = (${now}::timestamptz AT TIME ZONE agency.tz)::date
      )
      AND ${id === undefined ? sql`true` : sql`bill.id = ${id}`}
    ORDER BY bill.id`;
}

async function remindOf(trx: Trx, id: number, now: Date): Promise<boolean> {
  const bill = await trx
    .selectFrom('bills')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  // Re-read now that it is locked.
  const late = (await selectLate(now, id).execute(trx)).rows[0];
  const day = late && dueReminder(late.days_late, bill.reminded_at_days);
  if (day === undefined) return false;
  await updateBill(trx, id, { reminded_at_days: day });
  await addBillEvent(trx, bill, { event: 'reminded', amount: openOf(bill), user_id: null, at: now });
  await announceBill(trx, bill, { ...reminderOf(openSum(bill), day === 0 ? 0 : late!.days_late), now });
  return true;
}
