import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestWorld, type TestWorld } from '../harness.ts';
import { testPassword } from '../population.ts';
import { Chance, reportFigure, tries } from './figure.ts';
import { logIn, sessionCommands } from './session-commands.ts';
import { isAccessAlive, type SessionModel, startSessionModel } from './session-model.ts';

/** P18: refresh tokens rotate, a reuse ends the session, and an ended session stays ended. */
const runs = tries({ test: 10, assurance: 300 });
const chance = new Chance();
const startedAt = Date.now();
const counted = { reuses: 0, races: 0, 'live after reuse': 0 };

let world: TestWorld;
let users = 0;
beforeAll(async () => {
  world = await openTestWorld({ maxConnections: 24 });
});
afterAll(async () => {
  reportFigure('P18 sessions', { runs, ...counted }, chance, startedAt);
  await world.close();
});

test('sessions: random commands of two devices and a thief → every answer matches the model', async () => {
  const property = fc.asyncProperty(sessionCommands(), async (commands) => {
    const username = await addUser();
    const model = startSessionModel(testPassword);
    const real = { world, username };
    for (const device of [0, 1]) await logIn(device, true).run(model, real);
    await fc.asyncModelRun(() => ({ model, real }), commands);
    await expectAllTokens(model);
  });
  // Unbiased, because biased runs would mostly be too short for a theft. A few runs may still contain none
  // and would prove nothing.
  for (let round = 0; round < 5 && counted.reuses * counted.races === 0; round++) {
    await fc.assert(property, { numRuns: runs, seed: chance.seed + round, unbiased: true });
  }
  expect(counted.reuses).toBeGreaterThan(0);
  expect(counted.races).toBeGreaterThan(0);
}, 1_800_000);

/**
 * Expects every token ever issued to be as valid as in the model; those of a stolen session are all invalid.
 */
async function expectAllTokens(model: SessionModel): Promise<void> {
  const now = world.clock.now().getTime();
  for (const session of model.sessions) {
    for (const { token } of session.access) {
      const reply = await world.call('GET', 'index/index', { requiredLogin: 1 }, { token });
      if (session.stolen && reply.code === 1) counted['live after reuse'] += 1;
      expect(reply.code === 1, 'access token').toBe(isAccessAlive(session, token, now));
    }
    if (!session.ended) continue;
    for (const { token } of session.refresh) {
      const reply = await world.call('POST', 'common/refreshToken', { refresh_token: token });
      if (session.stolen && reply.code === 1) counted['live after reuse'] += 1;
      expect(reply.code, 'refresh token of an ended session').toBe(303);
    }
  }
  counted.reuses += model.reuses;
  counted.races += model.races;
}

/** Adds a user for this run alone, so that runs do not see each other's sessions. */
async function addUser(): Promise<string> {
  await world.db.deleteFrom('throttle_counters').execute();
  const owner = await world.db
    .selectFrom('users')
    .select(['agency_id', 'role', 'password_hash'])
    .where('username', '=', 'owner_a')
    .executeTakeFirstOrThrow();
  users += 1;
  const username = `traveller_${users}`;
  const user = { ...owner, username, nickname: username, created_at: world.clock.now() };
  await world.db.insertInto('users').values(user).execute();
  return username;
}
