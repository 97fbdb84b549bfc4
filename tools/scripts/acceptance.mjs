// npm run acceptance:serve: the portal with test control, on a separate database; prints its addresses as one
// JSON line.
import { spawn } from 'node:child_process';
import { ensureInstalled } from './install.mjs';
import { requireNode } from './node-version.mjs';
import { root } from './project.mjs';

requireNode();
ensureInstalled();
const { ensureBuilt } = await import('./build.mjs');
const { bundlePart } = await import('./bundle-part.mjs');
ensureBuilt();

const portal = await bundlePart('server/test/acceptance/serve.ts');
const child = spawn(process.execPath, [portal], { cwd: root, stdio: 'inherit' });
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
