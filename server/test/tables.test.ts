import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { expect, test } from 'vitest';
import { openDatabase } from '../src/platform/db/connect.ts';
import { projectRoot } from '../src/platform/env/project-root.ts';
import type { Tables } from '../src/tables.ts';
import { describeSchema } from './describe-schema.ts';
import { describeTables } from './describe-tables.ts';
import { createTestDatabase } from './harness.ts';

test('server/src/tables.ts: compared with the migrated database → equal (npm run tables writes it)', async () => {
  const described = await withDatabase(describeTables);
  const written = await readFile(join(projectRoot, 'server/src/tables.ts'), 'utf8');
  // The file is formatted, so spaces and separators are ignored.
  const words = (text: string) => text.replace(/[\s|;,]+/g, '');
  expect(words(written) === words(described), 'out of date: npm run tables').toBe(true);
});

test('server/schema.sql: compared with the migrated database → equal (npm run tables writes it)', async ({
  skip,
}) => {
  const { described, version } = await withDatabase(async (pool) => ({
    described: await describeSchema(pool),
    version: Number((await pool.query('SHOW server_version_num')).rows[0].server_version_num),
  }));
  skip(version < 180_000, 'other versions of PostgreSQL print some definitions differently');
  const written = await readFile(join(projectRoot, 'server/schema.sql'), 'utf8');
  expect(described.split('\n')).toEqual(written.split('\n'));
});

async function withDatabase<T>(read: (pool: Pool) => Promise<T>): Promise<T> {
  const { db, pool } = await openDatabase<Tables>(await createTestDatabase(), { log: () => {} });
  const found = await read(pool);
  await db.destroy();
  return found;
}
