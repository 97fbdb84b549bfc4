import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { EXIT_SCHEMA_NEWER, StartRefused } from '../env/start-refused.ts';
import { type MigrationFile, readMigrationFiles } from './migration-files.ts';

/** Chosen once at random; every version of the portal uses it. */
const ADVISORY_LOCK = '7202617493';
const LOCK_WAIT_MS = 60_000;
/** Maximum attempts for a migration whose tables are in use by a running portal. */
const MAX_ATTEMPTS = 5;
/** First line of a file that runs outside a transaction. */
const OUTSIDE = /^-- outside a transaction\n/;
const BUILT_ONCE = /create\s+(unique\s+)?index\s+concurrently\s+(?!if\s+not\s+exists)/i;

interface AppliedMigration {
  number: number;
  name: string;
  checksum: string;
}

/** The database was prepared by a newer portal; this one must not write to it. Exit code 79. */
export class SchemaNewer extends StartRefused {
  constructor(names: string[]) {
    super(
      `The database was upgraded by a newer version of the portal (${names.join(', ')}). Start that version.`,
      EXIT_SCHEMA_NEWER,
    );
  }
}

/** The migration files contradict those recorded in the database. */
export class MigrationMismatch extends StartRefused {}

/**
 * Migrates the database to the schema of this code: applies `NNNN_name.sql` files of a folder in order, each
 * in its own transaction, one process at a time. A file never changes once applied. A file that begins with
 * the line `-- outside a transaction` is for operations that a busy table needs: indexes built concurrently,
 * constraints validated. Its statements, each ending at the end of a line, run one by one; after a kill all
 * of them run again, so each must be repeatable.
 *
 * @returns the names applied now, in order; empty if the schema was current.
 * @throws SchemaNewer, MigrationMismatch
 */
export async function migrate(
  pool: pg.Pool,
  folder: string,
  log: (line: string) => void = () => {},
): Promise<string[]> {
  const files = readMigrationFiles(folder);
  const client = await pool.connect();
  try {
    await consumeTurn(client);
    await client.query(
      `create table if not exists schema_migrations (
         number integer primary key,
         name text not null,
         checksum text not null,
         applied_at timestamptz not null default now()
       )`,
    );
    const pending = findPending(files, await readApplied(client));
    for (const file of pending) {
      await applyPatiently(client, file);
      log(`Applied migration ${file.name}.`);
    }
    return pending.map(({ name }) => name);
  } finally {
    // Closing the session releases the lock and resets settings that a migration may have changed.
    client.release(true);
  }
}

/** Whether the database has exactly the schema of this code; for readiness checks. */
export async function isAtHead(pool: pg.Pool, folder: string): Promise<boolean> {
  const files = readMigrationFiles(folder);
  const { rows } = await pool.query<{ number: number }>(
    'select max(number) as number from schema_migrations',
  );
  return (rows[0]?.number ?? 0) === (files.at(-1)?.number ?? 0);
}

async function consumeTurn(client: pg.PoolClient): Promise<void> {
  const deadline = Date.now() + LOCK_WAIT_MS;
  // Polled instead of waiting for the lock, so that lock_timeout cannot end the waiting.
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>(
      `select pg_try_advisory_lock(${ADVISORY_LOCK}) as taken`,
    );
    if (rows[0]?.taken) return;
    if (Date.now() > deadline)
      throw new StartRefused('Another process has been migrating the database for a minute.');
    await sleep(50);
  }
}

async function readApplied(client: pg.PoolClient): Promise<AppliedMigration[]> {
  const { rows } = await client.query<AppliedMigration>(
    'select number, name, checksum from schema_migrations order by number',
  );
  return rows;
}

