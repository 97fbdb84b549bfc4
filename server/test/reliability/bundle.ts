import { bundlePart } from '../../../tools/scripts/bundle-part.mjs';

const made = new Map<string, Promise<string>>();

/**
 * Bundles a part of the server with all its own imports into one file, once per test process; returns the
 * path.
 */
export function bundle(entry: string): Promise<string> {
  const file = made.get(entry) ?? bundlePart(entry);
  made.set(entry, file);
  return file;
}
