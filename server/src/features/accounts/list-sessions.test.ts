import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openSession, openTestWorld, type TestWorld } from '../../../test/harness.ts';
import { logInAs } from '../../../test/pass-captcha.ts';
import { testPassword, testStart } from '../../../test/population.ts';
import { describeDevice } from './describe-device.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set(testStart);
  await world.db.deleteFrom('throttle_counters').execute();
  await world.db.deleteFrom('sessions').execute();
});

const list = async (token: string) => (await world.call('GET', 'account/sessions', {}, { token })).data.list;
const end = (id: unknown, token: string) => world.call('POST', 'account/endSession', { id }, { token });
const open = (username = 'owner_a') => openSession(world.db, username);

describe('account/sessions', () => {
  it('account/sessions: member → own sessions, current first, address masked, no token', async () => {
    const mine = await open();
    await open();
    await open('booker_a');
    await world.db
      .updateTable('sessions')
      .set({ ip: '203.0.113.77', agent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) MicroMessenger/8.0' })
      .execute();
    const reply = await world.call('GET', 'account/sessions', {}, { token: mine, lang: 'zh-cn' });
    expect(reply.data.list).toMatchObject([
      {
        current: true,
        address: '203.0.113.*',
        device: { kind: 'phone', system: 'iOS', browser: '微信' },
        created_at: testStart.getTime() / 1000,
        keep: false,
      },
      { current: false },
    ]);
    expect(reply.body.toString()).not.toMatch(/hash|secret|203\.0\.113\.77/);
  });

  it('account/sessions: many newer sessions → current one included', async () => {
    const mine = await open();
    const { user_id } = await world.db.selectFrom('sessions').select('user_id').executeTakeFirstOrThrow();
    const later = new Date(testStart.getTime() + 60_000);
    const more = Array.from({ length: 250 }, (_, at) => ({
      user_id,
      access_hash: Buffer.from(`session ${at}`),
      access_expires_at: new Date('2100-01-01'),
      keep: false,
      ip: '127.0.0.1',
      agent: 'test',
      created_at: later,
    }));
    await world.db.insertInto('sessions').values(more).execute();
    const sessions = await list(mine);
    expect(sessions).toHaveLength(200);
    expect(sessions[0].current).toBe(true);
  });

  it('sessions: last use → accurate to five minutes', async () => {
    const token = await open();
    world.clock.advance(4 * 60_000);
    expect((await list(token))[0].last_used_at).toBe(testStart.getTime() / 1000);
    world.clock.advance(2 * 60_000);
    expect((await list(token))[0].last_used_at).toBe(testStart.getTime() / 1000 + 360);
  });

  it('sessions: ended → omitted; renewable → listed', async () => {
    await logInAs(world, 'owner_a', testPassword);
    const { userInfo } = (await logInAs(world, 'owner_a', testPassword, true)).data;
    const token = await open();
    expect(await list(token)).toHaveLength(3);
    world.clock.advance(12 * 3_600_000);
    expect(await list(token)).toHaveLength(2);
    const expired = await world.call('GET', 'account/sessions', {}, { token: userInfo.token });
    expect(expired).toMatchObject({ code: 409, data: { type: expect.any(String) } });
    world.clock.advance(30 * 86_400_000);
    expect(await list(token)).toHaveLength(1);
  });
});

describe('account/endSession', () => {
  it('account/endSession: own session → its next call gets 303; repeated → refused like an unknown one', async () => {
    const [mine, other] = [await open(), await open()];
    const { id } = (await list(other))[0];
    expect((await end(id, mine)).code).toBe(1);
    const after = await world.call('GET', 'account/sessions', {}, { token: other });
    expect(after).toMatchObject({ code: 303, data: { type: 'need login' } });
    expect(await list(mine)).toHaveLength(1);
    expect((await end(id, mine)).data).toEqual({ reason: 'not_found' });
  });

  it("endSession: another user's session → same reply as a missing one, session unchanged", async () => {
    const [mine, sibling, foreign] = [await open(), await open('booker_a'), await open('owner_b')];
    const replies = [await end(9_999_999, mine)];
    for (const token of [sibling, foreign]) {
      replies.push(await end((await list(token))[0].id, mine));
      expect(await list(token)).toHaveLength(1);
    }
    for (const { code, msg, data } of replies)
      expect({ code, msg, data }).toEqual({ code: 0, msg: replies[0]!.msg, data: { reason: 'not_found' } });
  });

  it('account/endSession: invalid id or unknown field → refused', async () => {
    const mine = await open();
    for (const id of [undefined, null, 0, -1, 1.5, '1', 2 ** 60]) {
      expect((await end(id, mine)).data.errors).toMatchObject([{ field: 'id' }]);
    }
    const more = await world.call('POST', 'account/endSession', { id: 1, user_id: 2 }, { token: mine });
    expect(more.data.errors).toMatchObject([{ field: 'user_id' }]);
  });
});

describe('account/endOtherSessions', () => {
  it('account/endOtherSessions: member → all other sessions of this user end', async () => {
    const [mine, other, stranger] = [await open(), await open(), await open('booker_a')];
    const kept = (await logInAs(world, 'owner_a', testPassword, true)).data.userInfo;
    const endOthers = () => world.call('POST', 'account/endOtherSessions', {}, { token: mine });
    expect((await endOthers()).data).toEqual({ ended: 2 });
    expect(await list(mine)).toHaveLength(1);
    expect(await list(stranger)).toHaveLength(1);
    for (const token of [other, kept.token])
      expect((await world.call('GET', 'account/profile', {}, { token })).code).toBe(303);
    const refreshed = await world.call('POST', 'common/refreshToken', { refreshToken: kept.refresh_token });
    expect(refreshed.code).toBe(303);
    expect((await endOthers()).data).toEqual({ ended: 0 });
  });

  it('account/sessions and the other session calls: guest → login required', async () => {
    expect((await world.call('GET', 'account/sessions')).code).toBe(303);
    for (const path of ['account/endSession', 'account/endOtherSessions'])
      expect((await world.call('POST', path, {})).code).toBe(303);
  });
});

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0 Safari/537.36 Edg/141.0',
    'computer Windows Edge',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605 Version/18.1 Safari/605',
    'computer macOS Safari',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36',
    'phone Android Chrome',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; SM-X710) AppleWebKit/537.36 Chrome/141.0 Safari/537.36',
    'tablet Android Chrome',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'computer Linux Firefox'],
  [
    'Mozilla/5.0 (Linux; Android 14) Chrome/126 Mobile Safari/537.36 MicroMessenger/8.0.50',
    'phone Android WeChat',
  ],
  ['<script>alert(1)</script>', 'unknown  '],
  ['', 'unknown  '],
])('describeDevice: user agent %s → described', (agent, said) => {
  const { kind, system, browser } = describeDevice(agent, 'en');
  expect(`${kind} ${system} ${browser}`).toBe(said);
});
