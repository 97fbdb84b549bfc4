import { addDays } from '@serai/contract/dates';
import { sql } from 'kysely';
import type { Db, Trx } from '../../calls.ts';
import { type Cycle, lastCutOff, nextPeriod, periodStart } from '../../domain/billing.ts';
import { localDate, startOfDay } from '../../domain/local-time.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { findOpenCharges, makeDueAtCutOff } from '../charges/charges.ts';
import { lockOrderCharges, setOffCredits } from '../orders/orders.ts';
import { addBillEvent, type LockedBill, lockBills } from './bill-store.ts';
import { groupCharges } from './group-charges.ts';
import { billedCharges, issueBill } from './issue-bill.ts';
import { lowerBills } from './lower-bills.ts';
import { makeBill } from './make-bill.ts';
import { termsAt } from './terms.ts';

/** Number of agencies billed concurrently, so that database waits and computation overlap. */
const atOnce = 4;

/** Maximum number of charges per bill; more are split over several bills. */
const maxOnOneBill = 5_000;

interface BilledAgency {
  id: number;
  tz: string;
  cycle: Cycle;
  /** Null: never billed by the clock. */
  billed_to: string | null;
}

/**
 * Bills every agency whose cut-off has passed for its open charges. The cut-off is 24:00 of the last day of
 * its cycle in its own zone; charges count by their date, the end of the service. Orders served by then are
 * closed first, so that a portal that was down at the cut-off still bills into the right period. Each agency
 * has a separate transaction; a failure does not affect the others. Missed periods are billed one by one.
 * Idempotent, and safe to run in several processes.
 * @returns Number of periods closed.
 * @throws AggregateError if some agencies failed, after all others were billed.
 */
