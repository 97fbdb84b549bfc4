import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { importWords as en } from '@serai/phrases/en/import';
import { fill, inLanguage, readLang } from '@serai/phrases/lang';
import { importWords as zh } from '@serai/phrases/zh/import';
import { importWorld } from '../composition/import-world.ts';
import { findPriceSettings } from '../features/site/site.ts';
import { describeReport } from '../platform/csv-import/describe-report.ts';
import { openCommandDatabase } from '../platform/db/command-database.ts';
import { withEnvFile } from '../platform/env/read-env-file.ts';
import { readSettings } from '../platform/env/settings.ts';
import { StartRefused } from '../platform/env/start-refused.ts';
import { openStorages } from '../platform/files/open-storages.ts';
import type { Tables } from '../tables.ts';

const EXIT = { faults: 1, unconfirmed: 2, usage: 64, noFolder: 66, held: 75 };
const lang = readLang(process.env.LANG?.startsWith('zh') ? 'zh-cn' : 'en');
const words = inLanguage(lang, { zh, en });

/** npm run import -- <folder>: imports hotels, cars and airport transfers in one transaction. */
async function importFolder(args: string[]): Promise<number> {
  const asked = readArguments(args);
  if (asked?.values.help) return say(0, words.import_usage);
  const folder = asked?.positionals[0];
  if (!asked || !folder || asked.positionals.length > 1) return say(EXIT.usage, words.import_usage);
  // npm runs scripts in the project folder, but the path is relative to the caller's folder.
  const path = resolve(process.env.INIT_CWD ?? process.cwd(), folder);
  const found = await stat(path).catch(() => undefined);
  if (!found?.isDirectory()) return say(EXIT.noFolder, fill(words.no_folder, { folder: path }));
  const { preview: isPreview = false, yes = false } = asked.values;
  const settings = readSettings(withEnvFile(process.env));
  const database = await openCommandDatabase<Tables>(settings, { isNew: asked.values.new ?? false });
  try {
    const report = await importWorld(database.db, path, {
      today: new Date().toISOString().slice(0, 10),
      mode: isPreview ? 'preview' : yes ? 'confirmed' : 'careful',
      storages: openStorages(settings),
    });
    const { currency } = await findPriceSettings(database.db);
    const lines = describeReport(report, { lang, currency, isPreview }).join('\n');
    if (report.faults.length > 0) return say(EXIT.faults, lines);
    return say(report.isKept || isPreview ? 0 : EXIT.unconfirmed, lines);
  } finally {
    await database.close();
  }
}

function readArguments(args: string[]) {
  const flag = { type: 'boolean' } as const;
  try {
    return parseArgs({
      args,
      options: { preview: flag, yes: flag, new: flag, help: flag },
      allowPositionals: true,
    });
  } catch {
    return undefined;
  }
}

function say(code: number, text: string): number {
  (code === 0 ? process.stdout : process.stderr).write(`${text}\n`);
  return code;
}

importFolder(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    // 57P01 or a lost connection: the portal that runs the database was stopped.
    const isStopped = /terminating connection|Connection terminated|57P0/.test(String(error));
    const text = isStopped ? words.database_stopped : String(error);
    process.stderr.write(`${error instanceof StartRefused ? error.message : text}\n`);
    process.exitCode = error instanceof StartRefused ? error.exitCode : isStopped ? EXIT.held : EXIT.faults;
  },
);
