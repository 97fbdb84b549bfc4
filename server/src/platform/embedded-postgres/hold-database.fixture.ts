// Runs as a separate process in tests: starts the database of a directory, reports it, and stays until
// SIGTERM or a kill. Exits like the portal if it may not start.
import { StartRefused } from '../env/start-refused.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

try {
  const log = (line: string) => console.error(line);
  const database = await startEmbeddedPostgres({ dataDir: process.argv[2]!, log });
  process.once('SIGTERM', async () => {
    await database.stop();
    process.exit(0);
  });
  setInterval(() => {}, 60_000);
  // Last, because readers of this line may stop the process at once.
  console.log(JSON.stringify({ pid: database.pid, connection: database.connection }));
} catch (error) {
  console.error((error as Error).message);
  process.exit(error instanceof StartRefused ? error.exitCode : 1);
}
