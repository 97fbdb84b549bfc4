import type { Runner } from 'graphile-worker';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { injectFaults, type StatementFaults } from '../../../test/acceptance/statement-faults.ts';
import { createTestDatabase } from '../../../test/harness.ts';
import type { Tables } from '../../tables.ts';
import { systemClock } from '../clock.ts';
import { type Database, openDatabase } from '../db/connect.ts';
import { JobGuard } from './job-guard.ts';
import { startJobs } from './jobs.ts';

let database: Database<Tables>;
let faults: StatementFaults;
const often = { name: 'count', cron: '* * * * *' };

beforeAll(async () => {
  database = await openDatabase<Tables>(await createTestDatabase(), { log: () => {} });
  faults = injectFaults(database.pool);
});
afterAll(() => database.close());

test('jobs: due job → runs, also after the database dropped every connection', async () => {
  await withJob(async (untilItRuns) => {
    await untilItRuns();
    await dropConnections();
    await untilItRuns();
  });
});

test('jobs: connection lost while a finished job is written → caught, jobs continue', async () => {
  const uncaught: unknown[] = [];
  const note = (error: unknown) => void uncaught.push(error);
  process.on('unhandledRejection', note);
  try {
    await withJob(async (untilItRuns) => {
      await untilItRuns();
      faults.arm('delete from "graphile_worker"._private_jobs', 'disconnect');
      await untilItRuns();
      await expect.poll(() => faults.armed).toBe(0);
      await untilItRuns();
    });
    expect(uncaught).toEqual([]);
  } finally {
    process.off('unhandledRejection', note);
  }
});

test('jobs: one of two running jobs cannot be written → jobs continue', async () => {
  const held: (() => void)[] = [];
  let later = 0;
  const run = async () => {
    if (held.length === 2) return void later++;
    await new Promise<void>((resolve) => void held.push(resolve));
  };
  const stop = startJobs(database.pool, [{ ...often, run }], systemClock, pino({ level: 'silent' }));
  try {
    for (const running of [1, 2]) {
      await expect.poll(() => askForJob(), { interval: 200 }).toBe(true);
      await expect.poll(() => held.length).toBe(running);
    }
    faults.arm('delete from "graphile_worker"._private_jobs', 'disconnect');
    faults.arm('unlisten', 'delay');
    held[0]!();
    await expect.poll(() => faults.armed).toBe(0);
    held[1]!();
    await expect.poll(() => askForJob()).toBe(true);
    await expect.poll(() => later).toBeGreaterThan(0);
  } finally {
    for (const end of held) end();
    await stop();
  }
});

test('jobs: time stamp two hours ahead, from a wrong clock → corrected while the worker runs', async () => {
  await withJob(async (untilItRuns) => {
    await untilItRuns();
    const mark = await setMark(`now() + interval '2 hours'`);
    expect(mark).toBe(1);
    await expect.poll(readMark, { timeout: 30_000 }).toBe('past');
  });
});

test('jobs: clock two hours ahead → no jobs in that process, others continue; works again later', async () => {
  let ahead = 0;
  let runs = 0;
  const watched: string[] = [];
  const log = pino({ level: 'error' }, { write: (line) => void watched.push(line) });
  const job = { ...often, run: async () => void runs++ };
  const machineNow = () => Date.now() + ahead;
  const stop = startJobs(database.pool, [job], systemClock, log, { machineNow });
  try {
    await expect.poll(() => askForJob(), { interval: 200 }).toBe(true);
    await expect.poll(() => runs).toBeGreaterThan(0);
    ahead = 2 * 3_600_000;
    await askForJob();
    await expect.poll(() => watched.join(), { timeout: 30_000 }).toContain('the clock is wrong');
    const before = runs;
    await askForJob();
    await expect.poll(workersHere, { timeout: 30_000 }).toBe(0);
    expect(runs).toBe(before);
    await setMark(`now() + interval '2 hours'`);
    ahead = 0;
    await expect.poll(() => runs, { timeout: 30_000 }).toBeGreaterThan(before);
    expect(await readMark()).toBe('past');
  } finally {
    await stop();
  }
});

test('jobs: nothing scheduled or run for five minutes → one alarm, new worker', async () => {
  const watched: string[] = [];
  const log = pino({ level: 'error' }, { write: (line) => void watched.push(line) });
  const guard = new JobGuard({
    watch: database.pool,
    log,
    recordSilence: (since) => void silences.push(since),
  });
  const silences: (Date | undefined)[] = [];
  await withJob(async (untilItRuns) => untilItRuns());
  await setMark(`now() - interval '6 minutes'`);
  await database.pool.query(`SELECT graphile_worker.add_job('count')`);
  await database.pool.query(
    `UPDATE graphile_worker._private_jobs SET created_at = now() - interval '7 minutes'`,
  );
  let stops = 0;
  const runner = { stop: async () => void stops++ } as unknown as Runner;
  await guard.watch(runner);
  expect([silences, stops]).toEqual([[undefined], 0]);
  Object.assign(guard, { startedAt: performance.now() - 10 * 60_000 });
  await guard.watch(runner);
  await guard.watch(runner);
  expect([silences.slice(1).map((since) => since instanceof Date), stops]).toEqual([[true, true], 2]);
  expect(watched.map((line) => JSON.parse(line).msg)).toEqual([
    'a job has waited or failed for five minutes',
    'no job has been scheduled for five minutes',
  ]);
  expect(watched[0]).toContain('"job":"count"');
});

/** Sets the mark of the cron schedule; returns the number of rows. */
async function setMark(at: string): Promise<number> {
  const { rowCount } = await database.pool.query(
    `INSERT INTO graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
     VALUES ('count', now(), ${at}) ON CONFLICT (identifier) DO UPDATE SET last_execution = ${at}`,
  );
  return rowCount ?? 0;
}

async function readMark(): Promise<string> {
  const { rows } = await database.pool.query(
    `SELECT CASE WHEN last_execution > now() THEN 'future' ELSE 'past' END AS mark
     FROM graphile_worker._private_known_crontabs WHERE identifier = 'count'`,
  );
  return rows[0].mark;
}

/** Connections on which a worker listens for new jobs. */
async function workersHere(): Promise<number> {
  const { rows } = await database.pool.query(
    `SELECT count(*)::int AS count FROM pg_stat_activity
     WHERE datname = current_database() AND query ILIKE 'listen "jobs:insert"%'`,
  );
  return rows[0].count;
}

/** Starts the worker with one job that counts its runs, and stops it in any case. */
async function withJob(work: (untilItRuns: () => Promise<void>) => Promise<void>): Promise<void> {
  let runs = 0;
  const job = { ...often, run: async () => void runs++ };
  const stop = startJobs(database.pool, [job], systemClock, pino({ level: 'silent' }));
  try {
    await work(async () => {
      const before = runs;
      await expect.poll(() => askForJob(), { interval: 200 }).toBe(true);
      await expect.poll(() => runs).toBeGreaterThan(before);
    });
  } finally {
    await stop();
  }
}

/** Requests the job now instead of at the full minute; false until the worker's schema exists. */
async function askForJob(): Promise<boolean> {
  return database.pool.query("SELECT graphile_worker.add_job('count')").then(
    () => true,
    () => false,
  );
}

async function dropConnections(): Promise<void> {
  await database.pool
    .query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    )
    .catch(() => {});
}
