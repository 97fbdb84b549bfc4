import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestWorld, type TestWorld } from '../../../test/harness.ts';
import { type HostileFile, hostileFiles, hostileWhenMoreIsAllowed } from '../../../test/hostile-files.ts';
import { listFiles, sendFile } from '../../../test/send-file.ts';
import { openStorages } from '../../platform/files/open-storages.ts';

const MIB = 1024 * 1024;
let world: TestWorld;
let root: string;
let dataDir: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'serai-hostile-'));
  dataDir = join(root, 'data');
  world = await openTestWorld({ storages: openStorages({ dataDir }) });
});
afterAll(async () => {
  await world.close();
  await rm(root, { recursive: true, force: true });
});

const usual = await hostileFiles();
const more = hostileWhenMoreIsAllowed();

/** Returns the refusal of a file, or "harmless" after a check as a browser would receive it. */
async function tryOn(file: HostileFile): Promise<string> {
  // Avoids the hourly upload limit.
  world.clock.advance(3_600_000);
  const reply = await sendFile(world, file);
  if (reply.code !== 1) return reply.data.reason;
  const served = await world.fastify.inject({ url: reply.data.file.url });
  const type = String(served.headers['content-type']);
  expect(served.statusCode).toBe(200);
  expect(served.headers['x-content-type-options']).toBe('nosniff');
  expect(served.headers['content-security-policy']).toContain('sandbox');
  expect(type).not.toMatch(/html|svg|xml;|text|script/);
  if (String(served.headers['content-disposition']).startsWith('attachment')) return 'harmless';
  expect(type).toMatch(/^image\/(jpeg|png|webp|gif)$/);
  for (const hidden of ['<script', '<?php', '<svg', 'PK\x03\x04', 'marker']) {
    expect(served.rawPayload.includes(hidden), hidden).toBe(false);
  }
  return 'harmless';
}

describe('P17: hostile files', () => {
  let peak = 0;
  let before = 0;
  let sampling: NodeJS.Timeout;
  beforeAll(() => {
    before = process.memoryUsage.rss();
    sampling = setInterval(() => {
      peak = Math.max(peak, process.memoryUsage.rss());
    }, 5);
  });
  afterAll(() => clearInterval(sampling));

  it.each(usual.map((file) => [file.title, file] as const))(
    'hostile file (P17): %s → handled safely',
    async (_title, file) => {
      expect(await tryOn(file)).toBe(file.outcome);
    },
  );

  it('ajax/upload: more kinds allowed → accepted', async () => {
    const suffixes = '.JPG, png,.Gif,zip,docx,xlsx,doc,txt,csv,svg,HTML';
    await world.db
      .insertInto('site_settings')
      .values([{ name: 'uploadSuffixes', value: JSON.stringify(suffixes) }])
      .execute();
  });

  it.each(more.map((file) => [file.title, file] as const))(
    'hostile file (P17): allowed kind, %s → handled safely',
    async (_title, file) => {
      expect(await tryOn(file)).toBe(file.outcome);
    },
  );

  it('hostile uploads (P17): many → no file without its row, none outside the folder, memory bounded', async () => {
    const rows = await world.db.selectFrom('uploads').select(['path', 'size']).orderBy('path').execute();
    expect(await listFiles(dataDir)).toEqual(rows.map(({ path }) => `storage/${path}`));
    expect(await listFiles(root)).toHaveLength(rows.length);
    const grownMib = Math.round((peak - before) / MIB);
    process.stdout.write(
      `P17: ${usual.length + more.length} hostile files, ${rows.length} stored harmless, 0 accepted bad, 0 outside; memory grew by ${grownMib} MiB of 150\n`,
    );
    expect(usual.length + more.length).toBeGreaterThanOrEqual(60);
    expect(grownMib).toBeLessThan(150);
  });
});
