import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { acquireDirectoryLock, DirectoryHeld, type DirectoryLock } from './directory-lock.ts';
import type { LockHolder } from './lock-holder.ts';
import { ownIdentity } from './process-identity.ts';

let dir: string;
let locks: DirectoryLock[];
const lockFile = () => join(dir, 'portal.lock');

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'serai-lock-'));
  locks = [];
});
afterEach(async () => {
  for (const lock of locks) await lock.release();
  rmSync(dir, { recursive: true, force: true });
});

async function acquire(onLost?: (line: string) => void) {
  locks.push(await acquireDirectoryLock(dir, onLost));
}

/** Writes the lock file of another process, as seen where the abstract socket is not visible. */
function leaveLockFile(holder: Partial<LockHolder>) {
  const whole = {
    ...ownIdentity(),
    host: 'elsewhere',
    since: '2026-11-01T00:00:00.000Z',
    token: 'theirs',
    ...holder,
  };
  writeFileSync(lockFile(), JSON.stringify(whole));
}

/** Prints how long it took: a busy machine takes longer than the five seconds that are promised. */
async function timed(name: string, work: () => Promise<unknown>): Promise<void> {
  const beganMs = Date.now();
  await work();
  process.stdout.write(`P02 ${name}: ${Date.now() - beganMs} ms of 5000\n`);
}

describe('acquireDirectoryLock', () => {
  it('acquireDirectoryLock: second holder → refused with holder and start time', async () => {
    await acquire();
    const refusal = await acquire().catch((error) => error);
    expect(refusal).toBeInstanceOf(DirectoryHeld);
    expect(refusal.exitCode).toBe(75);
    expect(refusal.holder.pid).toBe(process.pid);
    expect(refusal.message).toMatch(/since 20\d\d-/);
  });

  it('acquireDirectoryLock: released → free again, no file left', async () => {
    await acquire();
    await locks.pop()!.release();
    expect(existsSync(lockFile())).toBe(false);
    await acquire();
  });

  it('acquireDirectoryLock: ten callers → exactly one', async () => {
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => acquire()));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('acquireDirectoryLock: running process, by the file alone → refused', async () => {
    leaveLockFile({});
    await expect(acquire()).rejects.toThrow(/on elsewhere, since 2026-11-01/);
  });

  it('acquireDirectoryLock: ended process → taken over', async () => {
    const child = execFile(process.execPath, ['-e', '']);
    const { pid } = child;
    await new Promise((resolve) => child.once('close', resolve));
    leaveLockFile({ pid: pid! });
    await acquire();
    expect(JSON.parse(readFileSync(lockFile(), 'utf8')).pid).toBe(process.pid);
  });

  it('acquireDirectoryLock: pid reused by a later process, also our own → taken over', async () => {
    leaveLockFile({ pid: process.pid, startTime: '1' });
    await acquire();
  });

  it('acquireDirectoryLock: file truncated by a full disk → taken over', async () => {
    writeFileSync(lockFile(), '');
    await acquire();
  });

  it('acquireDirectoryLock: silent holder in another container → taken over', async () => {
    leaveLockFile({ space: 'another machine' });
    await timed('silent holder', () => acquire());
  });

  it('acquireDirectoryLock: active holder in another container → refused', async () => {
    leaveLockFile({ space: 'another machine' });
    const heart = setInterval(() => utimesSync(lockFile(), new Date(), new Date()), 100);
    const refused = timed('living holder', () => expect(acquire()).rejects.toThrow(DirectoryHeld));
    await refused.finally(() => clearInterval(heart));
  });

  it('acquireDirectoryLock: taken over by another → holder notified, file left alone', async () => {
    let lost = '';
    await acquire((line) => {
      lost = line;
    });
    leaveLockFile({});
    await expect.poll(() => lost).toContain('taken over');
    await locks.pop()!.release();
    expect(existsSync(lockFile())).toBe(true);
  });
});
