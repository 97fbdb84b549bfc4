import { deepStrictEqual } from 'node:assert';
import { randomUUID } from 'node:crypto';
import { addDays } from '@serai/contract/dates';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import type { Db } from '../../server/src/calls.ts';
import { inputOf } from './booking-bench.ts';
import { type HttpCaller, httpCaller } from './http-caller.ts';
import { below, fact, type Line } from './report.ts';
import { Timing } from './timing.ts';

/** The portal under test, and who calls it while it bills and closes. */
export interface BilledPortal {
  pool: Pool;
  db: Db;
  url: string;
  /** Of members of agencies that are billed; each books at its own. */
  tokens: readonly string[];
  /** Of one of the seller's staff. */
  staffToken: string;
  firstNight: string;
  /** How many rate plans the catalogue has. */
  plans: number;
  /** Carries out the job that bills periods, to its end. */
  billPeriods(): Promise<void>;
}

/** How long bookings are timed with nothing beside them, how many months are closed, and how often each caller books. */
export interface CutOffSize {
  quietMs: number;
  months: number;
  paceMs: number;
}

/** Eight callers make ten bookings and payments a second: as many as come whether or not the portal bills. */
export const cutOffSize: CutOffSize = { quietMs: 20_000, months: 6, paceMs: 800 };

/** A cut-off of many agencies, then months closed one after the other, each while bookings are made and paid. */
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

/** Bookings and payments that were made during some work, and how long that took. */
interface Bookings {
  booked: Timing;
  paid: Timing;
  wholeMs: number;
}

/** Lets every caller book and pay at its pace until the work is done. */
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

/** One booking of two nights somewhere, paid from the deposit; what is sold out is passed over. */
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

/** What the next cut-off bills: of agencies that have no bill yet. */
async function readOpen(pool: Pool): Promise<OpenSum> {
  const { rows } = await pool.query<OpenSum>(
    `SELECT count(DISTINCT agency_id) AS agencies, count(*) AS charges, sum(amount)::bigint AS amount FROM charges
     WHERE stage = 'open' AND settled <> amount AND agency_id NOT IN (SELECT agency_id FROM bills)`,
  );
  return rows[0]!;
}

/** Nobody is billed by the clock before the bench says so: neither while lists are timed nor again. */
export async function holdClocks(db: Db): Promise<void> {
  await sql`INSERT INTO billing_clocks (agency_id, billed_to) SELECT id, current_date + 1 FROM agencies
    ON CONFLICT (agency_id) DO UPDATE SET billed_to = excluded.billed_to`.execute(db);
}

/** The last cut-off is to be billed, of all that have no bill yet. */
async function dueAll(db: Db): Promise<void> {
  await sql`DELETE FROM billing_clocks WHERE agency_id NOT IN (SELECT agency_id FROM bills)`.execute(db);
}

/** Each of them has one bill now; their lines are all that was open. */
async function expectBilled(pool: Pool, { agencies, charges, amount }: OpenSum): Promise<void> {
  const { rows } = await pool.query<OpenSum & { bills: number }>(
    `SELECT count(DISTINCT bills.agency_id) AS agencies, count(DISTINCT bills.id) AS bills, count(*) AS charges,
       sum(line.amount)::bigint AS amount
     FROM bills JOIN bill_lines line ON line.bill_id = bills.id
     WHERE bills.status = 'confirmed' AND bills.agency_id NOT IN (SELECT agency_id FROM bills WHERE status = 'paid')`,
  );
  deepStrictEqual(rows[0], { agencies, bills: agencies, charges, amount });
}

/** Closes the next month; answers how long that took in ms. */
async function closeMonth({ pool, url, staffToken }: BilledPortal): Promise<number> {
  const { rows } = await pool.query<{ month: string }>(
    `SELECT to_char(coalesce((SELECT max(month) + interval '1 month' FROM closed_months),
       (SELECT created_at AT TIME ZONE 'Asia/Shanghai' FROM ledger_postings ORDER BY id LIMIT 1)), 'YYYY-MM') AS month`,
  );
  const http = httpCaller(url, staffToken);
  const timing = new Timing();
  await timed(timing, () => http.post('console/wallet/closeMonth', { month: rows[0]!.month }, randomUUID()));
  http.close();
  return timing.quantile(1);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
