import { allEndpoints } from '@serai/contract/all';
import type { Endpoint } from '@serai/contract/endpoint';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testStart } from '../population.ts';
import { Chance, dealt, figure, reportFigure } from '../reliability/figure.ts';
import { callRoute, nameOf, told } from './call-route.ts';
import { knownNames } from './extra-properties.ts';
import { largestInput, stretches } from './largest-input.ts';
import { type MatrixStage, openMatrixStage } from './matrix-stage.ts';
import { type Cost, measureCall, median, sweptHeap } from './measure-call.ts';
import { rightfulToken } from './rightful-token.ts';
import type { Ready } from './row.ts';
import { rows } from './rows.ts';

/**
 * Whatever stands in a field of a call that is right otherwise: an answer of the envelope, never a failure of ours,
 * and no word of what the server is made of (O1, O2).
 */
let stage: MatrixStage;
const chance = new Chance();
const startedAt = Date.now();
const figures = { calls: 0, refused: 0, taken: 0, largest: 0 };
beforeAll(async () => {
  stage = await openMatrixStage();
});
beforeEach(async () => {
  stage.world.clock.set(testStart);
  await stage.world.db.deleteFrom('throttle_counters').execute();
  await stage.logInAll();
});
afterAll(async () => {
  await stage.close();
  reportFigure('hostile values', figures, chance, startedAt);
});

const hostile: readonly unknown[] = [
  ...[
    null,
    '',
    ' ',
    true,
    false,
    0,
    -1,
    1.5,
    1e300,
    2 ** 53,
    -(2 ** 31),
    [],
    {},
    [[]],
    [null],
    { a: { b: {} } },
  ],
  ...[
    'x'.repeat(5000),
    '9'.repeat(400),
    'a\0b',
    '\ud800',
    '\u202e',
    '😀',
    'NaN',
    '1e0',
    '-0',
    '0x10',
    '2026-02-30',
  ],
  ...[
    "' OR 1=1 --",
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '%00',
    '=1+1',
    '$' + '{7*7}',
    '{{7*7}}',
  ],
  ...[
    { $gt: '' },
    ['a', 'b'],
    '２０２６-１２-０１',
    '9999-12-31',
    '0000-00-00',
    '00000000-0000-0000-0000-000000000000',
  ],
];

/** A value that these take may leave nothing to book with for those that follow. */
const settingCredit = ['POST console/contract/save', 'POST console/wallet/setCreditLimit'];

/** What an answer must not hold: stacks, statements, files, names of what we are built of. */
const telltale =
  /\bat \S+ \(|node_modules|SELECT |INSERT |\.ts:\d|[Pp]ostgres|[Kk]ysely|[Ff]astify|[Zz]od|ECONN|syntax error/;

/**
 * No caller sizes our work (P30): the largest input that the contract admits costs a call no more than some times
 * what it costs on ordinary input, or what calls cost in the middle. Measured beside each other in the same run.
 */
const most = 25;
const ordinary: Record<string, Cost> = {};
const largest: { call: string; cost: Cost; again: () => Promise<Cost> }[] = [];

test.each(allEndpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
  '%s',
  async (name, endpoint) => {
    const row = rows[name]!;
    const ready = await row.ready(stage, 'A');
    const isTaken = await tryHostile(endpoint, ready);
    await stage.world.db.deleteFrom('throttle_counters').execute();
    if (settingCredit.includes(name)) await stage.grantCredit('A');
    if (!isTaken) return tryLargest(name, endpoint, ready);
    // Something was done with what the input names, or with who sent it.
    await stage.logInAll();
    await tryLargest(name, endpoint, await row.ready(stage, 'A'));
  },
  300_000,
);

/** Answers whether one of the values was taken. */
async function tryHostile(endpoint: Endpoint, ready: Ready): Promise<boolean> {
  const token = rightfulToken(stage, endpoint, ready, 'A');
  const fields = new Set([...Object.keys(ready.input), ...knownNames(endpoint.input, ready.input)]);
  const before = figures.taken;
  for (const field of fields) {
    for (const value of chance.shuffle(hostile).slice(0, figure(hostile.length))) {
      const input = { ...ready.input, [field]: value };
      await expectAnswer(endpoint, input, token, `${field}: ${JSON.stringify(value)}`);
    }
  }
  return figures.taken > before;
}

async function tryLargest(name: string, endpoint: Endpoint, ready: Ready): Promise<void> {
  const token = rightfulToken(stage, endpoint, ready, 'A');
  const measure = (input: Record<string, unknown>) =>
    measureCall(() => callRoute(stage, endpoint, input, token));
  // All at once, and alone: what is refused for one of them would hide another.
  for (const what of [stretches, ...dealt(stretches, largest.length).map((one) => [one])]) {
    const input = largestInput(endpoint, ready.input, what);
    if (!input) continue;
    const { result, ...cost } = await measure(input);
    const call = `${name} with every ${what.join(', ')} stretched`;
    const again = async () => {
      const fresh = await rows[name]!.ready(stage, 'A');
      await stage.world.db.deleteFrom('throttle_counters').execute();
      return measure(largestInput(endpoint, fresh.input, what)!);
    };
    largest.push({ call, cost, again });
    expect(result.http, told(result)).toBeLessThan(500);
    figures.largest += 1;
  }
  ordinary[name] = await measure(ready.input);
  await stage.world.db.deleteFrom('throttle_counters').execute();
}

describe('the largest input that the contract admits', () => {
  test('costs little more than any other', async () => {
    const costs = Object.values(ordinary);
    const usual = {
      work: median(costs.map(({ work }) => work)),
      grown: median(costs.map(({ grown }) => grown)),
    };
    const isDear = (call: string, { work, grown }: Cost) => {
      const own = ordinary[call.split(' with ')[0]!]!;
      return work > most * Math.max(own.work, usual.work) || grown > most * Math.max(own.grown, usual.grown);
    };
    const dear: string[] = [];
    for (const { call, cost, again } of largest) {
      // Garbage or a compiler at work may fall into one measurement; what is really dear is so each time.
      if (isDear(call, cost) && isDear(call, await again()) && isDear(call, await again())) dear.push(call);
    }
    expect(dear).toEqual([]);
    expect(largest.length).toBeGreaterThan(allEndpoints.length / 2);
  });

  test('leaves nothing on the heap', async () => {
    // Those that took most have run before: what is compiled and learnt is there already.
    const heaviest = largest.sort((a, b) => b.cost.grown - a.cost.grown).slice(0, 20);
    const taken = heaviest.reduce((sum, { cost }) => sum + cost.grown, 0);
    const before = sweptHeap();
    for (const { again } of heaviest) await again();
    const kept = sweptHeap() - before;
    console.info(`P30: of ${taken >> 20} MB that the heaviest took ${kept >> 10} kB are kept`);
    expect(kept).toBeLessThan(taken / 5);
  });
});

async function expectAnswer(endpoint: Endpoint, input: Record<string, unknown>, token: string, what: string) {
  const heard = await callRoute(stage, endpoint, input, token);
  figures.calls += 1;
  if (heard.code === 1) figures.taken += 1;
  else figures.refused += 1;
  expect(heard.http, `${what} ${told(heard)}`).toBe(200);
  expect([0, 1, 303, 401, 409], what).toContain(heard.code);
  if (heard.code !== 1) expect(heard.text, what).not.toMatch(telltale);
}
