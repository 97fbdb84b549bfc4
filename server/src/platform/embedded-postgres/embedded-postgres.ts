import { existsSync, readFileSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StartRefused } from '../env/start-refused.ts';
import { type ClusterPlace, makePrivateDir, placeCluster } from './cluster-place.ts';
import { acquireDirectoryLock, type DirectoryLock } from './directory-lock.ts';
import { type PostgresBinaries, preparePostgresBinaries, runPostgresProgram } from './postgres-binaries.ts';
import { type PostgresSettings, type Postmaster, runPostmaster, SUPERUSER } from './postmaster.ts';

const DATABASE = 'serai';
const WATCH_MS = 100;

export interface EmbeddedPostgres {
  /** Connection parameters for `pg`; still valid after the server is restarted. */
  connection: { host: string; port: number; user: string; database: string };
  /** Process number of the server at this moment. */
  readonly pid: number;
  /** Fast shutdown: open transactions are rolled back, then the data directory is free again. */
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  /** Created if missing. The cluster is inside it, or elsewhere if the database user cannot enter it. */
  dataDir: string;
  log: (line: string) => void;
  /** Overrides our settings for a new server: tests that may lose data need not wait for the disk. */
  settings?: PostgresSettings;
  /** Called when another process has taken the data directory over: stop writing and exit. */
  onLockLost?: (line: string) => void;
}

/**
 * Starts the PostgreSQL of a data directory, or adopts it if it is still running, and restarts it when it dies.
 * Takes the directory's lock first, so a directory has one portal.
 * @throws DirectoryHeld if another process holds the directory (exit code 75).
 * @throws StartRefused if this system or user cannot run it.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, log, settings, onLockLost } = options;
  if (process.platform === 'win32') {
    throw new StartRefused('On Windows set DATABASE_URL to a PostgreSQL of version 15 or newer.');
  }
  const lock = await acquireDirectoryLock(dataDir, onLockLost);
  const locks = [lock];
  try {
    const place = placeCluster(dataDir, log);
    // Two data directories may point to the same cluster, for example after a copy.
    if (place.home !== realpathSync(dataDir)) locks.push(await acquireDirectoryLock(place.home, onLockLost));
    const binaries = preparePostgresBinaries(place);
    await createClusterOnce(binaries, place, log);
    const server = await runPostmaster(binaries, place, log, settings);
    await createDatabaseOnce(server);
    return superviseServer(binaries, place, server, locks, log);
  } catch (error) {
    await releaseAll(locks);
    throw error;
  }
}

/** How the server is reached that another process runs in a data directory. */
export function findEmbeddedConnection(dataDir: string): EmbeddedPostgres['connection'] {
  return connectionTo(placeCluster(dataDir, () => {}).socketDir);
}

function connectionTo(socketDir: string): EmbeddedPostgres['connection'] {
  return { host: socketDir, port: 5432, user: SUPERUSER, database: DATABASE };
}

function superviseServer(
  binaries: PostgresBinaries,
  place: ClusterPlace,
  first: Postmaster,
  locks: DirectoryLock[],
  log: (line: string) => void,
): EmbeddedPostgres {
  let server = first;
  let stopping: Promise<void> | undefined;
  let restarting: Promise<void> | undefined;

  const watch = setInterval(() => {
    if (!restarting && !server.isAlive()) restarting = restart();
  }, WATCH_MS);
  watch.unref();

  async function restart(): Promise<void> {
    log(`The database (process ${server.pid}) has ended unexpectedly; starting it again.`);
    try {
      server = await runPostmaster(binaries, place, log);
      log(`The database runs again (process ${server.pid}).`);
    } catch (error) {
      log(`The database could not be started again: ${(error as Error).message}`);
      await sleep(2_000, undefined, { ref: false });
    } finally {
      restarting = undefined;
    }
  }

  async function stop(): Promise<void> {
    clearInterval(watch);
    await restarting;
    if (server.isAlive()) {
      await runPostgresProgram(
        binaries.pgCtl,
        ['stop', '-D', place.dir, '-m', 'fast', '-w', '-t', '30'],
        place,
      );
    }
    await releaseAll(locks);
  }

  return {
    connection: connectionTo(server.socketDir),
    get pid() {
      return server.pid;
    },
    stop: () => {
      stopping ??= stop();
      return stopping;
    },
  };
}

/** Creates the cluster under another name and renames it when complete, so that a kill leaves no partial cluster. */
async function createClusterOnce(
  binaries: PostgresBinaries,
  place: ClusterPlace,
  log: (line: string) => void,
): Promise<void> {
  if (existsSync(place.dir)) return refuseOtherMajor(binaries, place);
  log('Preparing the database.');
  const draft = `${place.dir}.draft`;
  rmSync(draft, { recursive: true, force: true });
  makePrivateDir(draft, place.user);
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  // Only the database user can enter the socket's 0700 folder, so no authentication is needed inside it.
  const access = [`--username=${SUPERUSER}`, '--auth=trust'];
  await runPostgresProgram(binaries.initdb, ['-D', draft, ...locale, ...access], place);
  renameSync(draft, place.dir);
}

function refuseOtherMajor(binaries: PostgresBinaries, place: ClusterPlace): void {
  const major = readFileSync(join(place.dir, 'PG_VERSION'), 'utf8').trim();
  if (major === binaries.major) return;
  throw new StartRefused(
    `The database in ${place.dir} was made by PostgreSQL ${major}; this portal brings PostgreSQL ` +
      `${binaries.major}. Start the version of the portal that belongs to it, or set DATABASE_URL to a PostgreSQL that holds the data.`,
  );
}

async function createDatabaseOnce(server: Postmaster): Promise<void> {
  const client = new pg.Client({ host: server.socketDir, port: 5432, user: SUPERUSER, database: 'postgres' });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (!rowCount) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}

async function releaseAll(locks: DirectoryLock[]): Promise<void> {
  for (const lock of locks.toReversed()) await lock.release();
}
