import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/harness.ts';
import type { Tables } from '../../tables.ts';
import { systemClock } from '../clock.ts';
import { type Database, openDatabase } from '../db/connect.ts';
import { startJobs } from './jobs.ts';

let database: Database<Tables>;

beforeAll(async () => {
  database = await openDatabase<Tables>(await createTestDatabase(), { log: () => {} });
});
afterAll(() => database.close());

test('a job that is due runs, and runs again after the database dropped every connection', async () => {
  let runs = 0;
  const job = { name: 'count', cron: '* * * * *', run: async () => void runs++ };
  const stop = startJobs(database.pool, [job], systemClock, pino({ level: 'silent' }));
  try {
    await expect.poll(() => askForJob(), { timeout: 20_000, interval: 200 }).toBe(true);
    await expect.poll(() => runs, { timeout: 20_000 }).toBeGreaterThan(0);
    await dropConnections();
    const before = runs;
    await expect.poll(() => askForJob(), { timeout: 20_000, interval: 200 }).toBe(true);
    await expect.poll(() => runs, { timeout: 20_000 }).toBeGreaterThan(before);
  } finally {
    await stop();
  }
});

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
