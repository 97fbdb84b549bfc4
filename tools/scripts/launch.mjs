import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { root, say } from './project.mjs';
import { ensureDrawn } from './sample-pictures.mjs';

/**
 * Runs a built part of the server (`main`, `commands/import`) in this very process, after installing and
 * building what is missing. One process: signals, exit code and terminal are its own.
 */
export async function launch(part, args) {
  process.chdir(root);
  ensureInstalled();
  ensureBuilt();
  if (part === 'main') ensureDrawn();
  const file = join(root, 'dist/server', `${part}.js`);
  if (!existsSync(file)) {
    say(`There is no ${part}.`);
    process.exit(1);
  }
  process.env.NODE_ENV = 'production';
  process.setSourceMapsEnabled(true);
  process.argv.splice(1, process.argv.length, file, ...args);
  await import(pathToFileURL(file).href);
}
