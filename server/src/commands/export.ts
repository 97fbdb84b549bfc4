import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { importWords as en } from '@serai/phrases/en/import';
import { fill, readLang } from '@serai/phrases/lang';
import { importWords as zh } from '@serai/phrases/zh/import';
import { exportWorld, findExported } from '../composition/export-world.ts';
import { openCommandDatabase } from '../platform/db/command-database.ts';
import { withEnvFile } from '../platform/env/read-env-file.ts';
import { readSettings } from '../platform/env/settings.ts';
import { StartRefused } from '../platform/env/start-refused.ts';
import { openStorages } from '../platform/files/open-storages.ts';
import type { Tables } from '../tables.ts';

const EXIT = { failed: 1, unconfirmed: 2, usage: 64 };
const words = readLang(process.env.LANG?.startsWith('zh') ? 'zh-cn' : 'en') === 'en' ? en : zh;

/** npm run export -- <folder>: exports the database to the files that the import reads. */
async function exportFolder(args: string[]): Promise<number> {
  const asked = readArguments(args);
  if (asked?.values.help) return say(0, words.export_usage);
  const folder = asked?.positionals[0];
  if (!asked || !folder || asked.positionals.length > 1) return say(EXIT.usage, words.export_usage);
  const path = resolve(process.env.INIT_CWD ?? process.cwd(), folder);
  const file = await findExported(path);
  if (file && !asked.values.yes)
    return say(EXIT.unconfirmed, fill(words.would_overwrite, { folder: path, file }));
  const settings = readSettings(withEnvFile(process.env));
  const database = await openCommandDatabase<Tables>(settings);
  try {
    await mkdir(path, { recursive: true });
    const written = await exportWorld(database.db, path, openStorages(settings));
    const lines = Object.entries(written).map(([name, rows]) => fill(words.exported, { file: name, rows }));
    return say(0, lines.join('\n'));
  } finally {
    await database.close();
  }
}

function readArguments(args: string[]) {
  const flag = { type: 'boolean' } as const;
  try {
    return parseArgs({ args, options: { yes: flag, help: flag }, allowPositionals: true });
  } catch {
    return undefined;
  }
}

function say(code: number, text: string): number {
  (code === 0 ? process.stdout : process.stderr).write(`${text}\n`);
  return code;
}

exportFolder(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof StartRefused ? error.message : String(error)}\n`);
    process.exitCode = error instanceof StartRefused ? error.exitCode : EXIT.failed;
  },
);
