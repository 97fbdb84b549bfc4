import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The slowest test files, slowest first: if started last, one would run on alone. */
const long = [
  'reliability/second-portal.test.ts',
  'sabotage/sabotage.test.ts',
  'access/contract-walk.test.ts',
  'reliability/order-cells.test.ts',
  'reliability/oversell.test.ts',
  'db/embedded-postgres.test.ts',
  'tools/bench/bench.test.ts',
  'server/test/start.test.ts',
  'server/test/sample-world.test.ts',
  'reliability/rival-pairs.test.ts',
  'reliability/sessions.test.ts',
  'reliability/vehicle-days.test.ts',
  'reliability/random-commands.test.ts',
  'wire/wire.test.ts',
  'reliability/drain.test.ts',
  'reliability/captcha.test.ts',
  'reliability/kill.test.ts',
  'acceptance/control.test.ts',
  'reliability/season.test.ts',
  'reliability/notices-live.test.ts',
  'reliability/work-order-cells.test.ts',
];

/** Vitest's order for known durations, also on a first run. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = long.findIndex((end) => moduleId.endsWith(end));
      return at < 0 ? long.length : at;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}
