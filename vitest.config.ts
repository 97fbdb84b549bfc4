import { defineConfig } from 'vitest/config';
import { LongestFirst } from './server/test/longest-first.ts';
import { scratchFolder } from './tools/scripts/scratch-folder.mjs';

process.env.TMPDIR = scratchFolder();

export default defineConfig({
  test: {
    include: ['{contract,phrases,server,ui,web,tools}/**/*.test.{ts,tsx}'],
    globalSetup: ['server/test/global-setup.ts'],
    // One more than two processors: a worker waits for its database and for processes of its own. It reads all sources
    // once more, which is less than what lay idle.
    maxWorkers: 3,
    // Bounds against hanging, not figures: a busy machine takes many times as long as a free one.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    // Given up sooner, the database server of the run would be left behind.
    teardownTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    pool: 'forks',
    // What a test makes is mostly garbage at once: in a larger space for it less is copied from place to place.
    execArgv: ['--max-semi-space-size=64'],
    // Files share what they import: loading it again for each took as long as half of the tests.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    unstubGlobals: true,
  },
});
