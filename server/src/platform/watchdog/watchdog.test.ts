import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../env/project-root.ts';

const fixture = join(projectRoot, 'server/src/platform/watchdog/held-process.fixture.ts');

/** Runs the fixture to its end. */
async function runHeld(work: string): Promise<{ ended: number | string; output: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', fixture, work], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  const [code, signal] = await once(child, 'close');
  return { ended: code ?? signal, output };
}

test.each([
  ['loop', 'spinForEver'],
  ['pattern', 'matchForEver'],
])(
  'watchdog: event loop blocked by a %s → the process exits, the log names the function',
  async (work, name) => {
    const { ended, output } = await runHeld(work);
    expect(ended).toBe('SIGKILL');
    const line = JSON.parse(output);
    expect(line).toMatchObject({ level: 'fatal', msg: 'the event loop is held; ending the process' });
    expect(line.stack.join('\n')).toContain(name);
    expect(line.stack.join('\n')).toContain('held-process.fixture');
  },
);

test('watchdog: event loop free → the process continues', async () => {
  expect(await runHeld('waits')).toEqual({ ended: 0, output: '' });
});
