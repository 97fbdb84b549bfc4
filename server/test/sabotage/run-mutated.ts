import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../src/platform/env/project-root.ts';
import type { Mutation } from './mutations.ts';

/** How a test went in a copy of the sources with the guard taken out. */
export interface MutatedRun {
  passed: string[];
  failed: string[];
  /** The first line of what the failed test said. */
  reason: string;
  output: string;
}

const copied = [
  ...(['server', 'package.json', 'vitest.config.ts', 'tsconfig.json', 'tsconfig.base.json'] as const),
  'tools/scratch-folder.ts',
];

/** Copies the sources, changes them, and runs the one test there. The product itself has no switch for it. */
export async function runMutated(mutation: Mutation): Promise<MutatedRun> {
  const copy = await mkdtemp(join(tmpdir(), 'serai-sabotage-'));
  await chmod(copy, 0o711);
  try {
    for (const name of copied) await cp(join(projectRoot, name), join(copy, name), { recursive: true });
    await symlink(join(projectRoot, 'node_modules'), join(copy, 'node_modules'));
    for (const edit of mutation.edits) await applyEdit(copy, edit);
    return await runTest(copy, mutation);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/** A text that is not there, or there twice, is an error: the mutation no longer means anything. */
async function applyEdit(copy: string, { file, find, replace }: Mutation['edits'][number]): Promise<void> {
  const path = join(copy, file);
  const parts = (await readFile(path, 'utf8')).split(find);
  if (parts.length !== 2) throw new Error(`${file} holds ${parts.length - 1} times: ${find}`);
  await writeFile(path, parts.join(replace));
}

async function runTest(copy: string, { test, caughtBy }: Mutation): Promise<MutatedRun> {
  const report = join(copy, 'report.json');
  const args = ['run', test, '-t', caughtBy, '--reporter=json', `--outputFile=${report}`, '--retry=0'];
  const { PATH, HOME, TEST_DATABASE_URL } = process.env;
  const child = spawn(process.execPath, [join(copy, 'node_modules/vitest/vitest.mjs'), ...args], {
    cwd: copy,
    env: { PATH, HOME, SERAI_FIGURES: 'tenth', ...(TEST_DATABASE_URL ? { TEST_DATABASE_URL } : {}) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  await once(child, 'close');
  const results = await readFile(report, 'utf8').catch(() => '{"testResults":[]}');
  const tests = (JSON.parse(results) as Report).testResults.flatMap(
    ({ assertionResults }) => assertionResults,
  );
  const titles = (status: string) => tests.filter((one) => one.status === status).map(({ title }) => title);
  const reason = tests.flatMap(({ failureMessages }) => failureMessages ?? [])[0]?.split('\n')[0] ?? '';
  return { passed: titles('passed'), failed: titles('failed'), reason, output };
}

interface Report {
  testResults: { assertionResults: { title: string; status: string; failureMessages?: string[] }[] }[];
}
