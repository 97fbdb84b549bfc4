import pg from 'pg';

/**
 * Opens a second, small pool to the same database for readiness checks, clock checks and alarms. They answer while
 * every connection of `pool` is in use, because they never queue behind calls. It connects at its first query.
 */
export function openWatchPool({ options }: pg.Pool): pg.Pool {
  const watch = new pg.Pool({
    ...options,
    // The pool makes its password non-enumerable.
    ...(options.password === undefined ? {} : { password: options.password }),
    max: 2,
    min: 0,
    connectionTimeoutMillis: Math.min(options.connectionTimeoutMillis ?? 2_000, 2_000),
    idleTimeoutMillis: 30_000,
    statement_timeout: 5_000,
    application_name: 'serai watch',
  });
  watch.on('error', () => {});
  watch.on('connect', (client) => client.on('error', () => {}));
  return watch;
}
