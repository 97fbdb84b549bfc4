import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ProvidedContext } from 'vitest';
import { createVitest } from 'vitest/node';
import { openDatabase } from '../../src/platform/db/connect.ts';
import { projectRoot } from '../../src/platform/env/project-root.ts';
import type { Tables } from '../../src/tables.ts';
import setUp from '../global-setup.ts';
import type { Mutation } from './mutations.ts';

/** The result of a test with the guard removed. */
export interface MutatedRun {
  passed: string[];
  failed: string[];
  /** The first lines of the failed test's message, or the reason why nothing could run. */
  reasons: string[];
}

// Runs in the changeable copy of the sources and processes the mutations it is sent, one at a time.
const vitest = await createVitest('test', { watch: false, globalSetup: [], maxWorkers: 1, retry: 0 });
await vitest.standalone();
const project = vitest.getRootProject();
const unchanged = await openDatabases();

process.on('message', async (mutation: Mutation) => {
  process.send!(await runMutated(mutation).catch((error) => ({ fault: String(error) })));
});
process.once('disconnect', async () => {
  await vitest.close();
  await unchanged.close();
  process.exit(0);
});

async function runMutated({ edits, test, caughtBy }: Mutation): Promise<MutatedRun> {
  const originals = new Map<string, string>();
  try {
    for (const { file, find, replace } of edits) {
      const path = join(projectRoot, file);
      const source = await readFile(path, 'utf8');
      if (!originals.has(path)) originals.set(path, source);
      const parts = source.split(find);
      // The text to replace is missing or ambiguous, so the mutation is obsolete.
      if (parts.length !== 2) throw new Error(`${file} holds ${parts.length - 1} times: ${find}`);
      await write(path, parts.join(replace));
    }
    // Permissions and roles belong to the whole database server, so a changed migration runs on a separate
    // one.
    const changesTables = edits.some(({ file }) => file.startsWith('server/migrations/'));
    const databases = changesTables ? await openDatabases() : unchanged;
    try {
      databases.provide();
      return await runTest(join(projectRoot, test), caughtBy);
    } finally {
      await (changesTables ? databases.close() : databases.dropCopies());
    }
  } finally {
    for (const [path, source] of originals) await write(path, source);
  }
}

async function write(path: string, source: string): Promise<void> {
  await writeFile(path, source);
  vitest.invalidateFile(path);
}

async function runTest(path: string, caughtBy: string): Promise<MutatedRun> {
  vitest.setGlobalTestNamePattern(caughtBy);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications([
    project.createSpecification(path),
  ]);
  // Vitest also returns the files that ran before.
  const module = testModules.find(({ moduleId }) => moduleId === path);
  const tests = [...(module?.children.allTests() ?? [])];
  const titles = (state: string) =>
    tests.filter((one) => one.result().state === state).map(({ name }) => name);
  const errors = [
    ...tests.flatMap((one) => one.result().errors ?? []),
    ...(module?.errors() ?? []),
    ...(unhandledErrors as Error[]),
  ];
  const reasons = errors.map(({ message }) => message.split('\n')[0]!);
  return { passed: titles('passed'), failed: titles('failed'), reasons };
}

/** Starts a database server with a template from the copy's present migrations. */
async function openDatabases() {
  const provided = new Map<keyof ProvidedContext, never>();
  const close = await setUp({ provide: (key, value) => provided.set(key, value as never) });
  const { pool, close: leave } = await openDatabase<Tables>(provided.get('testServer')!, { log: () => {} });
  return {
    provide: () => {
      for (const [key, value] of provided) project.provide(key, value);
    },
    /** Leftover databases of tests would fill the memory that holds them. */
    dropCopies: async () => {
      const { rows } = await pool.query<{ datname: string }>(
        `SELECT datname FROM pg_database WHERE datname LIKE 'serai\\_%' AND datname <> $1`,
        [provided.get('templateDatabase')],
      );
      for (const { datname } of rows) await pool.query(`DROP DATABASE ${datname} WITH (FORCE)`);
    },
    close: async () => {
      await leave();
      await close();
    },
  };
}
