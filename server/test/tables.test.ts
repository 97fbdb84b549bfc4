import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '../src/platform/db/connect.ts';
import { projectRoot } from '../src/platform/env/project-root.ts';
import type { Tables } from '../src/tables.ts';
import { describeTables } from './describe-tables.ts';
import { createTestDatabase } from './harness.ts';

test('tables.ts → matches the migrations', async () => {
  const { db, pool } = await openDatabase<Tables>(await createTestDatabase(), { log: () => {} });
  const described = await describeTables(pool);
  await db.destroy();
  const written = await readFile(join(projectRoot, 'server/src/tables.ts'), 'utf8');
  // The file is formatted, so only its words are compared.
  const words = (text: string) => text.replace(/[\s|;,]+/g, '');
  expect(words(written) === words(described), 'out of date: npm run tables').toBe(true);
});
