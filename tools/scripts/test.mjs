// npm test: everything that can be checked here; the last line counts what passed and failed.
// npm run test:long: the same with the heavy figures in full, and again on a served PostgreSQL 15.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { ensureBrowser } from './install-browser.mjs';
import { requireNode } from './node-version.mjs';
import { root } from './project.mjs';

requireNode();
const long = process.argv.includes('--long');
const reports = join(root, '.cache/reports');
const count = { passed: 0, failed: 0 };

ensureInstalled();
const { ensureBuilt } = await import('./build.mjs');
const browser = ensureBrowser();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

await check('types', 'tsc', ['-p', '.']);
await check('lint', 'biome', ['check', '.']);
await check('arrows', 'depcruise', [
  '--config',
  '.dependency-cruiser.mjs',
  'contract',
  'phrases',
  'server',
  'ui',
  'web',
  'e2e',
  'tools',
]);
ensureBuilt();
await runVitest('unit and HTTP', {});
await runPlaywright();
if (long) await runOnServedPostgres();

console.log(`${count.passed} passed, ${count.failed} failed`);
process.exitCode = count.failed === 0 && count.passed > 0 ? 0 : 1;

async function check(name, program, args) {
  const code = await run(name, program, args, {});
  count[code === 0 ? 'passed' : 'failed'] += 1;
}

async function runVitest(name, env) {
  const report = join(reports, `vitest-${name.replaceAll(/\W+/g, '-')}.json`);
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await run(name, 'vitest', args, { ...env, ...(long ? { SERAI_FIGURES: 'full' } : {}) });
  const result = readReport(report);
  count.passed += result?.numPassedTests ?? 0;
  count.failed += failures(result?.numFailedTests ?? 0, code);
}

async function runPlaywright() {
  const report = join(reports, 'playwright.json');
  const args = ['test', '--config', 'e2e/playwright.config.ts'];
  const env = {
    CHROME_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    ...(long ? { SERAI_FIGURES: 'full' } : {}),
  };
  const code = await run('browser', 'playwright', args, env);
  const stats = readReport(report)?.stats;
  count.passed += stats?.expected ?? 0;
  count.failed += failures((stats?.unexpected ?? 0) + (stats?.flaky ?? 0), code);
}

/** The same suite on a PostgreSQL 15 that is served, not embedded. */
async function runOnServedPostgres() {
  const { servePostgres15 } = await import('./serve-postgres-15.mjs');
  const served = await servePostgres15();
  try {
    await runVitest('served PostgreSQL 15', { TEST_DATABASE_URL: served.url, SERAI_FIGURES: '' });
  } finally {
    await served.stop();
  }
}

/** A runner that died without naming a failed test has failed all the same. */
function failures(named, exitCode) {
  return named > 0 || exitCode === 0 ? named : 1;
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

function run(name, program, args, env) {
  const started = Date.now();
  console.log(`\n== ${name}`);
  return new Promise((resolve) => {
    const child = spawn(join(root, 'node_modules/.bin', program), args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.on('close', (code) => {
      console.log(
        `== ${name}: ${code === 0 ? 'ok' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(1)} s`,
      );
      resolve(code ?? 1);
    });
  });
}
