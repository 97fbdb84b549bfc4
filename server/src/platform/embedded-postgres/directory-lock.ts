import { mkdirSync, realpathSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import { EXIT_DIRECTORY_HELD, StartRefused } from '../env/start-refused.ts';
import { claimLockFile, readLockFile } from './lock-file.ts';
import type { LockHolder } from './lock-holder.ts';
import { claimLockSocket } from './lock-socket.ts';
import { ownIdentity } from './process-identity.ts';

export interface DirectoryLock {
  release(): Promise<void>;
}

/** Another portal (or one of its commands) uses the data directory. Exit code 75. */
export class DirectoryHeld extends StartRefused {
  readonly holder: LockHolder | undefined;

  constructor(directory: string, holder: LockHolder | undefined) {
    const who = holder
      ? `process ${holder.pid} on ${holder.host}, since ${holder.since}`
      : 'a process that does not answer';
    super(
      `The data directory ${directory} is in use by ${who}. Stop it first, or set another DATA_DIR.`,
      EXIT_DIRECTORY_HELD,
    );
    this.holder = holder;
  }
}

/**
 * Locks a data directory for this process; creates it if missing. Two locks, because neither suffices: an
 * abstract socket (Linux) disappears with its process however it dies, but is invisible from another network
 * namespace; a file is visible to all who share the volume, but survives a kill, so it identifies its process
 * exactly and is refreshed by a heartbeat. `onLost` is called if another process has taken the directory
 * over, which can only happen after this one was frozen for seconds: the caller must stop writing at once.
 *
 * @throws DirectoryHeld within 5 s if another process holds it.
 */
export async function acquireDirectoryLock(
  directory: string,
  onLost: (line: string) => void = () => {},
): Promise<DirectoryLock> {
  mkdirSync(directory, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
  const realDirectory = realpathSync(directory);
  const self: LockHolder = {
    ...ownIdentity(),
    host: hostname(),
    since: new Date().toISOString(),
    token: crypto.randomUUID(),
  };
  const { dev, ino } = statSync(realDirectory);
  const socket = await claimLockSocket(`serai-${dev}-${ino}`, self);
  // A holder too busy to answer has written its name before.
  if (socket.heldBy) {
    throw new DirectoryHeld(realDirectory, socket.heldBy.holder ?? readLockFile(realDirectory));
  }
  const file = await claimLockFile(realDirectory, self, () =>
    onLost(`The data directory ${realDirectory} was taken over by another process.`),
  );
  if (file.heldBy) {
    await socket.release();
    throw new DirectoryHeld(realDirectory, file.heldBy);
  }
  return {
    async release() {
      file.release();
      await socket.release();
    },
  };
}
