import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const LOOK_EVERY_MS = 200;
/**
 * A longer-held lock belongs to an interrupted process, whose number another process may have by now, often
 * so in containers.
 */
const LONGEST_MS = 10 * 60_000;

/**
 * Waits until no other process holds the lock file, and acquires it; returns a function that releases it. The
 * lock of a process that has ended is ignored, so an interrupted script blocks no other.
 */
export function acquireLock(file) {
  mkdirSync(dirname(file), { recursive: true });
  while (!mayHold(file)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOOK_EVERY_MS);
  return () => rmSync(file, { force: true });
}

function mayHold(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (!isHeld(file)) rmSync(file, { force: true });
    return false;
  }
}

/** A file without a number is being written; a file that has just been removed is retried like a held one. */
function isHeld(file) {
  try {
    const holder = Number(readFileSync(file, 'utf8'));
    if (holder === process.pid || Date.now() - statSync(file).mtimeMs > LONGEST_MS) return false;
    return holder === 0 || isAlive(holder);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    return true;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process runs, under another user.
    return error.code === 'EPERM';
  }
}
