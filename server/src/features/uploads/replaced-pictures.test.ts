import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestWorld, type TestWorld } from '../../../test/harness.ts';
import { listFiles, sendFile } from '../../../test/send-file.ts';
import { waitForBlockedStatements } from '../../../test/wait-for-blocked-statements.ts';
import { openStorages } from '../../platform/files/open-storages.ts';

const DAY_MS = 86_400_000;
let world: TestWorld;
let dataDir: string;
let picture: Buffer;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'serai-avatars-'));
  world = await openTestWorld({ storages: openStorages({ dataDir }) });
  picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#357' } })
    .png()
    .toBuffer();
});
beforeEach(async () => {
  await world.db.deleteFrom('throttle_counters').execute();
  await wear('');
  await clean(2 * DAY_MS);
});
afterAll(async () => {
  await world.close();
  await rm(dataDir, { recursive: true, force: true });
});

const upload = async () =>
  (await sendFile(world, { name: 'me.png', bytes: picture })).data.file.url as string;
const wear = async (avatar: string) => {
  const reply = await world.call('POST', 'account/profile', { avatar }, { as: 'owner' });
  expect(reply.code).toBe(1);
};
const clean = (laterMs: number) =>
  world.app.jobs
    .find(({ name }) => name === 'clean-uploads')!
    .run(new Date(world.clock.now().getTime() + laterMs)) as Promise<number>;
const kept = async () => (await listFiles(dataDir)).map((path) => `/${path}`);
const isServed = async (url: string) => (await world.fastify.inject({ url })).statusCode === 200;

it('replaced avatar: a day later → file and row deleted, current one kept', async () => {
  const [first, second] = [await upload(), await upload()];
  await wear(first);
  await wear(second);
  expect(await clean(DAY_MS / 2)).toBe(0);
  expect([await isServed(first), await isServed(second)]).toEqual([true, true]);
  expect(await clean(DAY_MS + 1000)).toBe(1);
  expect([await isServed(first), await isServed(second)]).toEqual([false, true]);
  const files = await kept();
  expect(files).toContain(second);
  expect(files).not.toContain(first);
  const worn = await world.call('POST', 'account/profile', { avatar: first }, { as: 'owner' });
  expect(worn).toMatchObject({ code: 0, data: { errors: [{ field: 'avatar' }] } });
});

it('replaced avatar: used again → kept; never an avatar → kept', async () => {
  const [first, second, never] = [await upload(), await upload(), await upload()];
  await wear(first);
  await wear(second);
  await wear(first);
  await clean(2 * DAY_MS);
  expect([await isServed(first), await isServed(second), await isServed(never)]).toEqual([true, false, true]);
  await wear('');
  await clean(4 * DAY_MS);
  expect([await isServed(first), await isServed(never)]).toEqual([false, true]);
});

it('replaced avatar: used by the site → kept until it is no longer used', async () => {
  const logo = await upload();
  await wear(logo);
  await wear('');
  await world.db
    .insertInto('site_settings')
    .values({ name: 'logo', value: JSON.stringify(logo) })
    .execute();
  await clean(2 * DAY_MS);
  expect(await isServed(logo)).toBe(true);
  await world.db.deleteFrom('site_settings').where('name', '=', 'logo').execute();
  await clean(4 * DAY_MS);
  expect(await isServed(logo)).toBe(false);
});

it('replaced avatar: selected again during the clean-up → kept or refused, never lost', async () => {
  const url = await upload();
  await wear(url);
  await wear('');
  const hold = await world.pool.connect();
  await hold.query('BEGIN');
  await hold.query("SELECT id FROM users WHERE username = 'owner_a' FOR NO KEY UPDATE");
  const both = Promise.all([
    world.call('POST', 'account/profile', { avatar: url }, { as: 'owner' }),
    clean(2 * DAY_MS),
  ]);
  await waitForBlockedStatements(world);
  await hold.query('COMMIT');
  hold.release();
  const [reply] = await both;
  expect(await isServed(url)).toBe(reply.code === 1);
});

it('replaced avatar: save fails → nothing recorded', async () => {
  const [first, second] = [await upload(), await upload()];
  await wear(first);
  const taken = { avatar: second, username: 'booker_a' };
  expect((await world.call('POST', 'account/profile', taken, { as: 'owner' })).data.reason).toBe(
    'username_taken',
  );
  expect(await world.db.selectFrom('replaced_pictures').select('path').execute()).toEqual([]);
});