function findPending(files: MigrationFile[], applied: AppliedMigration[]): MigrationFile[] {
  const head = files.at(-1)?.number ?? 0;
  const newer = applied.filter(({ number }) => number > head);
  if (newer.length) throw new SchemaNewer(newer.map(({ name }) => name));

  const fileByNumber = new Map(files.map((file) => [file.number, file]));
  for (const { number, name, checksum } of applied) {
    const file = fileByNumber.get(number);
    if (!file) throw new MigrationMismatch(`Migration ${name} was applied, but its file is gone.`);
    if (file.name !== name)
      throw new MigrationMismatch(`Migration ${name} was applied, but its file is now ${file.name}.`);
    if (file.checksum === checksum) continue;
    throw new MigrationMismatch(
      `Migration ${name} was changed after it was applied. Restore it and add a new one.`,
    );
  }

  const appliedHead = applied.at(-1)?.number ?? 0;
  const known = new Set(applied.map(({ number }) => number));
  const pending = files.filter(({ number }) => !known.has(number));
  const late = pending.find(({ number }) => number < appliedHead);
  if (!late) return pending;
  throw new MigrationMismatch(
    `Migration ${late.name} comes before one that was already applied: a version of the portal that this one does not ` +
      'continue has upgraded the database. Start that version or a later release of it, or restore a backup of before. ' +
      `In development, give the migration a number above ${appliedHead}.`,
  );
}

async function applyPatiently(client: pg.PoolClient, file: MigrationFile): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await apply(client, file);
    } catch (error) {
      await client.query('rollback');
      // 55P03: a running portal uses the table. Waiting longer would queue all other users behind us.
      const isBusy = (error as { code?: string }).code === '55P03';
      if (isBusy && attempt < MAX_ATTEMPTS) continue;
      if (error instanceof StartRefused) throw error;
      throw new Error(`Migration ${file.name} failed: ${(error as Error).message}`, { cause: error });
    }
  }
}

async function apply(client: pg.PoolClient, file: MigrationFile): Promise<void> {
  if (OUTSIDE.test(file.sql)) return applyOutside(client, file);
  await client.query(`begin; set local lock_timeout = '3s'; set local statement_timeout = '10min'`);
  const before = await transactionId(client);
  await client.query(file.sql);
  if ((await transactionId(client)) !== before) {
    throw new MigrationMismatch(
      `Migration ${file.name} ends its transaction by itself; take the COMMIT out.`,
    );
  }
  await recordApplied(client, file);
  await client.query('commit');
}

async function applyOutside(client: pg.PoolClient, file: MigrationFile): Promise<void> {
  const statements = file.sql
    .split(/;[ \t]*(?:\n|$)/)
    .filter((each) => each.replace(/^\s*--.*$/gm, '').trim());
  const once = statements.find((each) => BUILT_ONCE.test(each));
  if (once) {
    throw new MigrationMismatch(`Migration ${file.name} cannot run again after a kill: say IF NOT EXISTS.`);
  }
  // Building an index waits for all older transactions, and takes long on a large table.
  await client.query(`set lock_timeout = 0; set statement_timeout = 0`);
  await dropUnfinishedIndexes(client);
  for (const statement of statements) await client.query(statement);
  await recordApplied(client, file);
}

/** An index whose building was interrupted remains unused, and IF NOT EXISTS would accept it as finished. */
async function dropUnfinishedIndexes(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', nspname, relname) as name
     from pg_index join pg_class on pg_class.oid = indexrelid join pg_namespace on pg_namespace.oid = relnamespace
     where not indisvalid and nspname = current_schema()`,
  );
  for (const { name } of rows) await client.query(`drop index concurrently if exists ${name}`);
}

async function recordApplied(
  client: pg.PoolClient,
  { number, name, checksum }: MigrationFile,
): Promise<void> {
  await client.query('insert into schema_migrations (number, name, checksum) values ($1, $2, $3)', [
    number,
    name,
    checksum,
  ]);
}

async function transactionId(client: pg.PoolClient): Promise<string> {
  const { rows } = await client.query<{ id: string }>('select pg_current_xact_id()::text as id');
  return rows[0]!.id;
}
