import { openCommandDatabase } from '../platform/db/command-database.ts';
import { acceptSecretKey } from '../platform/db/secret-keys-in-use.ts';
import { withEnvFile } from '../platform/env/read-env-file.ts';
import { openSecretKeys } from '../platform/env/secret-keys.ts';
import { readSettings } from '../platform/env/settings.ts';
import { StartRefused } from '../platform/env/start-refused.ts';
import { secretKeyId } from '../platform/secret-box.ts';
import type { Tables } from '../tables.ts';

const RESULT = `The secret keys of this portal are accepted from now on.
Users whose two-step verification was encrypted with the lost key log in with a recovery code and set it up again;
without a recovery code: npm run remove-second-factor -- <account name>
`;

/** npm run accept-secret-keys: lets the portal start with new secret keys after the former ones were lost. */
async function acceptSecretKeys(): Promise<void> {
  const settings = readSettings(withEnvFile(process.env));
  const database = await openCommandDatabase<Tables>(settings);
  try {
    const [current] = openSecretKeys(settings.secretKeys, settings.dataDir);
    await acceptSecretKey(database.db, secretKeyId(current!));
    process.stdout.write(RESULT);
  } finally {
    await database.close();
  }
}

acceptSecretKeys().catch((error: unknown) => {
  process.stderr.write(`${error instanceof StartRefused ? error.message : String(error)}\n`);
  process.exitCode = error instanceof StartRefused ? error.exitCode : 1;
});
