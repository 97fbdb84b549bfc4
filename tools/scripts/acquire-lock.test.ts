import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../server/src/platform/env/project-root.ts';

const folder = mkdtempSync(join(tmpdir(), 'acquire-lock-'));
const [lock, diary] = [join(folder, 'lock'), join(folder, 'diary')];

/** A process that records when it takes and releases the lock. */
const holder = `
  import { appendFileSync } from 'node:fs';
  import { acquireLock } from ${JSON.stringify(join(projectRoot, 'tools/scripts/acquire-lock.mjs'))};
  const release = acquireLock(${JSON.stringify(lock)});
  appendFileSync(${JSON.stringify(diary)}, 'held ');
  await new Promise((resolve) => setTimeout(resolve, 100));
  appendFileSync(${JSON.stringify(diary)}, 'free ');
  release();`;
const hold = async () => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', holder], { stdio: 'inherit' });
  return (await once(child, 'exit'))[0];
};

test('lock: several processes → one at a time holds it; holder has ended → free', async () => {
  const ended = spawn(process.execPath, ['--eval', '']);
  await once(ended, 'exit');
  writeFileSync(lock, String(ended.pid));
  expect(await hold()).toBe(0);
  expect(await Promise.all([hold(), hold(), hold()])).toEqual([0, 0, 0]);
  // Left long ago by a process whose number a running process has now.
  writeFileSync(lock, String(process.pid));
  utimesSync(lock, new Date(0), new Date(0));
  expect(await hold()).toBe(0);
  expect(readFileSync(diary, 'utf8')).toBe('held free '.repeat(5));
});
