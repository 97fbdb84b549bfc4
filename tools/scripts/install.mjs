import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runOrExit, say } from './project.mjs';
import { takeLock } from './take-lock.mjs';

/** Held while packages are installed. */
const LOCK = join(root, 'dist/installing');

/**
 * Installs the packages of the lock file when what is installed differs from it. npm writes its list of
 * installed packages last, so an interrupted installation is seen as missing. Scripts that begin at the same time install once.
 */
export function ensureInstalled() {
  if (isInstalled()) return;
  const release = takeLock(LOCK);
  if (!isInstalled()) install();
  release();
}

function install() {
  say('Installing packages (first start, or the lock file has changed).');
  // Packages bring binaries ready-made: none of them needs to run a script of its own here.
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund'];
  const npm = process.env.npm_execpath;
  if (npm && /\.c?js$/.test(npm)) runOrExit(process.execPath, [npm, ...args], { NODE_ENV: '' });
  else runOrExit(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, { NODE_ENV: '' });
}

function isInstalled() {
  const wanted = readPackages('package-lock.json');
  const installed = readPackages(join('node_modules', '.package-lock.json'));
  if (!wanted || !installed) return false;
  return Object.entries(wanted).every(([path, { version, optional, devOptional, peer }]) => {
    if (path === '') return true;
    const found = installed[path];
    // Binaries of other systems are optional and rightly missing.
    if (!found) return Boolean(optional || devOptional || peer);
    return found.version === version;
  });
}

function readPackages(path) {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8')).packages;
  } catch {
    return undefined;
  }
}
