import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestWorld, type TestWorld } from '../../../test/harness.ts';
import { type S3StandIn, startS3StandIn } from '../../../test/s3-stand-in.ts';
import { listFiles, sendFile } from '../../../test/send-file.ts';
import { openStorages } from '../../platform/files/open-storages.ts';
import { readS3Address } from '../../platform/files/s3-address.ts';
import { cleanUploads } from './clean-uploads.ts';

const log = pino({ level: 'silent' });
let world: TestWorld;
let bucket: S3StandIn;
let dataDir: string;
let storages: ReturnType<typeof openStorages>;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'serai-bucket-'));
  bucket = await startS3StandIn();
  storages = openStorages({ dataDir, s3: readS3Address(bucket.address) });
  world = await openTestWorld({ storages });
  await world.db.insertInto('site_settings').values({ name: 'uploadMode', value: '"s3"' }).execute();
});
afterAll(async () => {
  await world.close();
  bucket.close();
  await rm(dataDir, { recursive: true, force: true });
});

const pdf = Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n');
const send = () => sendFile(world, { name: '合同.pdf', bytes: pdf, query: '' });

it('upload to a bucket: configured → stored there, served like any other', async () => {
  const { code, data } = await send();
  expect(code).toBe(1);
  const path = data.file.url.slice('/storage/'.length);
  expect([...bucket.objects]).toEqual([[path, { type: 'application/pdf', bytes: pdf }]]);
  const served = await world.fastify.inject({ url: data.file.url });
  expect(served.rawPayload.equals(pdf)).toBe(true);
  expect(served.headers['content-disposition']).toMatch(/^attachment/);
  expect(served.headers['content-security-policy']).toContain('sandbox');
  bucket.objects.delete(path);
  expect((await world.fastify.inject({ url: data.file.url })).statusCode).toBe(404);
});

it('upload to a bucket: bucket down → refused, nothing left behind', async () => {
  bucket.objects.clear();
  const uploads = () => world.db.selectFrom('uploads').select('id').execute();
  const before = await uploads();
  bucket.setDown(true);
  expect((await send()).http).toBe(500);
  bucket.setDown(false);
  expect(await uploads()).toEqual(before);
  expect(await listFiles(dataDir)).toEqual([]);
  // It may have arrived although its reply was lost, so the clean-up checks again.
  world.clock.advance(2 * 3_600_000);
  expect(await cleanUploads({ db: world.db, storages, log }, world.clock.now())).toBe(1);
  expect(await world.db.selectFrom('upload_attempts').selectAll().execute()).toEqual([]);
  expect((await send()).code).toBe(1);
});
