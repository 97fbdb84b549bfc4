import { randomUUID } from 'node:crypto';
import { allEndpoints } from '@serai/contract/all';
import type { Endpoint } from '@serai/contract/endpoint';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkInvariants } from '../invariants.ts';
import { testStart } from '../population.ts';
import { dealt, isLongRun } from '../reliability/figure.ts';
import { markState } from '../state-digest.ts';
import { bodyOf, callRoute, type Heard, nameOf, told } from './call-route.ts';
import { canariesIn, otherSide, type SideName } from './canary.ts';
import { type Actor, actors, actorsOf, verdictIn, verdictOf } from './expected.ts';
import { type MatrixStage, openMatrixStage } from './matrix-stage.ts';
import { objectFields, withMissing } from './object-fields.ts';
import { listColumns } from './read-state.ts';
import { refuseExtras } from './refuse-extras.ts';
import { rightfulToken } from './rightful-token.ts';
import type { Ready, Row } from './row.ts';
import { refusedAnyway, rows } from './rows.ts';
import { isForStaff, staffActors } from './staff-actors.ts';
import { strayWords, wordsSentTo } from './words-sent.ts';

/**
 * Every call × everybody who must not have it (P13). A call of the contract without a row here fails, and so does a
 * row that its rightful caller cannot succeed with, because then its refusals would say nothing. On the way each call
 * of our own that writes refuses what it does not know (P15).
 */
let stage: MatrixStage;
let columns: Map<string, string>;
const figures = { calls: 0, cells: 0, pairs: 0, mails: 0, canaryHits: 0, audited: 0, extras: 0 };
const gaps: number[] = [];
/** How often each of them was answered how. */
const verdicts = new Map<string, number>();
beforeAll(async () => {
  stage = await openMatrixStage();
  columns = await listColumns(stage.world.db);
});
beforeEach(async () => {
  stage.world.clock.set(testStart);
  await stage.world.db.deleteFrom('throttle_counters').execute();
  await stage.logInAll();
});
afterEach(async () => {
  // In the long run, to tell whose a breach is.
  if (isLongRun) expect(await checkInvariants(stage.world.db)).toEqual([]);
});
afterAll(async () => {
  const breaches = await checkInvariants(stage.world.db);
  await stage.close();
  expect(breaches).toEqual([]);
  const median = gaps.sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  const words = Object.entries({ ...figures, medianGapMs: median.toFixed(1) }).map(
    ([name, value]) => `${name} ${value}`,
  );
  const table = [...actors, ...staffActors].map((actor) => {
    const answers = (['in', 303, 409, 401] as const).map(
      (verdict) => verdicts.get(`${actor} ${verdict}`) ?? 0,
    );
    return [actor.padEnd(9), ...answers.map((count) => String(count).padStart(5))].join('');
  });
  process.stdout.write(`who         in  303  409  401\n${table.join('\n')}\nP13: ${words.join(', ')}\n`);
});

test('every call has a row, and every row a call', () => {
  expect(Object.keys(rows).sort()).toEqual(allEndpoints.map(nameOf).sort());
});

test('every field that names something says whose it is', () => {
  for (const endpoint of allEndpoints) {
    const { owned = {}, open = [] } = rows[nameOf(endpoint)] ?? {};
    expect([...Object.keys(owned), ...open].sort(), nameOf(endpoint)).toEqual(objectFields(endpoint).sort());
  }
});

describe('what belongs to an agency', () => {
  test.each(allEndpoints.map((endpoint, at) => [nameOf(endpoint), endpoint, at] as const))(
    '%s answers only those who may',
    async (name, endpoint, at) => {
      const row = rows[name];
      if (!row) throw new Error(`${name} has no row in server/test/access`);
      figures.calls += 1;
      const foreign = ownedFields(row).length > 0 ? await row.ready(stage, 'B') : undefined;
      const own = await row.ready(stage, 'A');
      const before = await markState(stage.world.db);
      await turnAway(endpoint, own, at);
      if (foreign) await tryForeign(endpoint, row, own, foreign);
      if (endpoint.method === 'POST' && !endpoint.family) {
        const token = rightfulToken(stage, endpoint, own, 'A');
        figures.extras += await refuseExtras(stage, endpoint, own.input, token, { columns, turn: at });
      }
      expect(await markState(stage.world.db)).toBe(before);
      if (namesOrder(row)) await tryColleagues(endpoint, row, own);
      await letIn(endpoint, own, at);
    },
    300_000,
  );
});

test('nothing of all that was sent to an agency holds a word of the other', async () => {
  for (const side of ['A', 'B'] as const) {
    figures.mails += (await wordsSentTo(stage, side)).count;
    expect(await strayWords(stage, side)).toEqual([]);
  }
});

/** Those who may not are told so. */
async function turnAway(endpoint: Endpoint, own: Ready, turn: number): Promise<void> {
  for (const actor of actorsOf(endpoint, turn)) {
    if (verdictOf(endpoint, actor) === 'in') continue;
    const heard = await ask(endpoint, own.input, actor);
    expect(verdictIn(heard), `${actor} ${told(heard)}`).toBe(verdictOf(endpoint, actor));
  }
}

