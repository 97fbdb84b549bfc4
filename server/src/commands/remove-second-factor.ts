import { disableSecondFactor } from '../features/accounts/accounts.ts';
import { openCommandDatabase } from '../platform/db/command-database.ts';
import { withEnvFile } from '../platform/env/read-env-file.ts';
import { readSettings } from '../platform/env/settings.ts';
import { StartRefused } from '../platform/env/start-refused.ts';
import type { Tables } from '../tables.ts';

const USAGE = `Usage: npm run remove-second-factor -- <account name>
Turns two-step verification off for somebody who has lost the app and the recovery codes; make sure who asks.
`;

/** npm run remove-second-factor -- <account>: removes the second factor of a user who has lost it. */
async function removeSecondFactor(username: string | undefined): Promise<number> {
  if (!username) {
    process.stderr.write(USAGE);
    return 64;
  }
  const database = await openCommandDatabase<Tables>(readSettings(withEnvFile(process.env)));
  try {
    const outcome = await disableSecondFactor(database.db, username, new Date());
    const isDone = outcome === 'done';
    const words = {
      done: `Two-step verification of ${username} is off; the user is told by email.`,
      'no user': `There is no account ${username}.`,
      'no factor': `${username} has no two-step verification.`,
    };
    (isDone ? process.stdout : process.stderr).write(`${words[outcome]}\n`);
    return isDone ? 0 : 1;
  } finally {
    await database.close();
  }
}

removeSecondFactor(process.argv[2]).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof StartRefused ? error.message : String(error)}\n`);
    process.exitCode = error instanceof StartRefused ? error.exitCode : 1;
  },
);
