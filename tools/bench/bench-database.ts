import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg, { type PoolConfig } from 'pg';
import { type Database, openDatabase } from '../../server/src/platform/db/connect.ts';
import { prepareDatabase } from '../../server/src/platform/db/portal-database.ts';
import { startEmbeddedPostgres } from '../../server/src/platform/embedded-postgres/embedded-postgres.ts';
import { projectRoot } from '../../server/src/platform/env/project-root.ts';
import type { Tables } from '../../server/src/tables.ts';
import { type CatalogueSize, fillCatalogue } from './fill-catalogue.ts';
import { undoInterruptedBookings } from './members.ts';
import { askedCities, fillNights } from './nights-table.ts';

const migrations = join(projectRoot, 'server/migrations');
/** Maximum days between the catalogue's first night and a stay of the bench. */
const freshForDays = 60;

const size: CatalogueSize = { cities: 500, hotels: 100_000, largest: 3_000, nights: 365 };

export interface BenchDatabase extends Database<Tables> {
  /** How the portal connects to it. */
  connection: PoolConfig;
  /** The first night of the catalogue, YYYY-MM-DD. */
  firstNight: string;
  /** Number of cities in the catalogue. */
  cities: number;
}

/**
 * Opens the bench's own database with 100,000 hotels, kept under `.cache/bench` for the next run. Rebuilds it
 * (some minutes, about 5 GB) if it is missing, two months old, or the tables or filling code have changed.
 */
export async function openBenchDatabase(say: (line: string) => void): Promise<BenchDatabase> {
  const database = await openKept('bench', await fingerprintSources(), async ({ pool }, today) => {
    say(
      'Making the catalogue of the bench: 100,000 hotels, 300,000 room types, 600,000 rate plans, 365 nights.',
    );
    await fillCatalogue(pool, size, today, say);
    say("  the catalogue is complete; now SQL's own table of nights");
    const cityIds = askedCities(size.cities).map(({ cityId }) => cityId);
    await fillNights(pool, cityIds);
    say('  the catalogue is made');
  });
  await undoInterruptedBookings(database.db, say);
  return { ...database, firstNight: database.madeOn, cities: size.cities };
}

/** A database that the bench keeps for its next run. */
export interface KeptDatabase extends Database<Tables> {
  /** How the portal connects to it. */
  connection: PoolConfig;
  /** The day it was made, YYYY-MM-DD. */
  madeOn: string;
}

/**
 * Opens the database `.cache/<name>`. If it has another `fingerprint`, is two months old, or was left
 * incomplete by an interrupted run, it is removed and `fill` makes a new one. `copied`: opens a copy that is
 * made for each run.
 */
export async function openKept(
  name: string,
  fingerprint: string,
  fill: (database: Database<Tables>, today: string) => Promise<void>,
  { copied = false, say = () => {} }: { copied?: boolean; say?: (line: string) => void } = {},
): Promise<KeptDatabase> {
  const folder = join(projectRoot, '.cache', name);
  const today = new Date().toISOString().slice(0, 10);
  const mark = join(folder, 'made-from.json');
  const made = existsSync(mark)
    ? (JSON.parse(await readFile(mark, 'utf8')) as { fingerprint: string; day: string })
    : undefined;
  const isFresh = made?.fingerprint === fingerprint && daysBetween(made.day, today) < freshForDays;
  if (!isFresh) await removeKept(folder);
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o711);
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: () => {} });
  // The portal is measured with its runtime permissions; the bench itself fills and empties tables.
  const connection = (await prepareDatabase(postgres.connection, true, () => {})) as PoolConfig;
  const open = (owner: PoolConfig) =>
    openDatabase<Tables>(owner, { log: () => {}, statementTimeoutMs: 600_000 });
  let database = await open(postgres.connection);
  if (!isFresh) {
    await fill(database, today);
    await writeFile(mark, JSON.stringify({ fingerprint, day: today }));
  }
  if (copied) {
    await database.close();
    say('Copying what is kept');
    await copyDatabase(postgres.connection);
    database = await open({ ...postgres.connection, database: copy });
  }
  return {
    ...database,
    connection: copied ? { ...connection, database: copy } : connection,
    madeOn: isFresh ? made.day : today,
    close: async () => {
      await database.close();
      await postgres.stop();
    },
  };
}

/** An interrupted run has left its server, which would remove the next one's socket when it ends. */
async function removeKept(folder: string): Promise<void> {
  if (existsSync(join(folder, 'postgres'))) {
    const left = await startEmbeddedPostgres({ dataDir: folder, log: () => {} }).catch(() => undefined);
    await left?.stop();
  }
  await rm(folder, { recursive: true, force: true });
}

const copy = 'bench_copy';

/**
 * Replaces the copy of a database, whatever the last run has left. No client may be connected to the
 * database.
 */
async function copyDatabase(owner: PoolConfig): Promise<void> {
  const admin = new pg.Client({ ...owner, database: 'template1' });
  await admin.connect();
  try {
    await admin.query(`DROP DATABASE IF EXISTS ${copy} WITH (FORCE)`);
    await admin.query(`CREATE DATABASE ${copy} TEMPLATE "${owner.database}" STRATEGY FILE_COPY`);
  } finally {
    await admin.end();
  }
}

/** Fingerprint of the tables, and of the bench's files that fill them. */
export async function fingerprintSources(
  fillers = ['city-sizes.ts', 'fill-catalogue.ts', 'nights-table.ts'],
): Promise<string> {
  const here = join(projectRoot, 'tools/bench');
  const files = (await readdir(migrations)).sort().map((name) => join(migrations, name));
  for (const name of fillers) files.push(join(here, name));
  const hash = createHash('sha256');
  for (const file of files) hash.update(await readFile(file));
  return hash.digest('hex');
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}
