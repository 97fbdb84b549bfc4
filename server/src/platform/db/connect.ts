import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { StartRefused } from '../env/start-refused.ts';
import { describeClockDifference, isClockRight, readClockDifference } from './clock-difference.ts';
import { nameStatements } from './named-statements.ts';
import { parserFor } from './value-parsers.ts';

const OLDEST_MAJOR = 15;

export interface DatabaseOptions {
  log: (line: string) => void;
  /** Maximum number of connections; the embedded server allows 60 in all. Default 20. */
  maxConnections?: number;
  /** The server cancels a statement that runs longer. Default 15,000. */
  statementTimeoutMs?: number;
  /** Maximum time that a call waits for a free or new connection. Default 5,000. */
  connectionTimeoutMs?: number;
  /** Shown in `pg_stat_activity`. */
  applicationName?: string;
}

export interface Database<T> {
  db: Kysely<T>;
  /**
   * For features that Kysely lacks (COPY, LISTEN). A rejected `pool.query()` destroys its connection: if a refusal
   * is normal, return a status instead of raising, or use `db`.
   */
  pool: pg.Pool;
  /** Waits for running queries and closes all connections; may be called twice. */
  close(): Promise<void>;
}

/**
 * Connects to a PostgreSQL database, given as connection parameters or a `postgres://` address, and verifies that
 * it is suitable. Result types: `bigint` number (an unsafe one throws), `date` 'YYYY-MM-DD', `timestamptz` Date,
 * and arrays of these.
 * @throws StartRefused if it is unreachable or older than 15, or if its clock is off by a minute.
 */
export async function openDatabase<T>(
  source: string | pg.PoolConfig,
  options: DatabaseOptions,
): Promise<Database<T>> {
  const pool = new pg.Pool({
    ...(typeof source === 'string' ? { connectionString: source } : source),
    types: { getTypeParser: parserFor },
    max: options.maxConnections ?? 20,
    application_name: options.applicationName ?? 'serai',
    connectionTimeoutMillis: options.connectionTimeoutMs ?? 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    statement_timeout: options.statementTimeoutMs ?? 15_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  // An idle connection that breaks (the server was restarted) is dropped; without a listener it would end the
  // process.
  pool.on('error', (error) => options.log(`A database connection was lost: ${error.message}`));
  // The same for a connection in use: its query rejects, and that is where the loss is handled.
  pool.on('connect', (client) => client.on('error', () => {}));
  let closing: Promise<void> | undefined;
  const db = new Kysely<T>({ dialect: new PostgresDialect({ pool: nameStatements(pool) }) });
  const close = () => {
    // Kysely ends the pool only if it was used, and a pool must not be ended twice.
    closing ??= db.destroy().then(() => (pool.ended || pool.ending ? undefined : pool.end()));
    return closing;
  };
  try {
    await refuseUnfitServer(pool);
  } catch (error) {
    await close();
    throw error;
  }
  return { db, pool, close };
}

async function refuseUnfitServer(pool: pg.Pool): Promise<void> {
  const facts = await pool
    .query<{ version: string; major: number }>(
      `select current_setting('server_version') as version,
              current_setting('server_version_num')::int / 10000 as major`,
    )
    .then(({ rows }) => rows[0]!)
    .catch((error: Error) => {
      throw new StartRefused(`The database cannot be reached: ${error.message || String(error)}`, 1, error);
    });
  if (facts.major < OLDEST_MAJOR) {
    throw new StartRefused(
      `The database is PostgreSQL ${facts.version}; version ${OLDEST_MAJOR} or newer is needed.`,
    );
  }
  const differenceMs = await readClockDifference(pool);
  if (!isClockRight(differenceMs)) throw new StartRefused(describeClockDifference(differenceMs));
}
