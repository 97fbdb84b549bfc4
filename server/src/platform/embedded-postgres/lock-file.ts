import { linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LockHolder } from './lock-holder.ts';
import { isRunning } from './process-identity.ts';

const HEARTBEAT_MS = 1_000;
/** How long a holder that cannot be seen from here must be silent before it counts as dead. */
const SILENCE_MS = 3_500;

type FileClaim = { heldBy?: undefined; release(): void } | { heldBy: LockHolder };

/** Claims `portal.lock` in the directory for this process and keeps it fresh until released. */
export async function claimLockFile(
  directory: string,
  self: LockHolder,
  onLost: () => void,
): Promise<FileClaim> {
  const path = lockFileIn(directory);
  for (let attempt = 0; attempt < 5; attempt++) {
    if (createWhole(path, self)) return keepFresh(path, self, onLost);
    const holder = readHolder(path);
    if (holder && (await isHeld(path, holder))) return { heldBy: holder };
    removeStale(path, holder, self);
  }
  throw new Error(`The lock file ${path} keeps changing hands`);
}

/** Returns the holder of the directory from its lock file, without claiming it; undefined if there is none. */
export function readLockFile(directory: string): LockHolder | undefined {
  return readHolder(lockFileIn(directory));
}

function lockFileIn(directory: string): string {
  return join(directory, 'portal.lock');
}

/** Creates the file with its content in one step, so that no reader sees half of it. */
function createWhole(path: string, self: LockHolder): boolean {
  const draft = `${path}.${self.token}`;
  writeFileSync(draft, JSON.stringify(self), { mode: 0o644 });
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

async function isHeld(path: string, holder: LockHolder): Promise<boolean> {
  const running = isRunning(holder);
  if (running !== 'unseen') return running;
  const before = modifiedMs(path);
  const deadline = Date.now() + SILENCE_MS;
  while (Date.now() < deadline) {
    await sleep(100);
    // Compared with itself, not with our clock: two machines need not agree on the time.
    if (modifiedMs(path) !== before) return readHolder(path) !== undefined;
  }
  return false;
}

/** Moves the file of a dead holder away; if it turns out to be another process's new file, it is put back. */
function removeStale(path: string, dead: LockHolder | undefined, self: LockHolder): void {
  const aside = `${path}.${self.token}.stale`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  if (readHolder(aside)?.token !== dead?.token) renameSync(aside, path);
  else rmSync(aside, { force: true });
}

function keepFresh(path: string, self: LockHolder, onLost: () => void): FileClaim {
  const timer = setInterval(() => {
    if (isTaken(path, self)) {
      clearInterval(timer);
      onLost();
    } else {
      touch(path);
    }
  }, HEARTBEAT_MS);
  timer.unref();
  return {
    release() {
      clearInterval(timer);
      if (readHolder(path)?.token === self.token) rmSync(path, { force: true });
    },
  };
}

/** True only when that is certain: a file that cannot be read for a moment is no reason to stop selling. */
function isTaken(path: string, self: LockHolder): boolean {
  const holder = readHolder(path);
  return holder ? holder.token !== self.token : modifiedMs(path) === undefined;
}

function touch(path: string): void {
  try {
    const now = new Date();
    utimesSync(path, now, now);
  } catch {
    // A missed heartbeat; the next one follows in a second.
  }
}

function readHolder(path: string): LockHolder | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as LockHolder;
  } catch {
    return undefined;
  }
}

function modifiedMs(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs;
}
