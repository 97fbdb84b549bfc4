import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PoolConfig } from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../src/platform/db/connect.ts';
import { prepareDatabase } from '../src/platform/db/portal-database.ts';
import { startEmbeddedPostgres } from '../src/platform/embedded-postgres/embedded-postgres.ts';
import type { Tables } from '../src/tables.ts';
import { invariantsFunction } from './invariants.ts';
import { populate } from './population.ts';
import { isAssurance } from './reliability/figure.ts';
import { marksFunction } from './state-digest.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Server for test databases: the embedded one, or that of TEST_DATABASE_URL. */
    testServer: PoolConfig;
    /** The same server with the portal's own role, which has only the rights a running portal needs. */
    portalServer: PoolConfig;
    templateDatabase: string;
  }
}

const silent = () => {};

/**
 * Starts one database server for the whole run, and a migrated, populated template that every test file
 * copies.
 */
export default async function setUp(project: Pick<TestProject, 'provide'>): Promise<() => Promise<void>> {
  const { server, stop } = await startServer(process.env.TEST_DATABASE_URL);
  const templateDatabase = `serai_template_${process.pid}`;
  await onServer(server, async (query) => {
    await query(`DROP DATABASE IF EXISTS ${templateDatabase}`);
    await query(`CREATE DATABASE ${templateDatabase}`);
  });
  const owner = { ...server, database: templateDatabase };
  const portal = await prepareDatabase(owner, !process.env.TEST_DATABASE_URL, silent);
  if (portal === owner || typeof portal === 'string')
    throw new Error('The user of the tests may not make roles');
  const template = await openDatabase<Tables>(portal, { log: silent });
  await populate(template.db);
  await template.close();
  await onServer(owner, async (query) => {
    await query(marksFunction);
    await query(invariantsFunction);
  });
  project.provide('testServer', unsynced(server));
  project.provide('portalServer', unsynced(portal));
  project.provide('templateDatabase', templateDatabase);
  return async () => {
    await onServer(server, (query) => query(`DROP DATABASE IF EXISTS ${templateDatabase}`));
    await stop();
  };
}

function unsynced(server: PoolConfig): PoolConfig {
  return { ...server, options: `${server.options ?? ''} -c synchronous_commit=off` };
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
  // If the user is root, the database server runs as another user, who must be able to enter the folder.
  await chmod(dataDir, 0o711);
  // Nothing here outlives the run, so durability is off. Tests of durability start separate portals.
  const unsafe = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' };
  // Two files in parallel nearly exhaust the default max_connections. Hundreds of databases live for seconds
  // each and need no vacuum; in the assurance run some live long.
  const seldom = isAssurance ? {} : { autovacuum: 'off' };
  const settings = { ...unsafe, ...seldom, max_connections: '200' };
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
