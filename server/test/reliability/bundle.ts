import { bundlePart } from '../../../tools/scripts/bundle-part.mjs';

const made = new Map<string, Promise<string>>();

/** A part of the server and all it imports of ours as one file, made once in a test's process; answers its path. */
export function bundle(entry: string): Promise<string> {
  const file = made.get(entry) ?? bundlePart(entry);
  made.set(entry, file);
  return file;
}
