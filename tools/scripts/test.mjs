// npm test: all checks that a change must pass; the last line counts what passed and failed. npm run
// test:assurance: the same with every promise tried as often as it is promised, and again on a served
// PostgreSQL 15. Both run single parts if named: npm run test:assurance -- browser postgres
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureInstalled } from './install.mjs';
import { ensureBrowser } from './install-browser.mjs';
import { requireNode } from './node-version.mjs';
import { root } from './project.mjs';

requireNode();
const assurance = process.argv.includes('--assurance');
const parts = readParts(process.argv.slice(2));
const reports = join(root, '.cache/reports');
const count = { passed: 0, failed: 0 };
/** Descriptions of failures: repeated at the end, where a reader of a long log looks first. */
const failed = [];

ensureInstalled();
const { BUILD, isBuilt } = await import('./build.mjs');
const browser = ensureBrowser();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

if (parts.includes('checks')) await Promise.all([checkTypes().then(build), checkTheRest()]);
else await build();
if (parts.includes('unit')) await runVitest('unit and HTTP', {});
if (parts.includes('browser')) await runPlaywright();
if (parts.includes('postgres')) await runOnServedPostgres();

for (const words of failed) console.log(`FAILED ${words}`);
console.log(`${count.passed} passed, ${count.failed} failed`);
process.exitCode = count.failed === 0 && count.passed > 0 ? 0 : 1;

/** Returns the parts to run: those named, or all. The suite on PostgreSQL 15 belongs to the assurance run. */
function readParts(args) {
  const all = ['checks', 'unit', 'browser', ...(assurance ? ['postgres'] : [])];
  const named = args.filter((arg) => arg !== '--assurance');
  const unknown = named.find((name) => !all.includes(name));
  if (unknown !== undefined) {
    console.error(`There is no part "${unknown}"; there are: ${all.join(', ')}.`);
    process.exit(1);
  }
  return named.length === 0 ? all : named;
}

/**
 * Called by its path: of the two compilers here, one is faster, the other has the API that the import rules
 * need.
 */
function checkTypes() {
  const compiler = join(root, 'node_modules/typescript-native/bin/tsc');
  return check('types', process.execPath, [compiler, '-p', '.', '--checkers', '1']);
}

/** Nothing of what follows can run without a build. */
async function build() {
  if (!isBuilt() && (await run('build', process.execPath, [BUILD], {})) !== 0) process.exit(1);
}

async function checkTheRest() {
  await check('lint', 'biome', ['check', '.']);
  const folders = ['contract', 'phrases', 'server', 'ui', 'web', 'e2e', 'tools'];
  await check('arrows', 'depcruise', ['--config', '.dependency-cruiser.mjs', ...folders]);
  // Playwright refuses the whole run if two of the added views have one title. Nobody would see that before
  // the next assurance run.
  const listing = ['test', '--config', 'e2e/playwright.config.ts', '--list', '--reporter=null'];
  await check('titles of all views', 'playwright', listing, { SERAI_ASSURANCE: '1' });
}

async function check(name, program, args, env = {}) {
  const code = await run(name, program, args, env);
  count[code === 0 ? 'passed' : 'failed'] += 1;
  if (code !== 0) failed.push(name);
}

async function runVitest(name, env) {
  const report = join(reports, `vitest-${name.replaceAll(/\W+/g, '-')}.json`);
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await run(name, 'vitest', args, { ...(assurance ? { SERAI_ASSURANCE: '1' } : {}), ...env });
  const result = readReport(report);
  count.passed += result?.numPassedTests ?? 0;
  count.failed += failures(name, failedTests(result), code);
}

async function runPlaywright() {
  const report = join(reports, 'playwright.json');
  const args = ['test', '--config', 'e2e/playwright.config.ts'];
  const env = {
    CHROME_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    ...(assurance ? { SERAI_ASSURANCE: '1' } : {}),
  };
  const code = await run('browser', 'playwright', args, env);
  const result = readReport(report);
  const suites = result?.suites ?? [];
  count.passed += (result?.stats.expected ?? 0) + (result?.stats.flaky ?? 0);
  count.failed += failures('browser', specsWith(suites, 'unexpected'), code);
  for (const words of specsWith(suites, 'flaky')) {
    console.log(`FLAKY browser: passed on the second attempt: ${words}`);
  }
}

/** Runs the same suite on a served PostgreSQL 15 instead of the embedded one. */
async function runOnServedPostgres() {
  const { servePostgres15 } = await import('./serve-postgres-15.mjs');
  const served = await servePostgres15();
  try {
    await runVitest('served PostgreSQL 15', { TEST_DATABASE_URL: served.url, SERAI_ASSURANCE: undefined });
  } finally {
    await served.stop();
  }
}

/** Returns the number of failures. A runner that died without naming a failed test counts as one. */
function failures(runner, named, exitCode) {
  const words = named.length > 0 || exitCode === 0 ? named : ['the run itself, see above'];
  failed.push(...words.map((each) => `${runner}: ${each}`));
  return words.length;
}

/** Returns the failed tests of a vitest report, each with the start of its message. */
function failedTests(report) {
  return (report?.testResults ?? []).flatMap((file) =>
    file.assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => `${relative(root, file.name)} › ${test.fullName}\n${head(test.failureMessages[0])}`),
  );
}

/** Returns the journeys of Playwright suites that ended with `status`, each with its first error. */
function specsWith(suites, status) {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests
        .filter((test) => test.status === status)
        .map((test) => {
          const result = test.results.find((each) => each.status !== 'passed');
          return `${spec.file}:${spec.line} › ${spec.title}\n${head(result?.error?.message)}`;
        }),
    ),
    ...specsWith(suite.suites ?? [], status),
  ]);
}

function head(message) {
  return stripVTControlCharacters(message ?? '')
    .split('\n')
    .slice(0, 12)
    .map((line) => `    ${line}`)
    .join('\n');
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
  return new Promise((settle) => {
    const child = spawn(resolve(root, 'node_modules/.bin', program), args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.on('close', (code) => {
      console.log(
        `== ${name}: ${code === 0 ? 'ok' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(1)} s`,
      );
      settle(code ?? 1);
    });
  });
}
