import { runMigrations } from 'graphile-worker';
import type { Pool } from 'pg';

/** Brings the tables of graphile-worker to its version, as the owner of the database: the worker itself may not. */
export function prepareJobs(owner: Pool): Promise<void> {
  return runMigrations({ pgPool: owner });
}
