import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Where Linux keeps files in memory, and what must be free there: the databases of a whole run take a third of it. */
const memory = '/dev/shm';
const neededBytes = 12 * 1024 ** 3;

/**
 * The folder in which tests make what they throw away. Every test file copies a database of more than a thousand files,
 * which takes a disk ten times as long as memory.
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
