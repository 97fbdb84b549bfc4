import { spawn } from 'node:child_process';
import {
  closeSync,
  fstatSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { ClusterPlace } from './cluster-place.ts';
import { type PostgresBinaries, postgresEnvironment } from './postgres-binaries.ts';
import { readCommandLine, readStartTime } from './process-identity.ts';

/** A running PostgreSQL, ours or found running. */
export interface Postmaster {
  pid: number;
  socketDir: string;
  isAlive(): boolean;
}

export const SUPERUSER = 'serai';

/** Names and values as in postgresql.conf. */
export type PostgresSettings = Readonly<Record<string, string>>;

const SETTINGS: PostgresSettings = {
  listen_addresses: '',
  port: '5432',
  unix_socket_permissions: '0700',
  max_connections: '60',
  shared_buffers: '128MB',
  // Reads are mostly served from memory: passing each to a worker costs more than the read.
  io_method: 'sync',
  max_wal_size: '1GB',
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // The portal runs many small queries; JIT compilation and parallel workers cost more than they save.
  jit: 'off',
  max_parallel_workers_per_gather: '0',
};

const MAX_LOG_BYTES = 10_000_000;
/** Maximum time without an answer from a server that neither recovers nor shuts down. */
const SILENCE_LIMIT_MS = 60_000;

/**
 * Returns the running server of a cluster: one whose portal was killed, after its recovery, or else a new one. It
 * is detached, so that Ctrl-C at the terminal does not reach it.
 */
export async function runPostmaster(
  binaries: PostgresBinaries,
  place: ClusterPlace,
  log: (line: string) => void,
  settings: PostgresSettings = {},
): Promise<Postmaster> {
  const running = findRunning(place);
  if (running && (await waitUntilAnswering(running, place, log))) {
    log(`Found the database still running (process ${running.pid}).`);
    return running;
  }
  await refuseUnseenServer(place);
  disownPidFile(place.dir);
  // Protected by the pid file in the same way; no other process uses this folder.
  rmSync(join(place.socketDir, '.s.PGSQL.5432.lock'), { force: true });
  return startNew(binaries, place, log, { ...SETTINGS, ...settings });
}

function findRunning(place: ClusterPlace): Postmaster | undefined {
  const lines = readPidFile(place.dir);
  const pid = Number(lines?.[0]);
  if (!lines || !pid || !readCommandLine(pid).includes(place.dir)) return undefined;
  // A server that was started under another TMPDIR has its socket there.
  return postmaster(pid, lines[4] || place.socketDir);
}

function postmaster(pid: number, socketDir: string): Postmaster {
  const startTime = readStartTime(pid);
  return { pid, socketDir, isAlive: () => startTime !== undefined && readStartTime(pid) === startTime };
}

/** True once the server answers, false if it ended before. */
async function waitUntilAnswering(
  server: Postmaster,
  place: ClusterPlace,
  log: (line: string) => void,
): Promise<boolean> {
  let silentSince = Date.now();
  let reportedAt = Date.now();
  while (server.isAlive()) {
    const answer = await ask(server.socketDir);
    if (typeof answer === 'object') {
      if (realpathSync(answer.dataDirectory) === place.dir) return true;
      throw new Error(`The database at ${server.socketDir} serves ${answer.dataDirectory}, not ${place.dir}`);
    }
    // Recovery after a kill may take any time; only a silent server is given up.
    if (answer === 'busy') silentSince = Date.now();
    if (Date.now() - silentSince > SILENCE_LIMIT_MS) {
      throw new Error(`The database (process ${server.pid}) does not answer; see ${place.logFile}`);
    }
    if (Date.now() - reportedAt > 5_000) {
      reportedAt = Date.now();
      log('The database is still starting or recovering.');
    }
    await sleep(10);
  }
  return false;
}

type Answer = { dataDirectory: string } | 'busy' | 'silent';

async function ask(socketDir: string): Promise<Answer> {
  const client = new pg.Client({
    host: socketDir,
    port: 5432,
    user: SUPERUSER,
    database: 'postgres',
    connectionTimeoutMillis: 2_000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ dataDirectory: string }>(
      `select current_setting('data_directory') as "dataDirectory"`,
    );
    return rows[0]!;
  } catch (error) {
    // 57P03: starting up, recovering or shutting down; 53300: all connections taken.
    const { code } = error as { code?: string };
    return code === '57P03' || code === '53300' ? 'busy' : 'silent';
  } finally {
    await client.end().catch(() => {});
  }
}

/** A server in another container on the same volume has no process here, but its socket answers. */
async function refuseUnseenServer(place: ClusterPlace): Promise<void> {
  if (!readPidFile(place.dir) || (await ask(place.socketDir)) === 'silent') return;
  throw new Error(`Another container still runs the database in ${place.dir}. Stop it first.`);
}

/**
 * PostgreSQL refuses to start when the process number in a left-behind pid file is in use, even by a
 * stranger or by unreaped remains. It passes over its own parent's number, and that is us. The file
 * itself stays: PostgreSQL still needs it to see whether orphans of the old server use its memory.
 */
function disownPidFile(dir: string): void {
  const lines = readPidFile(dir);
  if (lines) writeFileSync(join(dir, 'postmaster.pid'), [String(process.pid), ...lines.slice(1)].join('\n'));
}

async function startNew(
  binaries: PostgresBinaries,
  place: ClusterPlace,
  log: (line: string) => void,
  settings: PostgresSettings,
): Promise<Postmaster> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const logStart = statSync(place.logFile, { throwIfNoEntry: false })?.size ?? 0;
    const server = await spawnPostmaster(binaries, place, settings);
    if (await waitUntilAnswering(server, place, log)) return server;
    const said = readFileSync(place.logFile, 'utf8').slice(logStart).trim();
    // Children of a killed server need a moment to notice that it is gone.
    const isOrphaned = said.includes('shared memory block');
    if (!isOrphaned || Date.now() > deadline) throw new Error(`PostgreSQL did not start:\n${said}`);
    await sleep(100);
  }
}

async function spawnPostmaster(
  binaries: PostgresBinaries,
  place: ClusterPlace,
  settings: PostgresSettings,
): Promise<Postmaster> {
  const args = ['-D', place.dir, '-c', `unix_socket_directories=${place.socketDir}`];
  for (const [name, value] of Object.entries(settings)) args.push('-c', `${name}=${value}`);
  const output = openLog(place.logFile);
  try {
    const child = spawn(binaries.postgres, args, {
      ...place.user,
      cwd: '/',
      env: postgresEnvironment(),
      detached: true,
      stdio: ['ignore', output, output],
    });
    await new Promise<void>((resolve, reject) => {
      child.once('spawn', resolve);
      child.once('error', reject);
    });
    child.unref();
    return postmaster(child.pid!, place.socketDir);
  } finally {
    closeSync(output);
  }
}

function openLog(path: string): number {
  const log = openSync(path, 'a', 0o600);
  if (fstatSync(log).size < MAX_LOG_BYTES) return log;
  closeSync(log);
  renameSync(path, `${path}.old`);
  return openSync(path, 'a', 0o600);
}

/** Lines of postmaster.pid: pid, data directory, start time, port, socket directory, …, status. */
function readPidFile(dir: string): string[] | undefined {
  try {
    return readFileSync(join(dir, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return undefined;
  }
}
