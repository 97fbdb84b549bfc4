import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../env/project-root.ts';

test('log: pipe closed by its reader → the process continues to its end', async () => {
  const fixture = join(projectRoot, 'server/src/platform/log/closed-output.fixture.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', fixture], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout.once('data', () => child.stdout.destroy());
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
});
