import { allEndpoints } from '@serai/contract/all';
import type { Endpoint } from '@serai/contract/endpoint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { testStart } from '../population.ts';
import { callRoute, nameOf, told } from './call-route.ts';
import { canariesIn, canaryOf, otherSide, type SideName } from './canary.ts';
import { reusing } from './kept.ts';
import { type MatrixStage, openMatrixStage } from './matrix-stage.ts';
import { rightfulToken } from './rightful-token.ts';
import { rows } from './rows.ts';
import { isForStaff } from './staff-actors.ts';
import { assign, pay, stageOrder } from './staged-orders.ts';
import { strayWords, wordsSentTo } from './words-sent.ts';

/**
 * Leaks between two agencies in calls that name no object: lists, overviews, searches by the other's exact
 * words, and mails (P13). Both have orders of every product, payment requests and movements of money.
 */
let stage: MatrixStage;
const numbers: Record<SideName, string[]> = { A: [], B: [] };
const figures = { lists: 0, searches: 0, mails: 0, ownWords: 0, canaryHits: 0 };
beforeAll(async () => {
  stage = await openMatrixStage();
  for (const side of ['A', 'B'] as const) await furnish(side);
  stage.world.clock.set(testStart);
});
afterAll(async () => {
  await stage.close();
  const words = Object.entries(figures).map(([name, value]) => `${name} ${value}`);
  process.stdout.write(`P13, where nothing is named: ${words.join(', ')}\n`);
});

/**
 * Adds orders of each product, one of them with a payment request, and messages about all of it in the
 * outbox.
 */
async function furnish(side: SideName): Promise<void> {
  const { booker } = stage.sides[side];
  await stageOrder(stage, side, 'hotel', [pay]);
  await stageOrder(stage, side, 'car', [pay, assign]);
  await stageOrder(stage, side, 'airport', [pay, assign]);
  const { id } = await stageOrder(stage, side, 'hotel', [], booker);
  await stage.must(booker.token, 'order/askApproval', { id, note: `${canaryOf(side)} asks` });
  const sold = await stage.world.db
    .selectFrom('orders')
    .select('sn')
    .where('agency_id', '=', stage.sides[side].agencyId)
    .execute();
  numbers[side] = sold.map(({ sn }) => sn);
}

const schemaOf = (endpoint: Endpoint) =>
  z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' });
const propertiesOf = (endpoint: Endpoint): string[] => Object.keys(schemaOf(endpoint).properties ?? {});
const ownedFields = (endpoint: Endpoint): string[] => Object.keys(rows[nameOf(endpoint)]?.owned ?? {});
/** Calls that need no id of an agency's object. */
const reads = allEndpoints.filter((endpoint) => {
  const named = ownedFields(endpoint);
  const isList = !endpoint.file && !schemaOf(endpoint).required?.some((field) => named.includes(field));
  return endpoint.method === 'GET' && !isForStaff(endpoint.access) && isList;
});
/**
 * A link to a file of search results is as random as any other; the file itself is requested by a separate
 * search.
 */
const searches = allEndpoints.filter(
  (endpoint) =>
    endpoint.method === 'GET' &&
    // Staff search the words of all agencies.
    !isForStaff(endpoint.access) &&
    propertiesOf(endpoint).some((name) => name === 'keyword' || name === 'quickSearch'),
);

async function hear(endpoint: Endpoint, input: Record<string, unknown>, side: SideName, token: string) {
  const heard = await callRoute(stage, endpoint, input, token);
  expect(heard.code, told(heard)).toBe(1);
  const found = canariesIn(heard.text, otherSide(side), numbers[otherSide(side)]);
  figures.canaryHits += found.length;
  expect(found, told(heard)).toEqual([]);
  return heard;
}

