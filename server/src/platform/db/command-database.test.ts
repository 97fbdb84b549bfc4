import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PoolConfig } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { askAsOwner, createTestDatabases, unhurried } from '../../../test/harness.ts';
import { withEnvFile } from '../env/read-env-file.ts';
import { describeDatabase, openCommandDatabase } from './command-database.ts';
import { openDatabase } from './connect.ts';

const folder = mkdtempSync(join(tmpdir(), 'serai-command-'));
let said: string;

beforeAll(() => {
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    said += String(text);
    return true;
  });
});
afterAll(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

function urlOf({ host, port, user, password, database }: PoolConfig): string {
  const secret = password ? `:${encodeURIComponent(String(password))}` : '';
  return `postgres://${user}${secret}@localhost:${port ?? 5432}/${database}?host=${encodeURIComponent(host!)}`;
}

test('command database: served → host, name and user shown, never the password', () => {
  const databaseUrl = 'postgres://serai:s3cret@db.example.com:6432/portal';
  expect(describeDatabase({ dataDir: '/data', databaseUrl })).toBe('portal at db.example.com:6432 as serai');
  expect(describeDatabase({ dataDir: '/data', databaseUrl: undefined })).toBe('embedded, in /data');
});

test('command database: folder without a database → refused, folder named, nothing created', async () => {
  said = '';
  const dataDir = join(folder, 'none');
  await expect(openCommandDatabase({ dataDir, databaseUrl: undefined })).rejects.toThrow(
    `There is no database in ${dataDir}.`,
  );
  expect([said, existsSync(dataDir)]).toEqual([`Database: embedded, in ${dataDir}\n`, false]);
});

test('command database: older version → refused, nothing upgraded; current version → works', async () => {
  said = '';
  const { owner } = await createTestDatabases();
  const settings = { dataDir: folder, databaseUrl: urlOf(owner) };
  const command = await openCommandDatabase(settings);
  expect((await command.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  await command.close();
  expect(said).toContain(`Database: ${owner.database} at `);

  const newest = '(SELECT max(number) FROM schema_migrations)';
  await askAsOwner(owner, `DELETE FROM schema_migrations WHERE number = ${newest}`);
  await expect(openCommandDatabase(settings, { isNew: true })).rejects.toThrow('of an older version');
  await askAsOwner(owner, 'DROP TABLE schema_migrations');
  await expect(openCommandDatabase(settings)).rejects.toThrow('This database is empty');
  const { pool, close } = await openDatabase(owner, { ...unhurried, maxConnections: 1 });
  const { rows } = await pool.query(`SELECT to_regclass('schema_migrations') AS found`);
  expect(rows).toEqual([{ found: null }]);
  await close();
});

test('settings file: present → read, environment overrides it; named file missing → refused', () => {
  const path = join(folder, 'portal.env');
  writeFileSync(path, 'DATABASE_URL=postgres://a@b/c\nPORT=4000\n');
  expect(withEnvFile({ SERAI_ENV_FILE: path, PORT: '5000' })).toMatchObject({
    DATABASE_URL: 'postgres://a@b/c',
    PORT: '5000',
  });
  expect(() => withEnvFile({ SERAI_ENV_FILE: join(folder, 'absent.env') })).toThrow('SERAI_ENV_FILE');
  expect(readFileSync(path, 'utf8')).toContain('PORT=4000');
});
