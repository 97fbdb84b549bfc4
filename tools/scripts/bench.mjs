// npm run bench [search|rides|booking|lists|desk|accounts|money|messages|content]: measures the portal with 100,000 hotels
// and millions of orders and postings; see tools/bench/main.ts.
import { spawn } from 'node:child_process';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { requireNode } from './node-version.mjs';
import { root } from './project.mjs';

requireNode();
ensureInstalled();
// Portals under test load their threads from the build.
ensureBuilt();

const args = ['--import', 'tsx', 'tools/bench/main.ts', ...process.argv.slice(2)];
const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
