import { renameSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './project.mjs';

/**
 * Bundles a part of the server outside the product with all its own imports into one file; returns its path.
 * A process starts from it with a quarter of the work of loading every source. Its threads are those of the
 * build.
 */
export async function bundlePart(entry) {
  const { build: bundle } = await import('esbuild');
  const file = join(root, '.cache/bundles', `${basename(entry, '.ts')}.mjs`);
  // Another process may be starting from the existing file.
  const fresh = `${file}.${process.pid}`;
  await bundle({
    absWorkingDir: root,
    entryPoints: [entry],
    outfile: fresh,
    bundle: true,
    platform: 'node',
    target: 'node20.19',
    format: 'esm',
    logLevel: 'warning',
    plugins: [packagesStayOutside],
  });
  renameSync(fresh, file);
  return file;
}

/** Leaves packages external, for bundles that run beside them. */
export const packagesStayOutside = { name: 'packages-stay-outside', setup: keepPackagesOutside };

function keepPackagesOutside(builder) {
  builder.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
    kind === 'entry-point' || path.startsWith('@serai/') ? undefined : { path, external: true },
  );
}
