import { renameSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './project.mjs';

/**
 * A part of the server that is no part of the product, and all it imports of ours, as one file; answers its path. A
 * process that runs it is ready with a quarter of the work that reading every source takes. Its threads are those of
 * the build.
 */
export async function bundlePart(entry) {
  const { build: bundle } = await import('esbuild');
  const file = join(root, '.cache/bundles', `${basename(entry, '.ts')}.mjs`);
  // Another process may be starting the one that is there.
  const fresh = `${file}.${process.pid}`;
  await bundle({
    ...{ absWorkingDir: root, entryPoints: [entry], outfile: fresh, bundle: true },
    ...{ platform: 'node', target: 'node20.19', format: 'esm', logLevel: 'warning' },
    plugins: [packagesStayOutside],
  });
  renameSync(fresh, file);
  return file;
}

/** For bundles that run beside the packages. */
export const packagesStayOutside = { name: 'packages-stay-outside', setup: keepPackagesOutside };

function keepPackagesOutside(builder) {
  builder.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
    kind === 'entry-point' || path.startsWith('@serai/') ? undefined : { path, external: true },
  );
}
