import { spawnSync } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../src/platform/db/connect.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { startEmbeddedPostgres } from '../src/platform/embedded-postgres/embedded-postgres.ts';
import { projectRoot } from '../src/platform/env/project-root.ts';
import type { Tables } from '../src/tables.ts';
import { describeTables } from './describe-tables.ts';

// npm run tables: writes server/src/tables.ts from the migrations, on a temporary database.
const dataDir = await mkdtemp(join(tmpdir(), 'serai-tables-'));
await chmod(dataDir, 0o711);
const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} });
const { db, pool } = await openDatabase<Tables>(postgres.connection, { log: () => {} });
await migrate(pool, join(projectRoot, 'server/migrations'));
const file = join(projectRoot, 'server/src/tables.ts');
await writeFile(file, await describeTables(pool));
await db.destroy();
await postgres.stop();
await rm(dataDir, { recursive: true, force: true });
spawnSync(join(projectRoot, 'node_modules/.bin/biome'), ['check', '--write', file], { stdio: 'inherit' });
