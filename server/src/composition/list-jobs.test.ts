import { expect, test } from 'vitest';
import { openTestWorld } from '../../test/harness.ts';
import { readTimes, startJobs } from '../platform/jobs/jobs.ts';

test('jobs: names of all features → unique, because equal names would replace each other', async () => {
  const { app, close } = await openTestWorld();
  const names = app.jobs.map(({ name }) => name);
  expect([...new Set(names)]).toEqual(names);
  await close();
});

test('jobs: times of every job → readable; unreadable time → portal does not start', async () => {
  const { app, pool, clock, close } = await openTestWorld();
  expect(readTimes(app.jobs).map(({ task }) => task)).toEqual(app.jobs.map(({ name }) => name));
  const misspelt = [{ name: 'misspelt', cron: '2-59/5 * * * *', run: async () => {} }];
  expect(() => startJobs(pool, misspelt, clock, undefined as never)).toThrow('2-59/5');
  await close();
});
