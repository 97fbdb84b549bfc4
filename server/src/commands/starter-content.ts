import { loadStarterContent } from '../features/content/content.ts';
import { openPortalDatabase } from '../platform/db/portal-database.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { readSettings } from '../platform/env/settings.ts';
import { StartRefused } from '../platform/env/start-refused.ts';
import type { Tables } from '../tables.ts';

/** npm run starter-content [-- --publish]: texts to begin with, as drafts or published; a second time adds nothing. */
async function addStarterContent(publish: boolean): Promise<number> {
  const database = await openPortalDatabase<Tables>(
    readSettings(process.env),
    () => {},
    () => process.exit(75),
  );
  try {
    const { channels, articles } = await inTransaction(database.db, (trx) =>
      loadStarterContent(trx, { now: new Date(), publish }),
    );
    const state = publish ? 'published' : 'as drafts';
    process.stdout.write(`Added ${channels} channels and ${articles} articles ${state}.\n`);
    return 0;
  } finally {
    await database.close();
  }
}

addStarterContent(process.argv.includes('--publish')).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof StartRefused ? error.message : String(error)}\n`);
    process.exitCode = error instanceof StartRefused ? error.exitCode : 1;
  },
);
