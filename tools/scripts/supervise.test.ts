import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../server/src/platform/env/project-root.ts';

/** Runs a supervisor in a separate process; `diary` contains one letter per start of the program. */
function superviseProgram(program: string): {
  child: ChildProcess;
  diary: string;
  ended: Promise<unknown[]>;
} {
  const folder = mkdtempSync(join(tmpdir(), 'supervise-'));
  const [file, diary] = [join(folder, 'program.mjs'), join(folder, 'diary')];
  writeFileSync(
    file,
    `import { appendFileSync, readFileSync } from 'node:fs';
    appendFileSync(${JSON.stringify(diary)}, 's');
    const starts = readFileSync(${JSON.stringify(diary)}, 'utf8').length;
    ${program}`,
  );
  const module = JSON.stringify(join(projectRoot, 'tools/scripts/supervise.mjs'));
  const script = `
    import { supervise } from ${module};
    process.exitCode = await supervise(${JSON.stringify(file)}, [], { firstPauseMs: 1, execArgv: [] });`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: 'ignore' });
  return { child, diary, ended: once(child, 'close') };
}

const startsOf = (diary: string) => (existsSync(diary) ? readFileSync(diary, 'utf8').length : 0);
const killItself = `process.kill(process.pid, 'SIGKILL')`;

test('supervisor: program ended by a signal → restarted; regular exit code → final', async () => {
  const { ended, diary } = superviseProgram(`if (starts < 3) ${killItself}; else process.exit(75);`);
  expect(await ended).toEqual([75, null]);
  expect(startsOf(diary)).toBe(3);
});

test('supervisor: program ended by signals repeatedly → gives up after five restarts', async () => {
  const { ended, diary } = superviseProgram(killItself);
  expect(await ended).toEqual([1, null]);
  expect(startsOf(diary)).toBe(6);
});

test('supervisor: asked to end → the program ends by itself, and is not restarted', async () => {
  const { child, ended, diary } = superviseProgram(
    `process.on('SIGTERM', () => process.exit(0)); setInterval(() => {}, 1000);`,
  );
  await expect.poll(() => startsOf(diary), { timeout: 30_000 }).toBe(1);
  child.kill('SIGTERM');
  const [code] = await ended;
  expect([0, 143]).toContain(code);
  expect(startsOf(diary)).toBe(1);
});

test('supervisor: killed → the program notices and ends', async () => {
  const { child, ended, diary } = superviseProgram(
    `process.on('disconnect', () => { appendFileSync(${'process.argv[1]'}, '\\n// ended'); process.exit(0); });
    setInterval(() => {}, 1000);`,
  );
  await expect.poll(() => startsOf(diary), { timeout: 30_000 }).toBe(1);
  child.kill('SIGKILL');
  await ended;
  const program = join(diary, '../program.mjs');
  await expect.poll(() => readFileSync(program, 'utf8'), { timeout: 30_000 }).toContain('// ended');
});
