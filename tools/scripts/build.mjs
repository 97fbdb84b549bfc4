import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packagesStayOutside } from './bundle-part.mjs';
import { root, runOrExit, say } from './project.mjs';
import { fingerprintSources } from './sources.mjs';
import { takeLock } from './take-lock.mjs';

const dist = join(root, 'dist');
/** Fingerprint of the sources that `dist` was built from; written last, so half a build counts as none. */
const MARK = join(dist, 'built-from');
/** Held while something is built. */
const LOCK = join(dist, 'building');
/** This file, which builds when it is run. */
export const BUILD = fileURLToPath(import.meta.url);

/** Builds server and web into `dist` when the sources differ from those of the last build. */
export function ensureBuilt() {
  if (isBuilt()) return;
  say('Building.');
  // In a process of its own: the bundlers' memory is not carried into the portal.
  runOrExit(process.execPath, [BUILD]);
}

/** Whether `dist` holds what the sources of now would give. */
export function isBuilt() {
  return existsSync(MARK) && readFileSync(MARK, 'utf8') === fingerprintSources();
}

/** Forgets the last build, for anyone who writes into `dist` by other ways. */
export function forgetBuild() {
  rmSync(MARK, { force: true });
}

/** Builds the web: the client first, because the server's renderer carries the names of its files. */
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

/** Scripts that begin at the same time build once: the second finds what the first has made. */
async function buildOnce() {
  const release = takeLock(LOCK);
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
  // Beside the old one: a portal that is running serves its pages until the new ones are whole.
  const fresh = join(dist, 'web-fresh');
  await buildWeb(fresh);
  rmSync(join(dist, 'web'), { recursive: true, force: true });
  if (existsSync(fresh)) renameSync(fresh, join(dist, 'web'));
  writeFileSync(MARK, fingerprint);
}

/** What runs in threads of its own, beside main.ts. */
const THREADS = ['pdf/pdf-thread', 'sheets/sheet-thread', 'watchdog/watchdog-thread'].map(
  (name) => `server/src/platform/${name}.ts`,
);

/** Bundles main.ts, each thread and each command; packages stay outside, our own workspaces go in. */
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
