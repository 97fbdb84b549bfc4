import { mkdir, rename } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { projectRoot } from '../../src/platform/env/project-root.ts';

const made = new Map<string, Promise<string>>();

/**
 * A part of the server and all it imports of ours as one file, made once in a test's process; answers its path. A process
 * that runs it is ready with a quarter of the work that reading every source takes. Its threads are those of the build.
 */
export function bundle(entry: string): Promise<string> {
  const file = made.get(entry) ?? make(entry);
  made.set(entry, file);
  return file;
}

async function make(entry: string): Promise<string> {
  // Where its packages are found from.
  const folder = join(projectRoot, '.cache/bundles');
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${basename(entry, '.ts')}.mjs`);
  // Another process may be starting the one that is there.
  const fresh = `${file}.${process.pid}`;
  await build({
    ...{ entryPoints: [entry], outfile: fresh, bundle: true },
    ...{ platform: 'node', target: 'node20.19', format: 'esm', logLevel: 'warning' },
    plugins: [packagesStayOutside],
  });
  await rename(fresh, file);
  return file;
}

const packagesStayOutside: Plugin = {
  name: 'packages-stay-outside',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@serai/') ? undefined : { path, external: true },
    );
  },
};
