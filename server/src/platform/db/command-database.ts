import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { projectRoot } from '../env/project-root.ts';
import { EXIT_DIRECTORY_HELD, StartRefused } from '../env/start-refused.ts';
import type { DatabaseSource } from './application-role.ts';
import { openDatabase } from './connect.ts';
import { readMigrationFiles } from './migration-files.ts';
import { openBesidePortal, type PortalDatabase } from './portal-database.ts';

interface CommandSettings {
  dataDir: string;
  databaseUrl: string | undefined;
}

/**
 * Opens the database for a command and first prints its name to stderr. A shell without the service's settings must
 * not work on another database unnoticed, so a command neither creates nor upgrades a database, unless `isNew` asks
 * for a new one. If an embedded portal is running, its database is used.
 * @throws StartRefused if there is no database, or if it is of an older version.
 */
export async function openCommandDatabase<T>(
  settings: CommandSettings,
  { isNew = false }: { isNew?: boolean } = {},
): Promise<PortalDatabase<T>> {
  process.stderr.write(`Database: ${describeDatabase(settings)}\n`);
  if (!settings.databaseUrl && !isNew && !hasCluster(settings.dataDir)) {
    throw new StartRefused(
      `There is no database in ${settings.dataDir}. Set DATA_DIR, DATABASE_URL or SERAI_ENV_FILE as the portal has ` +
        'it, or start the portal once.',
    );
  }
  return openBesidePortal<T>(
    settings,
    () => process.exit(EXIT_DIRECTORY_HELD),
    (owner) => refuseUnprepared(owner, isNew),
  );
}

/** Describes a database without its password: host, port and name, or the folder of the embedded one. */
export function describeDatabase({ dataDir, databaseUrl }: CommandSettings): string {
  if (!databaseUrl) return `embedded, in ${dataDir}`;
  const { username, hostname, port, pathname, searchParams } = new URL(databaseUrl);
  const host = searchParams.get('host') ?? hostname;
  return `${decodeURIComponent(pathname.slice(1))} at ${host}:${port || '5432'} as ${decodeURIComponent(username)}`;
}

function hasCluster(dataDir: string): boolean {
  // The second file points to a cluster elsewhere.
  return ['postgres', 'postgres.location'].some((name) => existsSync(join(dataDir, name)));
}

async function refuseUnprepared(owner: DatabaseSource, isNew: boolean): Promise<void> {
  const { pool, close } = await openDatabase(owner, { log: () => {}, maxConnections: 1 });
  try {
    const applied = await readHead(pool);
    const head = readMigrationFiles(join(projectRoot, 'server/migrations')).at(-1)?.number ?? 0;
    if (applied === undefined && !isNew)
      throw new StartRefused(
        'This database is empty. Start the portal once, or add --new where the command has it.',
      );
    if (applied !== undefined && applied < head)
      throw new StartRefused('This database is of an older version. Start the portal of this version first.');
  } finally {
    await close();
  }
}

async function readHead(pool: pg.Pool): Promise<number | undefined> {
  const { rows } = await pool.query<{ has: boolean }>(
    `SELECT to_regclass('schema_migrations') IS NOT NULL AS has`,
  );
  if (!rows[0]!.has) return undefined;
  const applied = await pool.query<{ number: number }>('SELECT max(number) AS number FROM schema_migrations');
  return applied.rows[0]?.number ?? undefined;
}
