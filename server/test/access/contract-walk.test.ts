import { allEndpoints } from '@serai/contract/all';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkInvariants } from '../invariants.ts';
import { testStart } from '../population.ts';
import { isAssurance, reportFigure } from '../reliability/figure.ts';
import { nameOf } from './call-route.ts';
import { expectPermitted } from './expect-permitted.ts';
import { expectRefused } from './expect-refused.ts';
import { actors } from './expected.ts';
import { reusing } from './kept.ts';
import { readSettings, undoLasting } from './lasting-values.ts';
import { type MatrixStage, openMatrixStage } from './matrix-stage.ts';
import { lastWrite, noteWrites, writesSince } from './note-writes.ts';
import { objectFields } from './object-fields.ts';
import { listColumns } from './read-state.ts';
import { refuseExtras } from './refuse-extras.ts';
import { rightfulToken } from './rightful-token.ts';
import { rows } from './rows.ts';
import { staffActors } from './staff-actors.ts';
import { setBooker, tryColleagues, tryForeign } from './try-foreign.ts';
import { tryHostile } from './try-hostile.ts';
import { findDear, repeatHeaviest, tryLargest } from './try-largest.ts';
import { beginWalk, namesOrder, ownedFields, type Visit } from './walk.ts';
import { strayWords, wordsSentTo } from './words-sent.ts';

/**
 * One walk over the contract. Each call is tried as every actor who must not have it (P13). A call without a
 * row fails, and so does a row whose rightful caller cannot succeed, because its refusals would prove
 * nothing. Objects of the other side are answered like missing ones; each writing call of our API refuses
 * unknown fields (P15); hostile values get a regular answer (O1, O2); and the largest input costs little more
 * than any other (P30).
 */
let stage: MatrixStage;
let columns: Map<string, string>;
let settings: Awaited<ReturnType<typeof readSettings>>;
const walk = beginWalk();
const startedAt = Date.now();
beforeAll(async () => {
  stage = await openMatrixStage();
  columns = await listColumns(stage.world.db);
  await noteWrites(stage.world);
  settings = await readSettings(stage);
});
beforeEach(async () => {
  stage.world.clock.set(testStart);
  await stage.world.db.deleteFrom('throttle_counters').execute();
  await stage.logInAll();
});
afterEach(async () => {
  // In the assurance run, to find the call that breaks an invariant.
  if (isAssurance) expect(await checkInvariants(stage.world.db)).toEqual([]);
});
afterAll(async () => {
  const breaches = await checkInvariants(stage.world.db);
  await stage.close();
  expect(breaches).toEqual([]);
  const { figures, verdicts, chance } = walk;
  const gaps = walk.gaps.sort((a, b) => a - b);
  const table = [...actors, ...staffActors].map((actor) => {
    const answers = (['in', 303, 409, 401] as const).map(
      (verdict) => verdicts.get(`${actor} ${verdict}`) ?? 0,
    );
    return [actor.padEnd(9), ...answers.map((count) => String(count).padStart(5))].join('');
  });
  process.stdout.write(`who         in  303  409  401\n${table.join('\n')}\n`);
  const medianGapMs = (gaps[Math.floor(gaps.length / 2)] ?? 0).toFixed(1);
  reportFigure('P13, P15, P30', { ...figures, medianGapMs }, chance, startedAt);
});

test('contract walk: calls and rows → one row for every call, and no other', () => {
  expect(Object.keys(rows).sort()).toEqual(allEndpoints.map(nameOf).sort());
});

test('contract walk: field that names an object → declares its owner', () => {
  for (const endpoint of allEndpoints) {
    const { owned = {}, open = [] } = rows[nameOf(endpoint)] ?? {};
    expect([...Object.keys(owned), ...open].sort(), nameOf(endpoint)).toEqual(objectFields(endpoint).sort());
  }
});

describe('contract walk: a call (P21)', () => {
  test.each(allEndpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s → answers permitted callers only, with permitted data only',
    async (name, endpoint) => {
      const row = rows[name];
      if (!row) throw new Error(`${name} has no row in server/test/access`);
      walk.figures.calls += 1;
      const foreign = ownedFields(row).length > 0 ? await row.ready(reusing(stage), 'B') : undefined;
      const leaves = endpoint.method === 'GET' || row.leaves === true;
      const ready = () => row.ready(leaves ? reusing(stage) : stage, 'A');
      const visit: Visit = { walk, stage, name, endpoint, row, own: await ready() };
      const before = await lastWrite(stage.world.db);
      await expectRefused(visit);
      if (foreign) await tryForeign(visit, foreign);
      await tryExtras(visit);
      expect(await writesSince(stage.world.db, before)).toEqual([]);
      if (await tryValues(visit, before)) visit.own = await ready();
      const booker = namesOrder(row) ? await tryColleagues(visit) : undefined;
      await expectPermitted(visit);
      // Others may use the same order.
      if (booker !== undefined && leaves) await setBooker(stage, visit.own, booker);
    },
    300_000,
  );
});

/** Expects writing calls of our API to refuse extra properties. */
async function tryExtras({ endpoint, own }: Visit): Promise<void> {
  if (endpoint.method === 'GET' || endpoint.legacyClient) return;
  const token = rightfulToken(stage, endpoint, own, 'A');
  walk.figures.extras += await refuseExtras(stage, endpoint, own.input, token, columns);
}

/**
 * Tries hostile and largest values: a refused or read-only call changes nothing. Returns whether everything
 * must be prepared again, because a value was accepted or because the input works only once, refused or not,
 * such as a captcha or a mailed code of a guest or a new user.
 */
async function tryValues(visit: Visit, before: number): Promise<boolean> {
  const { name, endpoint, own } = visit;
  const taken = (await tryHostile(visit)) + (await tryLargest(visit));
  await stage.world.db.deleteFrom('throttle_counters').execute();
  const isRead = endpoint.method === 'GET';
  const servesOnce = !isRead && (endpoint.access === 'public' || own.token !== undefined);
  if (taken === 0 || isRead) {
    const written = await writesSince(stage.world.db, before);
    expect(servesOnce ? written.filter((what) => !warning.includes(what)) : written).toEqual([]);
  }
  if (isRead) return false;
  if (taken > 0) {
    await undoLasting(stage, name, settings);
    await stage.logInAll();
  }
  return taken > 0 || servesOnce;
}

/** A user whose code is guessed too often is warned. */
const warning = ['INSERT notices', 'INSERT outbox'];

describe('contract walk: largest admitted input', () => {
  test('largest input: compared with other input → costs little more', async () => {
    expect(await findDear(walk)).toEqual([]);
    expect(walk.largest.length).toBeGreaterThan(allEndpoints.length / 2);
  });

  test('largest input: repeated → leaves nothing on the heap', async () => {
    const { taken, kept } = await repeatHeaviest(walk);
    console.info(`P30: of ${taken >> 20} MB that the heaviest took ${kept >> 10} kB are kept`);
    expect(kept).toBeLessThan(taken / 5);
  });
});

test('contract walk: everything sent to an agency → contains no word of the other agency', async () => {
  for (const side of ['A', 'B'] as const) {
    walk.figures.mails += (await wordsSentTo(stage, side)).count;
    expect(await strayWords(stage, side)).toEqual([]);
  }
});
