import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/**
 * Linux's in-memory file system, and the space required there: the databases of a whole run take a third of
 * it.
 */
const memory = '/dev/shm';
const neededBytes = 12 * 1024 ** 3;

/**
 * Returns the folder for temporary files of tests. Every test file copies a database of more than a thousand
 * files, which takes ten times as long on a disk as in memory.
 */
export function scratchFolder() {
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize < neededBytes ? tmpdir() : memory;
  } catch {
    return tmpdir();
  }
}
