import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';

/** Sources of the built product. */
const SOURCES = [
  'contract',
  'phrases',
  'server/src',
  'server/package.json',
  'ui',
  'web',
  'tools/scripts/build.mjs',
  'package.json',
  'package-lock.json',
];
const SKIPPED = /^(node_modules|dist|test-results)$|^\.|\.test\.tsx?$/;

/**
 * Returns a fingerprint of the sources, or of those named: path, size and modification time of each file.
 * Takes milliseconds.
 */
export function fingerprintSources(sources = SOURCES) {
  const hash = createHash('sha256').update(process.version.split('.')[0]);
  for (const source of sources) addTo(hash, source);
  return hash.digest('hex');
}

function addTo(hash, path) {
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  if (!found) return;
  if (!found.isDirectory()) {
    hash.update(`${path}\0${found.size}\0${found.mtimeMs}\n`);
    return;
  }
  for (const name of readdirSync(join(root, path)).sort()) {
    if (!SKIPPED.test(name)) addTo(hash, `${path}/${name}`);
  }
}
