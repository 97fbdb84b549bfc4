import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { heapFlags } from './heap-flags.mjs';
import { ensureInstalled } from './install.mjs';
import { root, say } from './project.mjs';
import { ensureDrawn } from './sample-pictures.mjs';
import { supervise } from './supervise.mjs';

/**
 * Runs a built command of the server (`commands/import`) in this process, after installing and building what
 * is missing. One process: signals, exit code and terminal are the command's.
 */
export async function launch(part, args) {
  const file = prepare(part);
  process.setSourceMapsEnabled(true);
  process.argv.splice(1, process.argv.length, file, ...args);
  await import(pathToFileURL(file).href);
}

/** Runs the built portal in a separate process, which is restarted when its watchdog ends it. */
export async function serve(args) {
  const file = prepare('main');
  ensureDrawn();
  const execArgv = [...process.execArgv, '--enable-source-maps', ...heapFlags()];
  process.exitCode = await supervise(file, args, { execArgv });
}

/** Installs and builds what is missing; returns the file of a built part. */
function prepare(part) {
  process.chdir(root);
  ensureInstalled();
  ensureBuilt();
  const file = join(root, 'dist/server', `${part}.js`);
  if (!existsSync(file)) {
    say(`There is no ${part}.`);
    process.exit(1);
  }
  process.env.NODE_ENV = 'production';
  return file;
}
