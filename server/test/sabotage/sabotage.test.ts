import { describe, expect, test } from 'vitest';
import { mutations } from './mutations.ts';
import { runMutated } from './run-mutated.ts';

const isFull = process.env.SERAI_FIGURES === 'full';

describe('a test notices when its guard is taken out', () => {
  for (const mutation of mutations) {
    test.runIf(isFull || mutation.always)(
      mutation.guard,
      async () => {
        const { passed, failed, reason, output } = await runMutated(mutation);
        expect(passed).toEqual([]);
        expect(failed, output).toHaveLength(1);
        expect(failed[0]).toContain(mutation.caughtBy);
        process.stdout.write(`without "${mutation.guard}": ${reason}\n`);
      },
      300_000,
    );
  }
});
