import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartRefused } from '../env/start-refused.ts';
import { choosePostgresUser, findBarrier, type PostgresUser } from './postgres-user.ts';

/** Location of one embedded database. All paths are absolute and free of links. */
export interface ClusterPlace {
  /** Holds the cluster and everything beside it; usually the data directory itself. */
  home: string;
  /** PostgreSQL's own data directory. */
  dir: string;
  /** Holds the unix socket; short enough for the 107 bytes a socket's path may have. */
  socketDir: string;
  logFile: string;
  user: PostgresUser;
}

/** Directory for clusters whose data directory the database user may not enter. */
const ROOT_ONLY_HOME = '/var/lib/serai';
const POINTER = 'postgres.location';
/** A socket's path has at most 103 bytes on macOS and 107 on Linux; its name takes 16 of them. */
const MAX_SOCKET_DIR_BYTES = 85;

/**
 * Decides where the cluster of a data directory is located and which user runs it; creates the folders around it.
 * If the database user may not enter the data directory (root's 0700 home), the cluster is placed under
 * `/var/lib/serai`, and a pointer file in the data directory stores its location.
 */
export function placeCluster(dataDir: string, log: (line: string) => void): ClusterPlace {
  const realDataDir = realpathSync(dataDir);
  const home = readPointer(realDataDir) ?? chooseHome(realDataDir, log);
  const dir = join(home, 'postgres');
  const user = choosePostgresUser(dir);
  const socketDir = prepareSocketDir(home, user);
  return { home, dir, socketDir, logFile: join(home, 'postgres.log'), user };
}

/** Creates a folder that only the database user (and root) may enter. */
export function makePrivateDir(path: string, user: PostgresUser): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  chmodSync(path, 0o700);
  if (user) chownSync(path, user.uid, user.gid);
}

function readPointer(dataDir: string): string | undefined {
  const pointer = join(dataDir, POINTER);
  if (!existsSync(pointer)) return undefined;
  const home = readFileSync(pointer, 'utf8').trim();
  if (existsSync(home)) return home;
  // Never start with an empty database where a full one existed.
  throw new StartRefused(`${pointer} says the database is in ${home}, but that folder does not exist.`);
}

function chooseHome(dataDir: string, log: (line: string) => void): string {
  const dir = join(dataDir, 'postgres');
  const barrier = findBarrier(dataDir, choosePostgresUser(dir));
  if (!barrier) return dataDir;
  if (existsSync(dir)) {
    throw new StartRefused(
      `The database in ${dir} cannot be reached by the user it runs as: ${barrier} is closed to others. ` +
        `Open the way with: chmod o+x ${barrier}`,
    );
  }
  mkdirSync(ROOT_ONLY_HOME, { recursive: true, mode: 0o711 });
  const home = mkdtempSync(join(ROOT_ONLY_HOME, 'database-'));
  chmodSync(home, 0o711);
  writeFileSync(join(dataDir, POINTER), `${home}\n`, { mode: 0o600 });
  log(`The database is kept in ${home}, because ${barrier} is closed to the user it runs as.`);
  return home;
}

function prepareSocketDir(home: string, user: PostgresUser): string {
  const beside = join(home, 'socket');
  if (Buffer.byteLength(beside) <= MAX_SOCKET_DIR_BYTES) {
    makePrivateDir(beside, user);
    return beside;
  }
  const name = createHash('sha256').update(home).digest('hex').slice(0, 16);
  const path = join(realpathSync(tmpdir()), `serai-${name}`);
  makePrivateDir(path, user);
  // Shared folder: verify that no other user has created this path before us.
  const found = lstatSync(path);
  if (!found.isDirectory() || found.uid !== (user?.uid ?? process.getuid?.())) {
    throw new StartRefused(`${path} belongs to somebody else. Remove it, or choose a shorter DATA_DIR.`);
  }
  return path;
}