describe('a list', () => {
  test.each(reads.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s: list → nothing of the other agency',
    async (name, endpoint) => {
      const products = propertiesOf(endpoint).includes('product') ? ['hotel', 'car', 'airport'] : [undefined];
      for (const side of ['A', 'B'] as const) {
        const ready = await rows[name]!.ready(reusing(stage), side);
        const { owner, booker } = stage.sides[side];
        const callers = endpoint.access === 'public' ? [undefined, owner, booker] : [owner, booker];
        for (const product of products) {
          for (const caller of callers) {
            const token = caller?.token ?? rightfulToken(stage, endpoint, ready, side);
            if (name === 'GET user/checkIn' && token) continue;
            if (caller === booker && isLimited(endpoint) && !holds(endpoint)) continue;
            const asked = Object.entries(ready.input).filter(
              ([field]) => !ownedFields(endpoint).includes(field),
            );
            const input = { ...Object.fromEntries(asked), ...(product ? { product } : {}) };
            const { text } = await hear(endpoint, input, side, token);
            figures.lists += 1;
            if (text.includes(canaryOf(side))) figures.ownWords += 1;
          }
        }
      }
    },
  );

  test("lists: permitted caller → contain the caller's own words", () => {
    expect(figures.ownWords).toBeGreaterThanOrEqual(20);
  });
});

/** Bookers hold every node except those for the orders of others; they are no owners. */
function holds({ access }: Endpoint): boolean {
  return typeof access === 'object' && (!('node' in access) || !access.node.endsWith('/viewAll'));
}

/** Whether a call is for some members only. */
function isLimited({ access }: Endpoint): boolean {
  return typeof access === 'object' || access === 'owner';
}

describe('a colleague limited to own orders', () => {
  // The balance node shows all movements of money.
  const money = '/user/account/balance/view';
  const isOfMoney = ({ access }: Endpoint) =>
    typeof access === 'object' && 'node' in access && access.node === money;
  const own = reads.filter(
    (endpoint) => endpoint.access !== 'public' && endpoint.access !== 'owner' && !isOfMoney(endpoint),
  );
  test.each(own.map((endpoint) => [endpoint.path, endpoint] as const))(
    'colleague limited to own orders: %s → nothing of other members',
    async (_path, endpoint) => {
      const { sibling } = stage.sides.A;
      for (const product of ['hotel', 'car', 'airport']) {
        const asked = schemaOf(endpoint).required?.some((field) => field !== 'product')
          ? (await rows[nameOf(endpoint)]!.ready(reusing(stage), 'A')).input
          : {};
        const input = propertiesOf(endpoint).includes('product') ? { ...asked, product } : asked;
        const { text } = await hear(endpoint, input, 'A', sibling.token);
        expect(numbers.A.filter((sn) => text.includes(sn))).toEqual([]);
        expect(text).not.toContain(`${canaryOf('A')} asks`);
      }
    },
  );

  test('counts: orders of others that wait → not counted', async () => {
    const overview = reads.find(({ path }) => path === 'account/overview')!;
    const { sibling, owner } = stage.sides.A;
    expect((await hear(overview, {}, 'A', sibling.token)).data.waiting).toEqual([]);
    expect((await hear(overview, {}, 'A', owner.token)).data.waiting).not.toEqual([]);
  });
});

describe('a search', () => {
  test.each(searches.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s: exact words of the other agency → finds nothing',
    async (name, endpoint) => {
      const field = propertiesOf(endpoint).includes('keyword') ? 'keyword' : 'quickSearch';
      const side = 'A';
      const ready = await rows[name]!.ready(reusing(stage), side);
      const token = rightfulToken(stage, endpoint, ready, side);
      for (const word of [canaryOf('B'), 'owner_b', ...numbers.B]) {
        const known = await hear(endpoint, { ...ready.input, [field]: word }, side, token);
        const unknown = await hear(
          endpoint,
          { ...ready.input, [field]: `${word}x`.slice(0, 60) },
          side,
          token,
        );
        expect(known.data).toEqual(unknown.data);
        figures.searches += 1;
      }
    },
  );
});

test('messages to an agency: emails, texts and notices → no word of the other agency', async () => {
  for (const side of ['A', 'B'] as const) {
    const { count, words } = await wordsSentTo(stage, side);
    expect(words).toContain(canaryOf(side));
    expect(await strayWords(stage, side, numbers[otherSide(side)])).toEqual([]);
    figures.mails += count;
  }
});
