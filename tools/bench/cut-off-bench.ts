import { deepStrictEqual } from 'node:assert';
import { randomUUID } from 'node:crypto';
import { reasonedItems } from '@serai/contract/closing/words';
import { addDays } from '@serai/contract/dates';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import type { Db } from '../../server/src/calls.ts';
import { inputOf } from './booking-bench.ts';
import { type HttpCaller, httpCaller } from './http-caller.ts';
import { below, fact, type Line } from './report.ts';
import { Timing } from './timing.ts';

/** The portal under test, and its callers during billing and closing. */
export interface BilledPortal {
  pool: Pool;
  db: Db;
  url: string;
  /** Sessions of members of billed agencies; each books for its own. */
  tokens: readonly string[];
  /** Session of one of the seller's staff. */
  staffToken: string;
  firstNight: string;
  /** Number of rate plans in the catalogue. */
  plans: number;
  /** Runs the job that bills periods to its end. */
  billPeriods(): Promise<void>;
}

/** Duration of undisturbed bookings, number of months to close, and the booking rate of each caller. */
export interface CutOffSize {
  quietMs: number;
  months: number;
  paceMs: number;
}

/** Eight callers make ten bookings and payments a second, a rate independent of the billing. */
export const cutOffSize: CutOffSize = { quietMs: 20_000, months: 6, paceMs: 800 };

/**
 * Measures a cut-off of many agencies, then the closing of consecutive months, each during bookings and
 * payments.
 */
export async function benchCutOff(
  portal: BilledPortal,
  { quietMs, months, paceMs }: CutOffSize,
  say: (line: string) => void,
): Promise<Line[]> {
  const before = await readOpen(portal.pool);
  say('Bookings, with nothing beside them');
  const quiet = await bookDuring({ ...portal, paceMs }, () => pause(quietMs));
  say('Cut-off, while bookings go on');
  await dueAll(portal.db);
  const busy = await bookDuring({ ...portal, paceMs }, () => portal.billPeriods());
  await expectBilled(portal.pool, before);
  say('Closing months, while bookings go on');
  const closed: number[] = [];
  const closing = await bookDuring({ ...portal, paceMs }, async () => {
    for (let at = 0; at < months; at++) closed.push(await closeMonth(portal));
  });
  const { agencies, charges } = before;
  return [
    below(`cut-off of ${agencies} agencies, ${charges} charges`, busy.wholeMs / 1000, 60, 's', 1),
    ...compare('with nothing beside them', quiet),
    ...compare('during the cut-off', busy),
    fact(`closing a month, the longest of ${months}`, Math.max(...closed), 'ms', 0),
    ...compare('while months are closed', closing),
  ];
}

function compare(when: string, { booked, paid }: Bookings): Line[] {
  return [
    fact(`bookings ${when}`, booked.count, '', 0),
    ...[['booking', booked] as const, ['payment', paid] as const].map(([what, timing]) => ({
      what: `${what} ${when}: p50, p99, longest`,
      value: [timing.p50, timing.p99, timing.quantile(1)].map((ms) => `${ms.toFixed(1)} ms`).join(', '),
    })),
  ];
}

/** Bookings and payments made during some work, and their duration. */
interface Bookings {
  booked: Timing;
  paid: Timing;
  wholeMs: number;
}

/** Makes every caller book and pay at its rate until the work is done. */
async function bookDuring(
  portal: BilledPortal & { paceMs: number },
  work: () => Promise<unknown>,
): Promise<Bookings> {
  const [booked, paid] = [new Timing(), new Timing()];
  let isOver = false;
  const began = performance.now();
  const callers = portal.tokens.map(async (token, caller) => {
    const http = httpCaller(portal.url, token);
    await pause((portal.paceMs * caller) / portal.tokens.length);
    for (let next = performance.now(); !isOver; next += portal.paceMs) {
      await bookAndPay(http, portal, caller, { booked, paid });
      await pause(Math.max(0, next + portal.paceMs - performance.now()));
    }
    http.close();
  });
  const worked = work().finally(() => {
    isOver = true;
  });
  await worked;
  const wholeMs = performance.now() - began;
  await Promise.all(callers);
  return { booked, paid, wholeMs };
}

