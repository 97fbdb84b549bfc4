import { describeDesk } from '../features/site/site.ts';
import { openDatabase } from '../platform/db/connect.ts';
import { describeSettings } from '../platform/env/describe-settings.ts';
import { withEnvFile } from '../platform/env/read-env-file.ts';
import { readSettings, type Settings } from '../platform/env/settings.ts';
import { StartRefused } from '../platform/env/start-refused.ts';
import type { Tables } from '../tables.ts';

// npm run check-config: prints the settings in force, or all errors at once with exit code 78.
try {
  const settings = readSettings(withEnvFile(process.env));
  const lines = [...describeSettings(settings), `numbers guests can call: ${await readDesk(settings)}`];
  for (const line of lines) process.stdout.write(`${line}\n`);
} catch (error) {
  if (!(error instanceof StartRefused)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = error.exitCode;
}

/**
 * Describes the desk's settings. They are in the database, and the embedded one is only available while the
 * portal runs.
 */
async function readDesk({ databaseUrl }: Settings): Promise<string> {
  if (!databaseUrl) return 'see /console/site';
  const database = await openDatabase<Tables>(databaseUrl, { log: () => {}, maxConnections: 1 });
  try {
    return await describeDesk(database.db);
  } catch {
    return 'not known before the first start';
  } finally {
    await database.close();
  }
}
