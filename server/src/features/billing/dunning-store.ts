import { sql } from 'kysely';
import type { Db, Trx } from '../../calls.ts';
import { dunningStage } from '../../domain/dunning.ts';

/** Bills that an agency owes or that were written off, summed up; amounts in minor units. */
export interface DunnedAgency {
  agency_id: number;
  agency: string;
  currency: string;
  open: number;
  overdue: number;
  given_up: number;
  oldest_due_on: string | null;
  days_late: number;
  last_reminded_at: Date | null;
  paused_until: string | null;
  stage: ReturnType<typeof dunningStage>;
}

type Row = Omit<DunnedAgency, 'stage'> & { reminded_at_days: number | null; credit_stopped: boolean };

/** Lists the agencies that owe bills or have written-off ones; of one agency if `agencyId` is given. */
export async function listDunned(db: Db, now: Date, agencyId?: number): Promise<DunnedAgency[]> {
  const { rows } = await sql<Row>`
    SELECT agency.id AS agency_id, agency.name AS agency, agency.currency, owed.open, owed.overdue, owed.given_up,
      owed.oldest_due_on, owed.days_late, owed.reminded_at_days, owed.last_reminded_at,
      terms.credit_stopped OR terms.credit_overdue AS credit_stopped, ${pausedUntil(now)} AS paused_until
    FROM (
      SELECT bill.agency_id, sum(bill.open)::bigint AS open,
        coalesce(sum(bill.open) FILTER (WHERE bill.late > 0), 0)::bigint AS overdue,
        sum(bill.given_up)::bigint AS given_up,
        min(bill.due_on) FILTER (WHERE bill.open > 0) AS oldest_due_on,
        coalesce(max(bill.late) FILTER (WHERE bill.open > 0), 0) AS days_late,
        max(bill.reminded_at_days) FILTER (WHERE bill.late > 0 AND bill.open > 0) AS reminded_at_days,
        max(bill.last_reminded_at) AS last_reminded_at
      FROM (
        SELECT bills.agency_id, bills.due_on, bills.reminded_at_days,
          greatest(0, (${now}::timestamptz AT TIME ZONE owner.tz)::date - bills.due_on) AS late,
          CASE WHEN bills.status IN ('confirmed', 'part_paid')
            THEN bills.total - bills.paid - bills.given_back - bills.written_off ELSE 0 END AS open,
          CASE WHEN bills.status = 'closed' THEN bills.written_off - bills.recovered ELSE 0 END AS given_up,
          (SELECT max(at) FROM bill_events WHERE bill_id = bills.id AND event = 'reminded') AS last_reminded_at
        FROM bills JOIN agencies owner ON owner.id = bills.agency_id
        WHERE (bills.status IN ('confirmed', 'part_paid') OR (bills.status = 'closed' AND bills.written_off > bills.recovered))
          AND ${agencyId === undefined ? sql`true` : sql`bills.agency_id = ${agencyId}`}
      ) bill
      GROUP BY bill.agency_id
    ) owed
    JOIN agencies agency ON agency.id = owed.agency_id
    CROSS JOIN LATERAL credit_terms(agency.id, ${now}) terms
    WHERE owed.open > 0 OR owed.given_up > 0`.execute(db);
  return rows.map(({ reminded_at_days, credit_stopped, ...row }) => ({
    ...row,
    stage: dunningStage({
      givenUp: row.given_up,
      creditStopped: credit_stopped,
      overdue: row.overdue,
      remindedAtDays: reminded_at_days,
    }),
  }));
}

/** Last day of the pause of an agency's reminders that holds now; null if there is none. */
export function pausedUntil(now: Date) {
  return sql<string | null>`(
    SELECT CASE WHEN pause.until >= (${now}::timestamptz AT TIME ZONE agency.tz)::date THEN pause.until END
    FROM reminder_pauses pause WHERE pause.agency_id = agency.id ORDER BY pause.id DESC LIMIT 1)`;
}

/** A pause of an agency's reminders that holds now. */
export interface Pause {
  /** Civil date of the last day without reminders. */
  until: string;
  reason: string;
  by: string;
  set_at: Date;
}

/** Finds the pause of an agency's reminders that holds now. */
export async function findPause(db: Db | Trx, agencyId: number, now: Date): Promise<Pause | undefined> {
  const { rows } = await sql<Pause>`
    SELECT latest.until, latest.reason, users.nickname AS by, latest.set_at
    FROM agencies agency
    JOIN LATERAL (
      SELECT * FROM reminder_pauses WHERE agency_id = agency.id ORDER BY id DESC LIMIT 1
    ) latest ON latest.until >= (${now}::timestamptz AT TIME ZONE agency.tz)::date
    JOIN users ON users.id = latest.user_id
    WHERE agency.id = ${agencyId}`.execute(db);
  return rows[0];
}

/** An owed bill with its latest reminder. */
export interface DunnedBill {
  id: number;
  last_reminded_at: Date | null;
}

/** Latest reminder of each bill; bills without one are left out. */
export async function listLastReminders(db: Db, billIds: readonly number[]): Promise<Map<number, Date>> {
  const rows = await db
    .selectFrom('bill_events')
    .select(({ fn }) => ['bill_id', fn.max('at').as('at')])
    .where('event', '=', 'reminded')
    .where('bill_id', 'in', [...billIds, 0])
    .groupBy('bill_id')
    .execute();
  return new Map(rows.map(({ bill_id, at }) => [bill_id, at]));
}
