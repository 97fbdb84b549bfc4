import { join } from 'node:path';
import type pg from 'pg';
import { DirectoryHeld } from '../embedded-postgres/directory-lock.ts';
import { findEmbeddedConnection, startEmbeddedPostgres } from '../embedded-postgres/embedded-postgres.ts';
import { projectRoot } from '../env/project-root.ts';
import { StartRefused } from '../env/start-refused.ts';
import { prepareJobs } from '../jobs/prepare-jobs.ts';
import {
  connectAs,
  type DatabaseSource,
  findApplicationRole,
  prepareApplicationRole,
} from './application-role.ts';
import { type Database, openDatabase } from './connect.ts';
import { isAtHead, migrate } from './migrate.ts';

/** Writes one line of the log; `warn` if an operator must act. */
export type LogLine = (line: string, level?: 'info' | 'warn') => void;

export interface PortalDatabase<T> extends Database<T> {
  /** Closes connections, then stops the embedded server if there is one. */
  close(): Promise<void>;
}

/**
 * Opens the portal's database with the current schema: the embedded server in `dataDir`, or the database of
 * `databaseUrl`. `onLockLost` is called when another process has taken over the data directory.
 */
export async function openPortalDatabase<T>(
  settings: { dataDir: string; databaseUrl: string | undefined },
  log: LogLine,
  onLockLost: () => void,
  /** Refuses a database before it is migrated. */
  check: (owner: DatabaseSource) => Promise<void> = async () => {},
): Promise<PortalDatabase<T>> {
  const embedded = settings.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({ dataDir: settings.dataDir, log, onLockLost });
  try {
    const owner = embedded?.connection ?? settings.databaseUrl!;
    await check(owner);
    const database = await openDatabase<T>(await prepareDatabase(owner, embedded !== undefined, log), {
      log,
    });
    const close = async () => {
      await database.close();
      await embedded?.stop();
    };
    return { ...database, close };
  } catch (error) {
    // The server is detached: if the portal refuses to start, it must be stopped.
    await embedded?.stop();
    throw error;
  }
}

/**
 * Like the above for a command that may run beside the portal: if a portal holds the data directory, its
 * database is used and left running.
 */
export async function openBesidePortal<T>(
  settings: { dataDir: string; databaseUrl: string | undefined },
  onLockLost: () => void,
  check?: (owner: DatabaseSource) => Promise<void>,
): Promise<PortalDatabase<T>> {
  try {
    return await openPortalDatabase<T>(settings, () => {}, onLockLost, check);
  } catch (error) {
    if (!(error instanceof DirectoryHeld)) throw error;
    return attach<T>(findEmbeddedConnection(settings.dataDir));
  }
}

async function attach<T>(owner: pg.PoolConfig): Promise<PortalDatabase<T>> {
  const log = () => {};
  const { pool, close } = await openDatabase(owner, { log, maxConnections: 2 });
  try {
    if (!(await isAtHead(pool, join(projectRoot, 'server/migrations')))) {
      throw new StartRefused(
        'The portal that runs is of another version than this command. Start this one first.',
      );
    }
    const role = await findApplicationRole(pool, true);
    return await openDatabase<T>(connectAs(role, owner), { log, maxConnections: 4 });
  } finally {
    await close();
  }
}

/**
 * Migrates a database as the owner of its tables, and returns the connection of the portal as the role with the
 * rights of a running portal (`login`: see ApplicationRole).
 */
export async function prepareDatabase(
  owner: DatabaseSource,
  login: boolean,
  log: LogLine,
): Promise<DatabaseSource> {
  const { pool, close } = await openDatabase(owner, { log, maxConnections: 2 });
  try {
    await migrate(pool, join(projectRoot, 'server/migrations'), log);
    await prepareJobs(pool);
    const role = await prepareApplicationRole(pool, { login, log });
    return role ? connectAs(role, owner) : owner;
  } finally {
    await close();
  }
}
