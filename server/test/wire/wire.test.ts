import { allEndpoints } from '@serai/contract/all';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testStart } from '../population.ts';
import { accountCalls } from './account-calls.ts';
import { codeCalls } from './code-calls.ts';
import { loginCalls } from './login-calls.ts';
import { siteCalls } from './site-calls.ts';
import { openWireStage, type WireStage } from './wire-stage.ts';

/**
 * Every family call over a real socket, as an unmodified client of the BuildAdmin family (v2.3.2) makes it:
 * its request, and the reply key by key. A family call without an entry here fails.
 */
let stage: WireStage;
beforeAll(async () => {
  stage = await openWireStage();
});
afterAll(() => stage.close());
beforeEach(async () => {
  stage.world.clock.set(testStart);
  for (const table of ['throttle_counters', 'verification_codes', 'outbox'] as const) {
    await stage.world.db.deleteFrom(table).execute();
  }
});

const talks = { ...siteCalls, ...loginCalls, ...codeCalls, ...accountCalls };
const familyCalls = allEndpoints
  .filter(({ legacyClient }) => legacyClient)
  .map(({ method, path }) => `${method} ${path}`);

test('family calls: each one → has an entry here', () => {
  expect(Object.keys(talks).sort()).toEqual([...familyCalls].sort());
});

describe('family client', () => {
  // Covers 3.90, 7.08, 7.09, 7.10, 7.11, 7.12, 7.13, 7.14, 7.17, 7.18, 7.19, 7.20, 7.21.
  test.each(familyCalls)('%s: called by a family client → answers as agreed', async (name) => {
    const talk = talks[name];
    if (!talk) throw new Error(`${name} has no talk in server/test/wire`);
    await talk(stage);
  });
});
