import { afterEach, expect, test } from 'vitest';
import type { OddJob } from '../../../test/odd-jobs-thread.ts';
import { openWorkerPool, type WorkerPool } from './open-worker-pool.ts';

const bounds = { threads: 1, waiting: 4, jobMs: 60_000, idleMs: 60_000, heapMb: 32 };
let shop: WorkerPool<OddJob, string>;
afterEach(() => shop.close());

function open(changed: Partial<typeof bounds> = {}): void {
  shop = openWorkerPool('../test/odd-jobs-thread', { ...bounds, ...changed });
}

test('worker pool: job throws, ends its thread or exhausts memory → fails alone, later jobs run', async () => {
  open();
  const jobs: OddJob[] = ['refuse', 'end', 'work', 'grow', 'work'];
  const outcomes = await Promise.allSettled(jobs.map((job) => shop.run(job)));
  expect(outcomes).toMatchObject([
    { reason: { message: 'refused' } },
    { reason: { message: expect.stringContaining('ended in its work') } },
    { value: 'done' },
    { reason: { code: 'ERR_WORKER_OUT_OF_MEMORY' } },
    { value: 'done' },
  ]);
});

test('worker pool: job exceeds its time → refused and terminated, next job runs', async () => {
  open({ jobMs: 1000 });
  const outcomes = await Promise.allSettled([shop.run('hang'), shop.run('work')]);
  expect(outcomes).toMatchObject([{ reason: { code: 'busy_try_again' } }, { value: 'done' }]);
});

test('worker pool: full queue → refused with a retry later', async () => {
  open();
  const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => shop.run('work')));
  expect(outcomes.map(({ status }) => status)).toEqual([
    ...Array(5).fill('fulfilled'),
    ...Array(3).fill('rejected'),
  ]);
  expect(outcomes.at(-1)).toMatchObject({ reason: { code: 'busy_try_again' } });
  expect(await shop.run('work')).toBe('done');
});

test('worker pool: idle thread → ends; next job → new thread', async () => {
  open({ idleMs: 1 });
  const first = await shop.run('number');
  await expect.poll(() => shop.run('number')).not.toBe(first);
});

test('worker pool: close → running and waiting jobs refused, no thread left', async () => {
  open();
  const outcomes = Promise.allSettled([shop.run('hang'), shop.run('work')]);
  await shop.close();
  expect(await outcomes).toMatchObject([{ reason: { code: 'stopping' } }, { reason: { code: 'stopping' } }]);
  await expect(shop.run('work')).rejects.toMatchObject({ code: 'stopping' });
});
