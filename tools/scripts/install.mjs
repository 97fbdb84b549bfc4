import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { acquireLock } from './acquire-lock.mjs';
import { root, runOrExit, say } from './project.mjs';

/** Lock file while packages are installed. */
const LOCK = join(root, 'dist/installing');

/**
 * Installs the packages of the lock file if the installed ones differ. npm writes its list of installed
 * packages last, so an interrupted installation is detected. Scripts started at the same time install once.
 */
export function ensureInstalled() {
  if (isInstalled()) return;
  const release = acquireLock(LOCK);
  if (!isInstalled()) install();
  release();
}

function install() {
  say('Installing packages (first start, or the lock file has changed).');
  // Packages contain prebuilt binaries: none of them needs its install script here.
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
    // Binaries of other systems are optional, so they may be missing.
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
