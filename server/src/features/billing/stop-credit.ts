import { sql } from 'kysely';
import type { Db, Trx } from '../../calls.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { updateCreditReleased, updateCreditStopped } from '../people/people.ts';

/**
 * A bill of an agency is so late that the grace of its contract is over: the day it was due and the days of grace lie
 * before today in the agency's zone.
 */
const isLate = (now: Date) => sql<boolean>`EXISTS (
  SELECT FROM bills bill, LATERAL (
    SELECT grace_days FROM agency_contracts contract
    WHERE contract.agency_id = agency.id AND contract.valid_from <= ${now}
    ORDER BY contract.valid_from DESC, contract.id DESC LIMIT 1
  ) terms
  WHERE bill.agency_id = agency.id AND bill.status IN ('confirmed', 'part_paid')
    AND bill.due_on + terms.grace_days < (${now}::timestamptz AT TIME ZONE agency.tz)::date)`;

/** Stops what an agency buys on credit while a bill is later than its grace, and lets it go on once that is paid. */
export async function updateCreditStop(trx: Trx, agencyId: number, now: Date): Promise<void> {
  const { rows } = await sql<{ late: boolean }>`
    SELECT ${isLate(now)} AS late FROM agencies agency WHERE agency.id = ${agencyId}`.execute(trx);
  if (rows[0]!.late) await updateCreditStopped(trx, [agencyId], now);
  else await updateCreditReleased(trx, [agencyId]);
}

/**
 * Does the same for every agency whose bills have become late, or are late no more. Safe to run anywhere, any number of
 * times. Returns how many it changed.
 */
export async function stopLateCredit(db: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    SELECT agency.id FROM agencies agency
    WHERE (agency.credit_stopped_at IS NOT NULL) <> ${isLate(now)}
      AND (agency.credit_stopped_at IS NOT NULL OR EXISTS (
        SELECT FROM bills WHERE bills.agency_id = agency.id AND bills.status IN ('confirmed', 'part_paid')
          AND bills.due_on < (${now}::timestamptz + interval '1 day')::date))
    ORDER BY agency.id`.execute(db);
  for (const { id } of rows) await inTransaction(db, (trx) => updateCreditStop(trx, id, now));
  return rows.length;
}
