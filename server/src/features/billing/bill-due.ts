import { sql } from 'kysely';
import { type DueEntry, type DueSource, nothingDue, readDue } from '../due/due.ts';

/** Days before the due day from which a bill is listed. */
const AHEAD_DAYS = 7;

/** Bills that are overdue or due within a week, for members who pay them; due at the end of the day in the agency's zone. */
const billDue: DueSource = {
  kind: 'bill',
  read: async (db, { member, now }) => {
    if (!member.nodes.has('/user/bill/details/pay')) return nothingDue;
    return readDue(
      db,
      sql<DueEntry>`
        SELECT bill.id, NULL::bigint AS order_id, '' AS product, bill.number, '' AS title_zh, '' AS title_en,
          '' AS guest, 0 AS other_guests,
          (bill.due_on + 1)::timestamp AT TIME ZONE agency.tz - interval '1 second' AS due, agency.tz,
          bill.total - bill.paid - bill.given_back - bill.written_off AS amount, bill.currency, 'payBill' AS action
        FROM bills bill JOIN agencies agency ON agency.id = bill.agency_id
        WHERE bill.agency_id = ${member.agencyId} AND bill.status IN ('confirmed', 'part_paid')
          AND bill.due_on <= (${now}::timestamptz AT TIME ZONE agency.tz)::date + ${sql.lit(AHEAD_DAYS)}`,
    );
  },
};

/** What waits for members about bills. */
export const billDueSources = { bill: billDue } as const;