let bookings = 0;

/** Books two nights at some hotel, paid from the deposit; sold-out rates are skipped. */
async function bookAndPay(
  http: HttpCaller,
  { firstNight, plans }: BilledPortal,
  caller: number,
  { booked, paid }: Pick<Bookings, 'booked' | 'paid'>,
): Promise<void> {
  const plan = 1 + ((bookings++ * 7919 + caller * 37_501) % plans);
  const checkIn = addDays(firstNight, 70 + (bookings % 40));
  const quoted = await http
    .post('hotel/quote', {
      rate_key: `${plan}-1`,
      check_in: checkIn,
      check_out: addDays(checkIn, 2),
      rooms: [{ adults: 2, child_ages: [] }],
      nationality: 'CN',
    })
    .catch(() => undefined);
  if (!quoted) return;
  const { order } = await timed(booked, () =>
    http.post('hotel/book', inputOf(quoted.quote_id), randomUUID()),
  );
  await timed(paid, () => http.post('order/pay', { id: order.id, pay_channel: 'balance' }, randomUUID()));
}

async function timed<T>(timing: Timing, run: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const answer = await run();
  timing.add(performance.now() - began);
  return answer;
}

interface OpenSum {
  agencies: number;
  charges: number;
  amount: number;
}

/** Reads what the next cut-off bills: charges of agencies without a bill. */
async function readOpen(pool: Pool): Promise<OpenSum> {
  const { rows } = await pool.query<OpenSum>(
    `SELECT count(DISTINCT agency_id) AS agencies, count(*) AS charges, sum(amount)::bigint AS amount FROM charges
     WHERE stage = 'open' AND settled <> amount AND agency_id NOT IN (SELECT agency_id FROM bills)`,
  );
  return rows[0]!;
}

/** Keeps the clock from billing before the bench does, and from billing again. */
export async function holdClocks(db: Db): Promise<void> {
  await sql`INSERT INTO billing_clocks (agency_id, billed_to) SELECT id, current_date + 1 FROM agencies
    ON CONFLICT (agency_id) DO UPDATE SET billed_to = excluded.billed_to`.execute(db);
}

/** Makes the last cut-off due for all agencies without a bill. */
async function dueAll(db: Db): Promise<void> {
  await sql`DELETE FROM billing_clocks WHERE agency_id NOT IN (SELECT agency_id FROM bills)`.execute(db);
}

/** Expects one bill per agency, with lines for all that was open. */
async function expectBilled(pool: Pool, { agencies, charges, amount }: OpenSum): Promise<void> {
  const { rows } = await pool.query<OpenSum & { bills: number }>(
    `SELECT count(DISTINCT bills.agency_id) AS agencies, count(DISTINCT bills.id) AS bills, count(*) AS charges,
       sum(line.amount)::bigint AS amount
     FROM bills JOIN bill_lines line ON line.bill_id = bills.id
     WHERE bills.status = 'confirmed' AND bills.agency_id NOT IN (SELECT agency_id FROM bills WHERE status = 'paid')`,
  );
  deepStrictEqual(rows[0], { agencies, bills: agencies, charges, amount });
}

/** Closes the next month; returns the time in ms. */
async function closeMonth({ pool, url, staffToken }: BilledPortal): Promise<number> {
  const { rows } = await pool.query<{ month: string }>(
    `SELECT to_char(coalesce((SELECT max(month) + interval '1 month' FROM closed_months),
       (SELECT created_at AT TIME ZONE 'Asia/Shanghai' FROM ledger_postings ORDER BY id LIMIT 1)), 'YYYY-MM') AS month`,
  );
  const reasons = reasonedItems.map((item) => ({ item, reason: 'Bench' }));
  const http = httpCaller(url, staffToken);
  const timing = new Timing();
  await timed(timing, () =>
    http.post('console/wallet/closeMonth', { month: rows[0]!.month, reasons }, randomUUID()),
  );
  http.close();
  return timing.quantile(1);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
