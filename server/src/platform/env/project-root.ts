import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Absolute path of the project's root folder, the same from `server/src` (development, tests) and from
 * the bundle in `dist/server`.
 */
export const projectRoot = findRoot(dirname(fileURLToPath(import.meta.url)));

function findRoot(from: string): string {
  const manifest = join(from, 'package.json');
  if (existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).name === 'serai') return from;
  const parent = dirname(from);
  if (parent === from) throw new Error('No package.json named "serai" above this file');
  return findRoot(parent);
}
