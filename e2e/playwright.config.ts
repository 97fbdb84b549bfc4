import { defineConfig } from '@playwright/test';
import { scratchFolder } from '../tools/scripts/scratch-folder.mjs';
import { browserArgs } from './browser-args.ts';
import { portals } from './serve-portal.ts';

process.env.TMPDIR = scratchFolder();

/** Those that take longest: begun first, so that no worker takes one when the other has nothing left. */
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
  // For machines that are slow or busy: what stands does not wait, and what fails may take its time.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['line'], ['json']],
  use: {
    // Scripts and fonts stay in the browser's cache from test to test; what a test keeps does not.
    reuseContext: true,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // Asked for, one is taken of every page that closes, failed or not; what a page held is told of a failure anyway.
    screenshot: process.env.SERAI_SCREENS ? 'only-on-failure' : 'off',
    // Nothing moves: a test that waits for a dialog to come in waits for nothing it looks at.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 20_000,
    navigationTimeout: 40_000,
    launchOptions: {
      executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
      args: browserArgs,
    },
  },
});
