import { resolve } from 'node:path';
import { readLang } from '@serai/phrases/lang';
import { importWorld } from '../import-world.ts';
import { describeFault } from '../platform/csv-import/import-faults.ts';
import { openPortalDatabase } from '../platform/db/portal-database.ts';
import { readSettings } from '../platform/env/settings.ts';
import { StartRefused } from '../platform/env/start-refused.ts';
import { openStorages } from '../platform/files/open-storages.ts';
import type { Tables } from '../tables.ts';

/** npm run import -- <folder>: loads hotels, cars and airport transfers, all of it or nothing. */
async function importFolder(folder: string | undefined): Promise<number> {
  if (!folder) {
    process.stderr.write('Usage: npm run import -- <folder with CSV files>   (see docs/import.md)\n');
    return 64;
  }
  // npm runs scripts in the project's folder; the path was typed where npm was called.
  const path = resolve(process.env.INIT_CWD ?? process.cwd(), folder);
  const settings = readSettings(process.env);
  const database = await openPortalDatabase<Tables>(
    settings,
    () => {},
    () => process.exit(75),
  );
  try {
    const lang = readLang(process.env.LANG?.startsWith('zh') ? 'zh-cn' : 'en');
    const report = await importWorld(database.db, path, {
      today: new Date().toISOString().slice(0, 10),
      storages: openStorages(settings),
    });
    for (const fault of report.faults) process.stderr.write(`${describeFault(fault, lang)}\n`);
    if (report.faults.length) return 1;
    for (const [file, { rows }] of Object.entries(report.tallies))
      process.stdout.write(`${file}: ${rows} read\n`);
    process.stdout.write(`${report.changedInAll} changed\n`);
    return 0;
  } finally {
    await database.close();
  }
}

importFolder(process.argv[2]).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof StartRefused ? error.message : String(error)}\n`);
    process.exitCode = error instanceof StartRefused ? error.exitCode : 1;
  },
);
