import { checkIn as registration } from '@serai/contract/accounts/accounts';
import { allEndpoints } from '@serai/contract/all';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { codeFor } from '../bind-address.ts';
import { testPassword, testStart } from '../population.ts';
import { callRoute, nameOf, told } from './call-route.ts';
import { extraProperties, knownNames, slippedTraces } from './extra-properties.ts';
import { familyWrites } from './family-writes.ts';
import { type MatrixStage, openMatrixStage } from './matrix-stage.ts';
import { changesBetween, listColumns, readState } from './read-state.ts';
import { rightfulToken } from './rightful-token.ts';
import { rows } from './rows.ts';

/**
 * No extra property is ever stored (P15): tried with each column name of every table, and with well-known
 * property names. Family calls ignore them; calls of our API refuse them by name, which the walk over the
 * contract tests.
 */
let stage: MatrixStage;
let columns: Map<string, string>;
const figures = { routes: 0, ignored: 0 };
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
  process.stdout.write(`P15: ${words.join(', ')} of ${writes.length} family routes\n`);
});

const writes = allEndpoints
  .filter(({ method, legacyClient = false }) => method === 'POST' && legacyClient)
  .map((endpoint) => [nameOf(endpoint), endpoint] as const);

describe('family call: unknown properties → ignored, and only permitted columns change', () => {
  test.each(writes)('%s: extra properties → none is stored', async (name, endpoint) => {
    const row = rows[name];
    if (!row) throw new Error(`${name} has no row in server/test/access`);
    const ready = await row.ready(stage, 'A');
    const { input } = ready;
    const token = rightfulToken(stage, endpoint, ready, 'A');
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

test('register: extra properties → still the master of a new agency', async () => {
  const { db } = stage.world;
  const email = 'new.agency@example.com';
  const input = {
    tab: 'register',
    registerType: 'email',
    username: 'new_agency',
    password: testPassword,
    email,
    mobile: '',
    captcha: await codeFor(stage.world, email, 'user_register'),
  };
  const extras = extraProperties(columns, knownNames(registration.input, input));
  const before = await readState(db);
  const heard = await callRoute(stage, registration, { ...extras, ...input });
  expect(heard.code, told(heard)).toBe(1);
  const after = await readState(db);
  const rows = [
    'agencies +',
    'agency_contracts +',
    'agency_search +',
    'ledger_accounts +',
    // The desk is notified of the application for verification.
    'notices +',
    'outbox +',
    'sessions +',
    'users +',
    'verification_codes.used_at',
  ];
  // A row of `changes` is new or updated, depending on earlier notices.
  const found = changesBetween(before, after).filter((change) => !change.startsWith('changes'));
  expect(found).toEqual(rows);
  const stored = JSON.stringify([...after.values()].map((table) => [...table.values()]));
  for (const trace of slippedTraces) expect(stored, trace).not.toContain(trace);
  const user = await db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
  expect(user).toMatchObject({ role: 'owner', nodes: null, order_limit: null, score: 0, mobile: null });
  expect([stage.world.agencyA, stage.world.agencyB]).not.toContain(user.agency_id);
});
