import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { injectFaults, type StatementFaults } from '../../../test/acceptance/statement-faults.ts';
import { createTestDatabase } from '../../../test/harness.ts';
import type { Tables } from '../../tables.ts';
import { systemClock } from '../clock.ts';
import { type Database, openDatabase } from '../db/connect.ts';
import { startJobs } from './jobs.ts';

let database: Database<Tables>;
let faults: StatementFaults;
const often = { name: 'count', cron: '* * * * *' };

beforeAll(async () => {
  database = await openDatabase<Tables>(await createTestDatabase(), { log: () => {} });
  faults = injectFaults(database.pool);
});
afterAll(() => database.close());

test('a job that is due runs, and runs again after the database dropped every connection', async () => {
  await withJob(async (untilItRuns) => {
    await untilItRuns();
    await dropConnections();
    await untilItRuns();
  });
});

test('a connection lost while a job that has run is written down is caught, and jobs go on', async () => {
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

test('jobs go on when one of two jobs that run at the same time cannot be written down', async () => {
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

/** Starts the worker with one job that counts its runs, and stops it again whatever comes. */
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

/** Asks for the job now instead of at the full minute; false while the worker's schema is not there yet. */
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
