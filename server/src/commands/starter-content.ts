import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadStarterContent } from '../features/content/content.ts';
import { openCommandDatabase } from '../platform/db/command-database.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { withEnvFile } from '../platform/env/read-env-file.ts';
import { readSettings } from '../platform/env/settings.ts';
import { StartRefused } from '../platform/env/start-refused.ts';
import { openStorages } from '../platform/files/open-storages.ts';
import type { Tables } from '../tables.ts';

/**
 * npm run starter-content [-- --publish] [--pictures <folder>]: adds starter content as drafts or published,
 * with the pictures created by tools/world/draw-pictures.ts in the folder; a second run adds nothing.
 */
async function addStarterContent({
  publish,
  pictures: folder,
  new: isNew,
}: {
  publish: boolean;
  pictures?: string | undefined;
  new: boolean;
}): Promise<number> {
  const settings = readSettings(withEnvFile(process.env));
  // npm runs scripts in the project folder, but the path is relative to the caller's folder.
  const typed = folder && resolve(process.env.INIT_CWD ?? process.cwd(), folder);
  const pictures = typed ? { pictures: { folder: typed, storages: openStorages(settings) } } : {};
  const database = await openCommandDatabase<Tables>(settings, { isNew });
  try {
    const { channels, articles } = await inTransaction(database.db, (trx) =>
      loadStarterContent(trx, { now: new Date(), publish, ...pictures }),
    );
    const state = publish ? 'published' : 'as drafts';
    process.stdout.write(`Added ${channels} channels and ${articles} articles ${state}.\n`);
    return 0;
  } finally {
    await database.close();
  }
}

const { values } = parseArgs({
  options: {
    publish: { type: 'boolean', default: false },
    pictures: { type: 'string' },
    new: { type: 'boolean', default: false },
  },
});
addStarterContent(values).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof StartRefused ? error.message : String(error)}\n`);
    process.exitCode = error instanceof StartRefused ? error.exitCode : 1;
  },
);