/** The rightful caller succeeds; then those who are let in as well: of many in the short run the one whose turn it is. */
async function letIn(endpoint: Endpoint, own: Ready, turn: number): Promise<void> {
  const actions = await countActions();
  const key = randomUUID();
  const token = rightfulToken(stage, endpoint, own, 'A');
  const rightful = await callRoute(stage, endpoint, own.input, token, key);
  const expected = refusedAnyway[nameOf(endpoint)];
  if (expected === undefined) expect(rightful.code, told(rightful)).toBe(1);
  else expect(rightful.data.reason).toBe(expected);
  // Each change by the staff leaves one row of their activity, its repetition none, and nothing else leaves any.
  const isChange = expected === undefined && isForStaff(endpoint.access) && endpoint.method === 'POST';
  expect(await countActions()).toBe(actions + (isChange ? 1 : 0));
  if (isChange && endpoint.idempotent) {
    const again = await callRoute(stage, endpoint, own.input, token, key);
    expect(again.data).toEqual(rightful.data);
    expect(await countActions()).toBe(actions + 1);
    figures.audited += 1;
  }
  hear(rightful, isForStaff(endpoint.access) ? undefined : 'A');
  const others = actorsOf(endpoint, turn).filter((actor) => verdictOf(endpoint, actor) === 'in');
  for (const actor of dealt(others, turn))
    expect(verdictIn(await ask(endpoint, own.input, actor)), actor).toBe('in');
}

async function countActions(): Promise<number> {
  const { count } = await stage.world.db
    .selectFrom('operator_actions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What is the other side's is answered like what does not exist: all of it, and each part beside own ones. */
async function tryForeign(endpoint: Endpoint, row: Row, own: Ready, foreign: Ready): Promise<void> {
  const fields = ownedFields(row);
  const token = rightfulToken(stage, endpoint, own, 'A');
  for (const parts of fields.length > 1 ? [fields, ...fields.map((field) => [field])] : [fields]) {
    const taken = Object.fromEntries(parts.map((field) => [field, foreign.input[field]]));
    await expectLikeMissing(endpoint, { ...own.input, ...taken }, parts, token, 'A');
  }
  // The other agency with all of ours, the colleague without a node, and the one who sees own orders only.
  const { bare, sibling } = stage.sides.A;
  await expectLikeMissing(endpoint, own.input, fields, stage.sides.B.owner.token, 'B');
  await expectLikeMissing(endpoint, own.input, fields, bare.token, 'A');
  if (namesOrder(row)) await expectLikeMissing(endpoint, own.input, fields, sibling.token, 'A');
}

const ownedFields = ({ owned = {} }: Row) => Object.keys(owned);
const namesOrder = ({ owned = {} }: Row) => Object.values(owned).includes('order');

/**
 * An own order does not help without the node of what is asked; and that a sibling booked it does not hinder the
 * master, who is let in next.
 */
async function tryColleagues(endpoint: Endpoint, row: Row, own: Ready): Promise<void> {
  const { sibling, bare, owner } = stage.sides.A;
  if (typeof endpoint.access === 'object' && 'orderAction' in endpoint.access) {
    await setBooker(own, bare.id);
    const before = await markState(stage.world.db);
    expect((await callRoute(stage, endpoint, own.input, bare.token)).code).toBe(401);
    expect(await markState(stage.world.db)).toBe(before);
    await setBooker(own, owner.id);
    figures.cells += 1;
  }
  if (own.token || refusedAnyway[nameOf(endpoint)]) return;
  // What the master booked is tried as well where every variant is.
  const siblings = isLongRun ? await row.ready(stage, 'A') : own;
  await setBooker(siblings, sibling.id);
  if (siblings === own) return;
  const heard = await callRoute(stage, endpoint, siblings.input, owner.token);
  figures.cells += 1;
  expect(heard.code, told(heard)).toBe(1);
}

/** Makes the order of an input the booking of somebody else. */
async function setBooker({ input }: Ready, userId: number): Promise<void> {
  await stage.world.db
    .updateTable('orders')
    .set({ booked_by: userId })
    .where('id', '=', Number(input.id ?? input.order_id))
    .execute();
}

async function expectLikeMissing(
  endpoint: Endpoint,
  input: Record<string, unknown>,
  fields: readonly string[],
  token: string,
  hearer: SideName,
): Promise<void> {
  figures.pairs += 1;
  const foreign = await callRoute(stage, endpoint, input, token);
  const missing = await callRoute(stage, endpoint, withMissing(input, fields), token);
  gaps.push(Math.abs(foreign.ms - missing.ms));
  expect(foreign.code, told(foreign)).not.toBe(1);
  expect(bodyOf(foreign), `${fields} for ${hearer}`).toEqual(bodyOf(missing));
  hear(foreign, hearer);
}

async function ask(endpoint: Endpoint, input: Record<string, unknown>, actor: Actor): Promise<Heard> {
  figures.cells += 1;
  const heard = await callRoute(stage, endpoint, input, actorTokens('A')[actor]);
  const verdict = `${actor} ${verdictIn(heard)}`;
  verdicts.set(verdict, (verdicts.get(verdict) ?? 0) + 1);
  if (actor === 'guest') hear(heard, 'A', 'B');
  if (actor === 'expired' || actor === 'bare') hear(heard, 'A');
  if (actor === 'other') hear(heard, 'B');
  return heard;
}

/** Nobody hears a word of the side they do not belong to; a guest hears of none. */
function hear(heard: Heard, ...hearers: (SideName | undefined)[]): void {
  for (const hearer of hearers) {
    if (hearer === undefined) continue;
    const found = canariesIn(heard.text, otherSide(hearer));
    figures.canaryHits += found.length;
    expect(found, told(heard)).toEqual([]);
  }
}

function actorTokens(side: SideName) {
  const { expiredToken, operator, staff, sides } = stage;
  return {
    guest: undefined,
    expired: expiredToken,
    bare: sides[side].bare.token,
    other: sides[otherSide(side)].owner.token,
    operator: operator.token,
    desk: staff.desk.token,
    finance: staff.finance.token,
    editor: staff.editor.token,
    auditor: staff.auditor.token,
  };
}
