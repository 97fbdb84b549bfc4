import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestWorld, type TestWorld } from '../../../test/harness.ts';
import { listFiles, sendFile } from '../../../test/send-file.ts';
import { openStorages } from '../../platform/files/open-storages.ts';
import type { Storages } from '../../platform/files/storage.ts';
import { createLog } from '../../platform/log/log.ts';
import { cleanUploads } from './clean-uploads.ts';

const HOUR_MS = 3_600_000;
const pdf = Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n');
let world: TestWorld;
let dataDir: string;
/** Runs after a file was stored, before its row is written. */
let whenPut: () => Promise<void> = async () => {};
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'serai-clean-'));
  world = await openTestWorld({ storages: interrupted(openStorages({ dataDir })) });
});
afterAll(async () => {
  await world.close();
  await rm(dataDir, { recursive: true, force: true });
});

function interrupted({ drivers, incomingDir }: Storages): Storages {
  const local = drivers.get('local')!;
  const put: typeof local.put = async (path, source, type) => {
    await local.put(path, source, type);
    await whenPut();
  };
  return { drivers: new Map([['local', { ...local, put }]]), incomingDir };
}

const send = () => sendFile(world, { name: 'a.pdf', bytes: pdf });
const clean = (laterMs: number) =>
  world.app.jobs
    .find(({ name }) => name === 'clean-uploads')!
    .run(new Date(world.clock.now().getTime() + laterMs));
const rows = async () =>
  (await world.db.selectFrom('uploads').select('path').orderBy('path').execute()).map(
    ({ path }) => `storage/${path}`,
  );

it('cleanUploads: file without a row → removed after an hour, no other file', async () => {
  await send();
  whenPut = async () => {
    throw new Error('the machine is gone');
  };
  expect((await send()).http).toBe(500);
  whenPut = async () => {};
  expect(await listFiles(dataDir)).toHaveLength(2);
  await clean(HOUR_MS / 2);
  expect(await listFiles(dataDir)).toHaveLength(2);
  expect(await clean(2 * HOUR_MS)).toBe(1);
  expect(await listFiles(dataDir)).toEqual(await rows());
});

it('cleanUploads: upload completes during the clean-up → no row without its file', async () => {
  const before = await rows();
  whenPut = async () => void (await clean(2 * HOUR_MS));
  expect((await send()).data.reason).toBe('busy_try_again');
  whenPut = async () => {};
  expect(await rows()).toEqual(before);
  expect(await listFiles(dataDir)).toEqual(before);
});

it('cleanUploads: two at once → no damage', async () => {
  whenPut = async () => {
    throw new Error('the machine is gone');
  };
  await Promise.all([send(), send(), send()]);
  whenPut = async () => {};
  const removed = (await Promise.all([clean(2 * HOUR_MS), clean(2 * HOUR_MS)])) as number[];
  expect(removed.reduce((sum, count) => sum + count, 0)).toBe(3);
  expect(await listFiles(dataDir)).toEqual(await rows());
});

it('cleanUploads: received but never stored → removed once it is old', async () => {
  const [old, fresh] = ['old', 'fresh'].map((name) => join(dataDir, 'storage/.incoming', name)) as [
    string,
    string,
  ];
  await writeFile(old, 'x');
  await writeFile(fresh, 'x');
  const longAgo = new Date(world.clock.now().getTime() - 2 * HOUR_MS);
  await utimes(old, longAgo, longAgo);
  await utimes(fresh, world.clock.now(), world.clock.now());
  expect(await clean(0)).toBe(1);
  await expect(readFile(old)).rejects.toThrow('ENOENT');
  await rm(fresh);
});

describe('a file that cannot be removed', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  let stuck = new Set<string>();
  const cleanStuck = (laterMs: number) => {
    const { drivers, incomingDir } = openStorages({ dataDir });
    const local = drivers.get('local')!;
    const remove: typeof local.remove = async (path) => {
      if (stuck.has(path)) throw new Error('the bucket answered DELETE with 500');
      await local.remove(path);
    };
    const storages = { drivers: new Map([['local', { ...local, remove }]]), incomingDir };
    return cleanUploads({ db: world.db, storages, log }, new Date(world.clock.now().getTime() + laterMs));
  };
  const attempts = async () =>
    (await world.db.selectFrom('upload_attempts').select('path').orderBy('created_at').execute()).map(
      ({ path }) => path,
    );
  const leaveBehind = async (count: number) => {
    whenPut = async () => {
      throw new Error('the machine is gone');
    };
    for (let at = 0; at < count; at++) {
      await send();
      world.clock.advance(1000);
    }
    whenPut = async () => {};
    return attempts();
  };
  beforeEach(async () => {
    lines.length = 0;
    await world.db.deleteFrom('throttle_counters').execute();
  });

  it('file that cannot be removed: one fails → others removed, logged, retried in the next round', async () => {
    const paths = await leaveBehind(3);
    stuck = new Set([paths[0]!]);
    expect(await cleanStuck(2 * HOUR_MS)).toBe(2);
    expect(await attempts()).toEqual([paths[0]]);
    const warnings = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 'warn');
    expect(warnings).toMatchObject([
      { driver: 'local', path: paths[0], err: { message: expect.stringMatching(/500$/) } },
    ]);
    stuck = new Set();
    expect(await cleanStuck(2 * HOUR_MS)).toBe(1);
    expect(await attempts()).toEqual([]);
    expect(await listFiles(dataDir)).toEqual(await rows());
  });

  it('file that cannot be removed: twenty failures in a round → stops; the others go first in the next round', async () => {
    const paths = await leaveBehind(22);
    stuck = new Set(paths.slice(0, 20));
    expect(await cleanStuck(2 * HOUR_MS)).toBe(0);
    expect(await attempts()).toEqual(paths);
    expect(lines).toHaveLength(20);
    expect(await cleanStuck(2 * HOUR_MS)).toBe(2);
    expect(await attempts()).toEqual(paths.slice(0, 20));
    stuck = new Set();
    expect(await cleanStuck(2 * HOUR_MS)).toBe(20);
  });

  it('file that cannot be removed: its storage is no longer configured → kept', async () => {
    await leaveBehind(1);
    await world.db.updateTable('upload_attempts').set({ driver: 's3' }).execute();
    expect(await cleanStuck(2 * HOUR_MS)).toBe(0);
    expect(await attempts()).toHaveLength(1);
    await world.db.updateTable('upload_attempts').set({ driver: 'local' }).execute();
    expect(await cleanStuck(2 * HOUR_MS)).toBe(1);
  });
});
