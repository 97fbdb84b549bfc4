import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const LOOK_EVERY_MS = 200;
/** Whoever held it for longer was interrupted: its number may be another process's by now, in containers it often is. */
const LONGEST_MS = 10 * 60_000;

/**
 * Waits until no other process holds the lock file, and holds it; answers how it is let go. That of a process which has
 * ended counts for nothing, so nobody waits for a script that was interrupted.
 */
export function takeLock(file) {
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

/** A file without a number is being written; one that has just gone is tried again, like one that is held. */
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
    // It runs, and is another user's.
    return error.code === 'EPERM';
  }
}
