import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import { projectRoot } from '../env/project-root.ts';

/** Runs a module of the server, such as `platform/pdf/pdf-thread`, in a worker thread. */
export function startThread(module: string, options: WorkerOptions): Worker {
  // The bundle contains it as a separate entry (tools/scripts/build.mjs).
  if (!import.meta.url.endsWith('.ts')) {
    return new Worker(join(projectRoot, 'dist/server', `${module}.js`), options);
  }
  // Node 20 passes neither the parent's loader nor that of --import to a thread.
  const tsx = dirname(createRequire(import.meta.url).resolve('tsx/package.json'));
  const [loader, file] = [
    join(tsx, 'dist/esm/api/index.mjs'),
    join(projectRoot, 'server/src', `${module}.ts`),
  ].map((path) => JSON.stringify(pathToFileURL(path).href));
  const boot = `import(${loader}).then(({ register }) => { register(); return import(${file}); })`;
  return new Worker(boot, { ...options, eval: true, execArgv: [] });
}
