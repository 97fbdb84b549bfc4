import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PoolConfig } from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../src/platform/db/connect.ts';
import { startEmbeddedPostgres } from '../src/platform/db/embedded-postgres.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import type { Tables } from '../src/tables.ts';
import { populate } from './population.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where test databases are made: the embedded server, or the one of TEST_DATABASE_URL. */
    testServer: PoolConfig;
    templateDatabase: string;
  }
}

const silent = () => {};

/** One database server for the whole run, and a migrated, populated template that every test file copies. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { server, stop } = await startServer(process.env.TEST_DATABASE_URL);
  const templateDatabase = `serai_template_${process.pid}`;
  await onServer(server, async (query) => {
    await query(`DROP DATABASE IF EXISTS ${templateDatabase}`);
    await query(`CREATE DATABASE ${templateDatabase}`);
  });
  const template = await openDatabase<Tables>({ ...server, database: templateDatabase }, { log: silent });
  await migrate(template.pool, new URL('../migrations', import.meta.url).pathname);
  await populate(template.db);
  await template.close();
  project.provide('testServer', { ...server, options: '-c synchronous_commit=off' });
  project.provide('templateDatabase', templateDatabase);
  return async () => {
    await onServer(server, (query) => query(`DROP DATABASE IF EXISTS ${templateDatabase}`));
    await stop();
  };
}

async function startServer(url: string | undefined): Promise<{ server: PoolConfig; stop(): Promise<void> }> {
  if (url) {
    const { hostname, port, username, password, pathname, searchParams } = new URL(url);
    const server: PoolConfig = {
      host: searchParams.get('host') ?? hostname,
      port: Number(port || 5432),
      user: username,
      database: pathname.slice(1),
      ...(password ? { password } : {}),
    };
    return { server, stop: async () => {} };
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'serai-test-'));
  // The database server of a root user runs as another one, who must reach its folder.
  await chmod(dataDir, 0o711);
  // Nothing here outlives the run, so nothing waits for the disk. What must not be lost is tried by portals of their own.
  const settings = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' };
  const postgres = await startEmbeddedPostgres({ dataDir, log: silent, settings });
  return {
    server: postgres.connection,
    stop: async () => {
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function onServer(
  server: PoolConfig,
  work: (query: (sql: string) => Promise<unknown>) => Promise<unknown>,
) {
  const { pool, close } = await openDatabase<Tables>(server, { log: silent, maxConnections: 1 });
  try {
    await work((sql) => pool.query(sql));
  } finally {
    await close();
  }
}
