import type { Pool } from 'pg';
import type { Db } from '../../server/src/calls.ts';
import { fingerprintSources, openKept } from './bench-database.ts';
import { benchCutOff, cutOffSize, holdClocks } from './cut-off-bench.ts';
import { fillCatalogue } from './fill-catalogue.ts';
import { fillMoney } from './fill-money.ts';
import { timeLists } from './lists-bench.ts';
import { addStaff, findMember, openSessions, openSessionsOf } from './members.ts';
import { explainMoney, moneyLists } from './money-lists.ts';
import { moneySize } from './money-size.ts';
import { startPortal } from './portal-under-test.ts';
import { printTable } from './report.ts';

const catalogue = { cities: 20, hotels: 2_000, largest: 300, nights: 140 };
/** Six rate plans a hotel. */
const plans = catalogue.hotels * 6;
const callers = 8;

/**
 * Measures a bookkeeper's lists over a million postings, then a cut-off of thousands of agencies and the
 * closing of months. The data are kept; each run uses a copy, which is removed with its bills and closings.
 */
export async function benchMoney(say: (line: string) => void): Promise<void> {
  const made = await fingerprintSources([
    'fill-catalogue.ts',
    'fill-money.ts',
    'money-size.ts',
    'money-orders.ts',
    'money-ledger.ts',
    'order-texts.ts',
  ]);
  const database = await openKept(
    'bench-money',
    made,
    async ({ pool, db }, today) => {
      say('Making a million postings of one agency, and what 2,000 others bought last month');
      await fillCatalogue(pool, catalogue, today, () => {});
      await openSessions(db, 1);
      const people = { largest: await findMember(db, 0), staffId: await addStaff(db), today };
      await fillMoney({ pool, db }, moneySize, people, say);
    },
    { copied: true, say },
  );
  const { pool, db } = database;
  const portal = await startPortal();
  try {
    await holdClocks(db);
    const { url } = await portal.ask({ ask: 'start', connection: database.connection });
    const [token] = await openSessions(db, 1);
    const largest = await findMember(db, 0);
    const lines = await timeLists({ pool, url, token: token! }, await moneyLists(pool, largest), say, 300);
    console.log(await explainMoney(pool, largest));
    printTable('1,000,000 postings and 100,000 orders of one agency; over HTTP, 1 caller', lines);
    const billed = {
      pool,
      db,
      url,
      plans,
      firstNight: database.madeOn,
      tokens: await openOwners(db, callers),
      staffToken: (await openSessionsOf(db, await addStaff(db), 1))[0]!,
      billPeriods: () => carryOutJob(pool, 'bill-periods'),
    };
    printTable(
      `Bookings of ${callers} callers over HTTP beside the books`,
      await benchCutOff(billed, cutOffSize, say),
    );
  } finally {
    await portal.stop();
    await database.close();
  }
}

/** Opens sessions of owners of billed agencies. */
export async function openOwners(db: Db, count: number): Promise<string[]> {
  const owners = db.selectFrom('users').select('id').where('username', 'like', 'money\\_%').orderBy('id');
  const tokens = [];
  for (const { id } of await owners.limit(count).execute()) tokens.push(...(await openSessionsOf(db, id, 1)));
  return tokens;
}

/** Makes the portal's own worker run a job now, and waits for its end. */
async function carryOutJob(pool: Pool, name: string): Promise<void> {
  await pool.query('SELECT graphile_worker.add_job($1)', [name]);
  for (;;) {
    const { rows } = await pool.query<{ last_error: string | null }>(
      'SELECT last_error FROM graphile_worker.jobs WHERE task_identifier = $1',
      [name],
    );
    if (rows.length === 0) return;
    if (rows[0]!.last_error) throw new Error(`${name}: ${rows[0]!.last_error}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