export async function billPeriods(db: Db, now: Date): Promise<number> {
  const failures: unknown[] = [];
  const due = await listAgencies(db, now);
  let closed = 0;
  const billInTurn = async () => {
    for (let agency = due.shift(); agency; agency = due.shift()) {
      try {
        closed += await billAgency(db, agency, now);
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, billInTurn));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} agencies were not billed`);
  return closed;
}

/** Bills an agency for every ended period; returns the number of periods closed here. */
async function billAgency(db: Db, agency: BilledAgency, now: Date): Promise<number> {
  let closed = 0;
  for (let { billed_to } = agency; isDue({ ...agency, billed_to }, now); closed += 1) {
    const billedTo = await inTransaction(db, (trx) => billNext(trx, agency.id, now));
    if (billedTo === undefined) break;
    billed_to = billedTo;
  }
  return closed;
}

/** Agencies whose last cut-off is not billed yet; most of the day there are none. */
async function listAgencies(db: Db, now: Date): Promise<BilledAgency[]> {
  const { rows } = await selectAgencies(now).execute(db);
  return rows.filter((agency) => isDue(agency, now));
}

function selectAgencies(now: Date, agencyId?: number) {
  return sql<BilledAgency>`
    SELECT agency.id, agency.tz, terms.cycle, clock.billed_to
    FROM agencies agency
    CROSS JOIN LATERAL (
      SELECT cycle FROM agency_contracts contract
      WHERE contract.agency_id = agency.id AND contract.valid_from <= ${now}
      ORDER BY contract.valid_from DESC, contract.id DESC LIMIT 1
    ) terms
    LEFT JOIN billing_clocks clock ON clock.agency_id = agency.id
    WHERE ${agencyId === undefined ? sql`true` : sql`agency.id = ${agencyId}`}
    ORDER BY agency.id`;
}

function isDue({ tz, cycle, billed_to }: BilledAgency, now: Date): boolean {
  return billed_to === null || billed_to < lastCutOff(localDate(now.getTime(), tz), cycle);
}

/**
 * Closes the first ended period of an agency that is not closed yet; returns its last day, or undefined if
 * there is none.
 */
async function billNext(trx: Trx, agencyId: number, now: Date): Promise<string | undefined> {
  await trx
    .insertInto('billing_clocks')
    .values({ agency_id: agencyId, billed_to: '0001-01-01' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // A concurrent run waits for this lock and then finds the period closed.
  await sql`SELECT FROM billing_clocks WHERE agency_id = ${agencyId} FOR UPDATE`.execute(trx);
  const agency = (await selectAgencies(now, agencyId).execute(trx)).rows[0]!;
  if (!isDue(agency, now)) return undefined;
  const period = periodOf(agency, now);
  if (await hasServiceToClose(trx, agency, period.to, now)) return undefined;
  await billPeriod(trx, agency, period, now);
  await trx
    .updateTable('billing_clocks')
    .set({ billed_to: period.to })
    .where('agency_id', '=', agencyId)
    .execute();
  return period.to;
}

/** The first run bills all open charges at the last cut-off; later runs go period by period. */
function periodOf({ tz, cycle, billed_to }: BilledAgency, now: Date): { from: string; to: string } {
  const last = lastCutOff(localDate(now.getTime(), tz), cycle);
  if (billed_to === null || billed_to === '0001-01-01') return { from: periodStart(last, cycle), to: last };
  return nextPeriod(billed_to, cycle);
}

/**
 * Maximum time until the clock closes an order after its service; the last day of a period is waited for this
 * long.
 */
const closingMs = 36 * 3_600_000;
/** Maximum time that a bill waits for an order that the clock cannot close. */
const maxWaitMs = 14 * 86_400_000;

/**
 * Whether orders on credit were served in the period that the clock will still close: their charges belong on
 * its bill. Orders that need a person, or whose agency's money is stopped, do not delay it.
 */
async function hasServiceToClose(
  trx: Trx,
  { id, tz }: BilledAgency,
  to: string,
  now: Date,
): Promise<boolean> {
  const cutOff = startOfDay(addDays(to, 1), tz);
  if (now.getTime() > cutOff + maxWaitMs) return false;
  const { rows } = await sql<{ found: boolean }>`
    SELECT EXISTS (
      SELECT FROM orders JOIN agencies agency ON agency.id = orders.agency_id
      WHERE orders.agency_id = ${id} AND pay_status = 'on_credit' AND order_status IN ('confirmed', 'in_service')
        AND needs_review IS NULL AND service_end < ${new Date(cutOff)}
        AND auto_complete_at < ${new Date(cutOff + closingMs)} AND agency.money_stopped_at IS NULL
    ) AS found`.execute(trx);
  return rows[0]!.found;
}

/** Due date of a period's bill. */
async function dueOf(trx: Trx, agencyId: number, period: { to: string }, now: Date): Promise<string> {
  return addDays(period.to, (await termsAt(trx, agencyId, now)).due_days);
}

/**
 * Sets the due date of all charges before the cut-off, issues the submitted bills and bills the remaining
 * charges.
 */
async function billPeriod(
  trx: Trx,
  { id: agencyId, tz }: BilledAgency,
  period: { from: string; to: string },
  now: Date,
): Promise<void> {
  const before = new Date(startOfDay(addDays(period.to, 1), tz));
  const submitted = await lockBills(trx, await listSubmitted(trx, agencyId), agencyId);
  await setOffCredits(trx, agencyId, { userId: null, now }, lowerBills);
  await makeDueAtCutOff(trx, { agencyId, before, dueOn: await dueOf(trx, agencyId, period, now) });
  await issueSubmitted(trx, submitted, { agencyId, day: period.to, now });
  for (;;) {
    const ids = await findOpenCharges(trx, { agencyId, before }, maxOnOneBill);
    const charges = (await lockOrderCharges(trx, agencyId, ids)).filter(
      ({ stage, amount, settled }) => stage === 'open' && settled !== amount,
    );
    for (const alike of groupCharges(charges)) {
      const made = await makeBill(trx, { agencyId, charges: alike, userId: null, now }, period);
      await issueBill(trx, made, { day: period.to, userId: null, now });
    }
    if (ids.length < maxOnOneBill) return;
  }
}

async function listSubmitted(trx: Trx, agencyId: number): Promise<number[]> {
  const bills = trx.selectFrom('bills').select('id').where('agency_id', '=', agencyId);
  return (await bills.where('status', '=', 'submitted').orderBy('id').execute()).map(({ id }) => id);
}

/** Issues bills submitted before the cut-off: they are owed from the cut-off on, confirmed or not. */
async function issueSubmitted(
  trx: Trx,
  submitted: readonly LockedBill[],
  { agencyId, day, now }: { agencyId: number; day: string; now: Date },
): Promise<void> {
  const ids = submitted.map(({ bill }) => bill.id);
  for (const locked of await lockBills(trx, ids, agencyId)) {
    const { bill } = locked;
    if (bill.status !== 'submitted' || billedCharges(locked).some(({ due_on }) => due_on === null)) continue;
    await addBillEvent(trx, bill, {
      event: 'issued',
      amount: bill.total - bill.given_back,
      user_id: null,
      at: now,
    });
    await issueBill(trx, locked, { day, userId: null, now });
  }
}
