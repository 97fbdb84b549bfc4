import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{contract,phrases,server,ui,web,tools}/**/*.test.{ts,tsx}'],
    globalSetup: ['server/test/global-setup.ts'],
    // Two cores: one for the tests, one for the database they ask.
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    pool: 'forks',
    // Files share what they import: loading it anew for each took as long as half of the tests.
    isolate: false,
    unstubGlobals: true,
  },
});
