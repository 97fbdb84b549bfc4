import { join } from 'node:path';
import { projectRoot } from '../env/project-root.ts';
import { type Database, openDatabase } from './connect.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { migrate } from './migrate.ts';

export interface PortalDatabase<T> extends Database<T> {
  /** Closes connections, then stops the embedded server if there is one. */
  close(): Promise<void>;
}

/**
 * The portal's database at head: the embedded server in `dataDir`, or the one of `databaseUrl`. `onLockLost` is
 * called when another process has taken the data directory over.
 */
export async function openPortalDatabase<T>(
  settings: { dataDir: string; databaseUrl: string | undefined },
  log: (line: string) => void,
  onLockLost: () => void,
): Promise<PortalDatabase<T>> {
  const embedded = settings.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({ dataDir: settings.dataDir, log, onLockLost });
  try {
    const database = await openDatabase<T>(embedded?.connection ?? settings.databaseUrl!, { log });
    const close = async () => {
      await database.close();
      await embedded?.stop();
    };
    await migrate(database.pool, join(projectRoot, 'server/migrations'), log);
    return { ...database, close };
  } catch (error) {
    // The server is detached: a portal that refuses to start must not leave it behind.
    await embedded?.stop();
    throw error;
  }
}
