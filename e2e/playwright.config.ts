import { defineConfig } from '@playwright/test';
import { scratchFolder } from '../tools/scripts/scratch-folder.mjs';
import { browserArgs } from './browser-args.ts';
import { portals } from './serve-portal.ts';
import { isAssurance } from './views.ts';

process.env.TMPDIR = scratchFolder();

/** The slowest files start first, so that no worker runs one when the other has nothing left. */
const longFiles = ['pages', 'session', 'vouchers', 'work-orders', 'one-order', 'bills', 'invoices'].map(
  (name) => `**/${name}.spec.ts`,
);

/** Journeys through the built product in a real browser, against the portal composed with test control. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  projects: [
    { name: 'long files', testMatch: longFiles },
    { name: 'files', testIgnore: longFiles },
  ],
  globalSetup: './serve-portal.ts',
  outputDir: '../.cache/e2e',
  fullyParallel: false,
  workers: portals,
  // A busy machine can break one journey of two hundred. `npm test` repeats it and reports it as flaky; the
  // assurance run counts it as failed, so that somebody looks for the cause.
  retries: isAssurance ? 0 : 1,
  // For slow or busy machines: a passing test does not wait, and a failing one may take its time.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['line'], ['json']],
  use: {
    // Scripts and fonts stay in the browser's cache between tests; the storage of a test does not.
    reuseContext: true,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // If enabled, Playwright takes a screenshot of every page that closes, failed or not; a failure report
    // describes the page anyway.
    screenshot: process.env.SERAI_SCREENS ? 'only-on-failure' : 'off',
    // No animations, so that tests do not wait for dialogs to move in.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 20_000,
    navigationTimeout: 40_000,
    launchOptions: {
      executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
      args: browserArgs,
    },
  },
});
