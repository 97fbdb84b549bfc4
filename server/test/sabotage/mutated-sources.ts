import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdtemp, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../src/platform/env/project-root.ts';
import type { MutatedRun } from './mutated-process.ts';
import type { Mutation } from './mutations.ts';

/** A copy of the sources in which guards are removed one after the other. */
export interface MutatedSources {
  /** Changes the copy, runs one test there, and restores the copy. */
  run(mutation: Mutation): Promise<MutatedRun & { output: string }>;
  close(): Promise<void>;
}

const copied = [
  'server',
  'package.json',
  'vitest.config.ts',
  'tsconfig.json',
  'tsconfig.base.json',
  ...['scratch-folder', 'bundle-part', 'project'].map((name) => `tools/scripts/${name}.mjs`),
];

/**
 * Copies the sources and starts the process that runs mutated tests there. The product itself has no switch
 * for it. The process serves all mutations: unchanged files need no new compilation, and no new database
 * server is needed.
 */
export async function openMutatedSources(): Promise<MutatedSources> {
  const copy = await realpath(await mkdtemp(join(tmpdir(), 'serai-sabotage-')));
  await chmod(copy, 0o711);
  for (const name of copied) await cp(join(projectRoot, name), join(copy, name), { recursive: true });
  await symlink(join(projectRoot, 'node_modules'), join(copy, 'node_modules'));

  const { PATH, HOME } = process.env;
  const child = fork(join(copy, 'server/test/sabotage/mutated-process.ts'), {
    cwd: copy,
    execArgv: ['--import', 'tsx'],
    // A separate database server, whatever the other tests use.
    env: { PATH, HOME, SERAI_ASSURANCE: 'tenth' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout!, child.stderr!]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const ended = once(child, 'exit');
  return {
    run: async (mutation) => {
      output = '';
      child.send(mutation);
      const [answer] = (await Promise.race([
        once(child, 'message'),
        ended.then(([code]) => {
          throw new Error(`The process of the mutated tests ended with ${code}:\n${output}`);
        }),
      ])) as [MutatedRun | { fault: string }];
      if ('fault' in answer) throw new Error(answer.fault);
      return { ...answer, output };
    },
    close: async () => {
      if (child.connected) child.disconnect();
      await ended;
      await rm(copy, { recursive: true, force: true });
    },
  };
}
