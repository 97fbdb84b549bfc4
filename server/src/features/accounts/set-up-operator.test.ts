import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { askAsOwner, openTestWorld, type TestWorld } from '../../../test/harness.ts';
import { logInAs } from '../../../test/pass-captcha.ts';
import { createSetUpLink, offerSetUp } from './accounts.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.db.deleteFrom('sessions').execute();
  // Audit rows and their operators are never deleted; this test needs a seller without operators again.
  await askAsOwner(
    world.owner,
    `ALTER TABLE operator_actions DISABLE TRIGGER USER; DELETE FROM operator_actions;
     ALTER TABLE operator_actions ENABLE TRIGGER USER; DELETE FROM users WHERE role = 'operator'`,
  );
});

const operator = { username: 'chief', password: 'Lantern42', email: 'chief@example.com' };
const setUp = (token: unknown, change = {}) =>
  world.call('POST', 'console/setUp', { token, ...operator, ...change });

describe('console/setUp', () => {
  it('console/setUp: printed link → first operator, once', async () => {
    const printed: string[] = [];
    await offerSetUp(world.db, world.clock.now(), 'https://portal.example.com', (line) => printed.push(line));
    const token = /https:\/\/portal\.example\.com\/console\/set-up\?token=([\w-]{43})$/.exec(
      printed[0]!,
    )?.[1];
    expect((await setUp(token)).code).toBe(1);
    const login = await logInAs(world, 'chief', 'Lantern42');
    expect(login.data).toMatchObject({ routePath: '/', userInfo: { role: 'operator', agency_name: '' } });
    expect((await setUp(token, { username: 'again' })).data.reason).toBe('link_invalid');
    const actions = await world.db.selectFrom('operator_actions').selectAll().execute();
    expect(actions).toMatchObject([
      { call: 'console/setUp', object_name: 'chief', after: { role: 'administrator' } },
    ]);
    expect(JSON.stringify(actions)).not.toContain('Lantern42');
    await offerSetUp(world.db, world.clock.now(), 'https://portal.example.com', (line) => printed.push(line));
    expect(printed).toHaveLength(1);
  });

  it('console/setUp: wrong, expired or replaced token → refused', async () => {
    const old = await createSetUpLink(world.db, world.clock.now());
    const token = await createSetUpLink(world.db, world.clock.now());
    for (const wrong of ['x', 'A'.repeat(43), old]) {
      expect((await setUp(wrong)).data.reason).toBe('link_invalid');
    }
    world.clock.advance(24 * 3_600_000);
    expect((await setUp(token)).data.reason).toBe('link_invalid');
  });

  it('console/setUp: taken name → refused, link still usable', async () => {
    const token = await createSetUpLink(world.db, world.clock.now());
    expect((await setUp(token, { username: 'owner_a' })).data.reason).toBe('username_taken');
    expect((await setUp(token)).code).toBe(1);
  });

  it('console/setUp: 10 concurrent requests → one operator', async () => {
    const token = await createSetUpLink(world.db, world.clock.now());
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        setUp(token, { username: `chief_${at}`, email: `chief${at}@example.com` }),
      ),
    );
    expect(replies.filter(({ code }) => code === 1)).toHaveLength(1);
  });
});
