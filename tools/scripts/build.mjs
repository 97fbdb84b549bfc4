import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { acquireLock } from './acquire-lock.mjs';
import { packagesStayOutside } from './bundle-part.mjs';
import { root, runOrExit, say } from './project.mjs';
import { fingerprintSources } from './sources.mjs';

const dist = join(root, 'dist');
/**
 * Fingerprint of the sources that `dist` was built from; written last, so that an incomplete build does not
 * count.
 */
const MARK = join(dist, 'built-from');
/** Lock file during a build. */
const LOCK = join(dist, 'building');
/** Path of this file, which builds when run. */
export const BUILD = fileURLToPath(import.meta.url);

/** Builds server and web into `dist` if the sources have changed since the last build. */
export function ensureBuilt() {
  if (isBuilt()) return;
  say('Building.');
  // Runs in a separate process, so that the portal does not inherit the bundlers' memory.
  runOrExit(process.execPath, [BUILD]);
}

/** Whether `dist` was built from the current sources. */
export function isBuilt() {
  return existsSync(MARK) && readFileSync(MARK, 'utf8') === fingerprintSources();
}

/** Invalidates the last build, for callers that write into `dist` directly. */
export function forgetBuild() {
  rmSync(MARK, { force: true });
}

/** Builds the web: the client first, because the server's renderer contains its file names. */
export async function buildWeb(outDir = join(dist, 'web')) {
  const configFile = join(root, 'web/vite.config.ts');
  if (!existsSync(configFile)) {
    say('There is no web/vite.config.ts: the web part is left out.');
    return;
  }
  process.env.NODE_ENV = 'production';
  process.env.WEB_OUT_DIR = outDir;
  const { build: bundle } = await import('vite');
  const common = { root: join(root, 'web'), configFile, mode: 'production', logLevel: 'warn' };
  await bundle(common);
  await bundle({ ...common, build: { ssr: true } });
}

/** Builds under the lock: of scripts started at the same time, the second finds the result of the first. */
async function buildOnce() {
  const release = acquireLock(LOCK);
  try {
    if (!isBuilt()) await build();
  } finally {
    release();
  }
}

async function build() {
  const fingerprint = fingerprintSources();
  forgetBuild();
  await buildServer();
  // Beside the old one: a running portal serves the old pages until the new ones are complete.
  const fresh = join(dist, 'web-fresh');
  await buildWeb(fresh);
  rmSync(join(dist, 'web'), { recursive: true, force: true });
  if (existsSync(fresh)) renameSync(fresh, join(dist, 'web'));
  writeFileSync(MARK, fingerprint);
}

/** Code that runs in separate threads, beside main.ts. */
const THREADS = [
  'documents/document-thread',
  'pdf/pdf-thread',
  'sheets/sheet-thread',
  'watchdog/watchdog-thread',
].map((name) => `server/src/platform/${name}.ts`);

/** Bundles main.ts, each thread and each command; packages stay external, our own workspaces are included. */
async function buildServer() {
  const { build: bundle } = await import('esbuild');
  const outdir = join(root, 'dist/server');
  rmSync(outdir, { recursive: true, force: true });
  await bundle({
    absWorkingDir: root,
    entryPoints: ['server/src/main.ts', ...THREADS, ...listCommands()],
    outbase: 'server/src',
    outdir,
    bundle: true,
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
    platform: 'node',
    target: 'node20.19',
    format: 'esm',
    sourcemap: 'linked',
    logLevel: 'warning',
    plugins: [packagesStayOutside],
  });
}

function listCommands() {
  const folder = join(root, 'server/src/commands');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => `server/src/commands/${name}`);
}

if (process.argv[1] === BUILD) {
  await buildOnce().catch((error) => {
    say(error.message);
    process.exit(1);
  });
}
