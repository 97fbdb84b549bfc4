import { spawn } from 'node:child_process';
import { watch as watchFiles } from 'node:fs';
import { join } from 'node:path';
import { buildWeb, ensureBuilt, forgetBuild } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { root, say } from './project.mjs';
import { ensureDrawn } from './sample-pictures.mjs';

const WEB_SOURCES = ['web', 'ui', 'contract', 'phrases'];
/** Debounce, because editors save in several steps. */
const SETTLE_MS = 150;

/**
 * Runs the server from its sources, and rebuilds the web on each of its changes; restarts the server when its
 * sources or the web's renderer have changed.
 */
export function watch(args) {
  ensureInstalled();
  ensureBuilt();
  ensureDrawn();
  forgetBuild();
  followWeb();
  const followed = ['--include', 'dist/web/server/**', '--include', 'server/migrations/*.sql'];
  const tsx = join(root, 'node_modules/.bin/tsx');
  const server = spawn(tsx, ['watch', '--clear-screen=false', ...followed, 'server/src/main.ts', ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development' },
  });
  // Ctrl-C reaches the server directly; this process only waits for its end.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => server.kill('SIGTERM'));
  server.on('exit', (code) => process.exit(code ?? 1));
}

function followWeb() {
  let timer;
  let building = Promise.resolve();
  const rebuild = () => {
    building = building
      .then(() => buildWeb())
      .then(
        () => say('The web is built again.'),
        (error) => say(error.message),
      );
  };
  for (const folder of WEB_SOURCES) {
    watchFiles(join(root, folder), { recursive: true }, (_event, name) => {
      if (/(^|\/)(node_modules|\.vite|\.vite-temp)(\/|$)|\.timestamp-/.test(name ?? '')) return;
      clearTimeout(timer);
      timer = setTimeout(rebuild, SETTLE_MS);
    });
  }
}
