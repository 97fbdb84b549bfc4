import { checkIn as registration } from '@serai/contract/accounts';
import { allEndpoints } from '@serai/contract/all';
import type { Endpoint } from '@serai/contract/endpoint';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { codeFor } from '../bind-address.ts';
import { testPassword, testStart } from '../population.ts';
import { markState } from '../state-digest.ts';
import { callRoute, nameOf, told } from './call-route.ts';
import {
  extraProperties,
  knownNames,
  objectPaths,
  slippedTraces,
  withProperties,
} from './extra-properties.ts';
import { familyWrites } from './family-writes.ts';
import { type MatrixStage, openMatrixStage } from './matrix-stage.ts';
import { changesBetween, listColumns, readState } from './read-state.ts';
import { rightfulToken } from './rightful-token.ts';
import { rows } from './rows.ts';

/**
 * No extra property is ever stored (P15): each column name of every table, and the classics, beside what a call
 * takes, in every object of its input. Our own calls refuse them by name, family calls do not hear them.
 */
let stage: MatrixStage;
let columns: Map<string, string>;
const figures = { routes: 0, refused: 0, ignored: 0 };
beforeAll(async () => {
  stage = await openMatrixStage();
  columns = await listColumns(stage.world.db);
});
beforeEach(async () => {
  stage.world.clock.set(testStart);
  await stage.world.db.deleteFrom('throttle_counters').execute();
  await stage.logInAll();
});
afterAll(async () => {
  await stage.close();
  const words = Object.entries(figures).map(([name, value]) => `${name} ${value}`);
  process.stdout.write(`P15: ${words.join(', ')} of ${writes.length} write routes\n`);
});

const writes = allEndpoints.filter(({ method }) => method === 'POST');
const cases = (isFamily: boolean) =>
  writes
    .filter(({ family = false }) => family === isFamily)
    .map((endpoint) => [nameOf(endpoint), endpoint] as const);

async function makeReady(endpoint: Endpoint) {
  const row = rows[nameOf(endpoint)];
  if (!row) throw new Error(`${nameOf(endpoint)} has no row in server/test/access`);
  const ready = await row.ready(stage, 'A');
  return { input: ready.input, token: rightfulToken(stage, endpoint, ready, 'A') };
}

describe('our own call refuses by name what it does not know, and does nothing', () => {
  test.each(cases(false))('%s refuses each extra property by its name', async (_name, endpoint) => {
    const { input, token } = await makeReady(endpoint);
    const before = await markState(stage.world.db);
    for (const path of objectPaths(input)) {
      // The key of a command may come as a field of its body.
      const known = path === '' ? [...knownNames(endpoint.input, input), 'idempotency_key'] : [];
      for (const extras of chunksOf(extraProperties(columns, known))) {
        const sent = withProperties(input, path, extras);
        const added = Object.keys(extras).filter((name) => !isIn(input, path, name));
        const heard = await callRoute(stage, endpoint, sent, token);
        expect([heard.http, heard.code], told(heard)).toEqual([200, 0]);
        const refused = heard.data.errors.map(({ field }: { field: string }) => field);
        const expected = added.map((name) => (path === '' ? name : `${path}.${name}`));
        const missed = expected.filter(
          (field) => !refused.includes(field) && !isKnownBelow(endpoint, input, field),
        );
        expect(missed).toEqual([]);
        figures.refused += expected.length;
      }
    }
    expect(await markState(stage.world.db)).toBe(before);
    figures.routes += 1;
  });
});

describe('a family call does not hear what it does not know, and changes what it may', () => {
  test.each(cases(true))('%s stores no extra property', async (name, endpoint) => {
    const { input, token } = await makeReady(endpoint);
    const extras = extraProperties(columns, knownNames(endpoint.input, input));
    const before = await readState(stage.world.db);
    const heard = await callRoute(stage, endpoint, { ...extras, ...input }, token);
    expect(heard.code, told(heard)).toBe(1);
    const after = await readState(stage.world.db);
    const allowed = familyWrites[name] ?? [];
    expect(changesBetween(before, after).filter((change) => !allowed.includes(change))).toEqual([]);
    const stored = JSON.stringify([...after.values()].map((table) => [...table.values()]));
    for (const trace of slippedTraces) expect(stored, trace).not.toContain(trace);
    figures.ignored += Object.keys(extras).length;
    figures.routes += 1;
  });
});

test('registering makes a master of a new agency, whatever else is sent', async () => {
  const { db } = stage.world;
  const email = 'new.agency@example.com';
  const input = {
    ...{ tab: 'register', registerType: 'email', username: 'new_agency', password: testPassword },
    ...{ email, mobile: '', captcha: await codeFor(stage.world, email, 'user_register') },
  };
  const extras = extraProperties(columns, knownNames(registration.input, input));
  const before = await readState(db);
  const heard = await callRoute(stage, registration, { ...extras, ...input });
  expect(heard.code, told(heard)).toBe(1);
  const after = await readState(db);
  const rows = [
    'agencies +',
    'agency_contracts +',
    'ledger_accounts +',
    'sessions +',
    'users +',
    'verification_codes.used_at',
  ];
  expect(changesBetween(before, after)).toEqual(rows);
  const stored = JSON.stringify([...after.values()].map((table) => [...table.values()]));
  for (const trace of slippedTraces) expect(stored, trace).not.toContain(trace);
  const user = await db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
  expect(user).toMatchObject({ role: 'owner', nodes: null, order_limit: null, score: 0, mobile: null });
  expect([stage.world.agencyA, stage.world.agencyB]).not.toContain(user.agency_id);
});

/** As many at once as a refusal names, less those that are of its own. */
function* chunksOf(extras: Record<string, unknown>, most = 90): Generator<Record<string, unknown>> {
  const entries = Object.entries(extras);
  for (let at = 0; at < entries.length; at += most) yield Object.fromEntries(entries.slice(at, at + most));
}

function isIn(input: unknown, path: string, name: string): boolean {
  const copy = withProperties(input, path, { [name]: slippedMark });
  return !JSON.stringify(copy).includes(slippedMark);
}
const slippedMark = 'is-it-in';

/** Whether an object within the input may have the field: optional ones are no extra. */
function isKnownBelow(endpoint: Endpoint, input: Record<string, unknown>, field: string): boolean {
  const at = field.lastIndexOf('.');
  if (at < 0) return false;
  const tried = withProperties(input, field.slice(0, at), { [field.slice(at + 1)]: null });
  const issues = endpoint.input.safeParse(tried).error?.issues ?? [];
  return !issues.some((issue) => issue.code === 'unrecognized_keys');
}
