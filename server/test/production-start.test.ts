import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { askAsOwner, createTestDatabases } from './harness.ts';
import { freePort, type PortalProcess, spawnPortal, untilReady } from './reliability/portal-process.ts';

// A portal in production on a served database: what its first operator reads and what a second start answers.
let folder: string;
let port: number;
let portal: PortalProcess;
let databaseUrl: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'serai-production-'));
  port = await freePort();
  const { owner } = await createTestDatabases();
  await askAsOwner(owner, `DELETE FROM users WHERE role = 'operator'`);
  const { host, port: databasePort, user, password, database } = owner;
  const secret = password ? `:${encodeURIComponent(String(password))}` : '';
  databaseUrl = `postgres://${user}${secret}@localhost:${databasePort ?? 5432}/${database}?host=${encodeURIComponent(host!)}`;
  portal = await start(folder, port);
  await untilReady(portal);
}, 240_000);

afterAll(async () => {
  portal.signal('SIGTERM');
  await portal.ended;
  await rm(folder, { recursive: true, force: true });
});

function start(dataDir: string, at: number): Promise<PortalProcess> {
  return spawnPortal(dataDir, at, 'main.ts', [], {
    PUBLIC_URL: `http://localhost:${at}`,
    HOST: '127.0.0.1',
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'info',
  });
}

it('production start, output not a terminal: set-up link → in a file of its owner, not in the log', async () => {
  const path = join(folder, 'set-up-link.txt');
  await vi.waitUntil(() => existsSync(path), { timeout: 30_000 });
  const [link] = (await readFile(path, 'utf8')).match(/http\S+/) ?? [];
  expect(link).toContain(`http://localhost:${port}/`);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  await vi.waitUntil(() => portal.output().includes(path), { timeout: 30_000 });
  expect(portal.output()).not.toContain(link!);
});

it('production start: without TRUST_PROXY → warning in the log', () => {
  expect(portal.output()).toContain('TRUST_PROXY is not set');
});

it('second portal: same port → exits with one sentence, no stack trace', async () => {
  const second = await start(folder, port);
  expect(await second.ended, second.output()).toBe(1);
  expect(second.output()).toContain(`Port ${port} is already in use. Set PORT to another one`);
  expect(second.output()).not.toContain('    at ');
}, 120_000);

it('second portal: other secret keys than its database → exits with 78 and names the setting', async () => {
  const second = await start(join(folder, 'elsewhere'), await freePort());
  expect(await second.ended, second.output()).toBe(78);
  expect(second.output()).toContain('Set SECRET_KEYS as the other portals have it');
}, 120_000);
