import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openSession, openTestWorld, type TestWorld } from '../../../test/harness.ts';
import { logInAs, passCaptcha, passDrawnCaptcha } from '../../../test/pass-captcha.ts';
import { testPassword } from '../../../test/population.ts';
import { recordStatements } from '../../../test/record-statements.ts';
import { waitForBlockedStatements } from '../../../test/wait-for-blocked-statements.ts';
import { HASH_CHANNEL, hashPassword } from '../../platform/passwords.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.db.deleteFrom('throttle_counters').execute();
});

const countSessions = async () => (await world.db.selectFrom('sessions').select('id').execute()).length;

describe('user/checkIn, login', () => {
  // Covers 2.97.
  it('user/checkIn, login: account name and password → token and user object', async () => {
    const reply = await logInAs(world, 'OWNER_A', testPassword);
    expect(reply).toMatchObject({ code: 1, data: { routePath: '/user/account/overview' } });
    const { userInfo } = reply.data;
    expect(userInfo).toMatchObject({
      username: 'owner_a',
      role: 'owner',
      money: '0.00',
      agency_name: 'Agency A',
    });
    expect(userInfo.token).toMatch(/^[\w-]{43}$/);
    expect(userInfo.refresh_token).toBeUndefined();
    const site = await world.call('GET', 'index/index', { requiredLogin: 1 }, { token: userInfo.token });
    expect(site.data.userInfo.id).toBe(userInfo.id);
  });

  it.each([
    ['agree', false],
    ['agree', '0'],
    ['agree', 0],
    ['agreement', false],
    ['agreement', 'false'],
    ['agreement', ''],
    ['agreement', null],
    ['agreement', []],
  ])('login: terms not accepted, as %s %j → refused', async (field, said) => {
    const before = await countSessions();
    for (const tab of ['login', 'register']) {
      const form = {
        tab,
        username: 'owner_a',
        password: testPassword,
        [field]: said,
        email: 'new@example.com',
        captcha: '123456',
        ...(tab === 'login' ? await passCaptcha(world) : {}),
      };
      const reply = await world.call('POST', 'user/checkIn', form);
      expect(reply.data.errors).toMatchObject([
        { field, message: expect.stringContaining('Please read and agree service terms') },
      ]);
    }
    expect(await countSessions()).toBe(before);
  });

  it('login: terms accepted → logged in', async () => {
    const form = { tab: 'login', username: 'owner_a', password: testPassword, agree: true };
    const reply = await world.call('POST', 'user/checkIn', { ...form, ...(await passCaptcha(world)) });
    expect(reply.code).toBe(1);
  });

  // Covers 2.96.
  it('user/checkIn, login: email address, or mobile number with or without country code → logged in', async () => {
    await world.db
      .updateTable('users')
      .set({ area_num: '95', mobile: '9791112223' })
      .where('username', '=', 'booker_a')
      .execute();
    const writings = [
      '9791112223',
      '09 7911 12223',
      '+95 979 111 2223',
      '00959791112223',
      '+9509791112223',
      '959791112223',
    ];
    for (const account of ['booker_a@example.com', ...writings]) {
      const reply = await logInAs(world, account, testPassword);
      expect(reply.data.userInfo?.username, account).toBe('booker_a');
    }
  });

  it('user/checkIn, login: Chinese number without country code → logged in', async () => {
    const rename = (username: string, area_num: string, mobile: string) =>
      world.db.updateTable('users').set({ area_num, mobile }).where('username', '=', username).execute();
    await rename('finance_a', '86', '13812345678');
    for (const account of ['13812345678', '138 1234 5678', '+8613812345678', '8613812345678']) {
      expect((await logInAs(world, account, testPassword)).data.userInfo?.username, account).toBe(
        'finance_a',
      );
    }
  });

  it('user/checkIn, login: national number shared by users of several countries → each logs in with their own password', async () => {
    const share = async (username: string, area_num: string, password: string) =>
      world.db
        .updateTable('users')
        .set({ area_num, mobile: '91234567', password_hash: await hashPassword(password) })
        .where('username', '=', username)
        .execute();
    await share('finance_a', '65', 'Singapore1');
    await share('viewer_a', '852', 'Hongkong1');
    const whoIs = async (account: string, password: string) =>
      (await logInAs(world, account, password)).data.userInfo?.username;
    expect(await whoIs('91234567', 'Singapore1')).toBe('finance_a');
    expect(await whoIs('9123 4567', 'Hongkong1')).toBe('viewer_a');
    expect(await whoIs('+65 9123 4567', 'Hongkong1')).toBeUndefined();
    expect(await whoIs('91234567', 'Neither123')).toBeUndefined();
    await share('finance_a', '65', testPassword);
    await share('viewer_a', '852', testPassword);
  });

  it('user/checkIn, login: number without country code → as many password hashes for a known as for an unknown one', async () => {
    let hashes = 0;
    const count = () => {
      hashes += 1;
    };
    const countOf = async (account: string) => {
      hashes = 0;
      await logInAs(world, account, 'Wrong12345');
      return hashes;
    };
    subscribe(HASH_CHANNEL, count);
    const counted = [await countOf('91234567'), await countOf('61234567'), await countOf('97911999')];
    unsubscribe(HASH_CHANNEL, count);
    expect(counted).toEqual([3, 3, 3]);
  });

  it('login: number shared by two countries, no country code → the Chinese one', async () => {
    const rename = (username: string, area_num: string) =>
      world.db
        .updateTable('users')
        .set({ area_num, mobile: '15123456789' })
        .where('username', '=', username)
        .execute();
    await rename('finance_a', '86');
    await rename('booker_a', '49');
    const whoIs = async (account: string) =>
      (await logInAs(world, account, testPassword)).data.userInfo?.username;
    expect(await whoIs('15123456789')).toBe('finance_a');
    expect(await whoIs('8615123456789')).toBe('finance_a');
    expect(await whoIs('+49 1512 3456789')).toBe('booker_a');
    await rename('finance_a', '95');
    // Neither matches: the number as written belongs to no user.
    expect(await whoIs('8615123456789')).toBeUndefined();
    expect(await whoIs('+86 151 2345 6789')).toBeUndefined();
  });

  it('user/checkIn, login: several spellings of one number → counted as one account', async () => {
    const writings = ['+95 979 111 2229', '00959791112229'];
    for (let at = 0; at < 10; at++) await logInAs(world, writings[at % 2]!, 'Wrong12345');
    expect((await logInAs(world, '+95-979-111-2229', 'Wrong12345')).data.reason).toBe('login_throttled');
  });

  // Covers 2.99.
  it('user/checkIn, login: without keep → no refresh token', async () => {
    const kept = await logInAs(world, 'owner_a', testPassword, true);
    expect(kept.data.userInfo.refresh_token).toMatch(/^[\w-]{43}$/);
  });

  it('user/checkIn, login: any login → no readable token in the database', async () => {
    const { data } = await logInAs(world, 'owner_a', testPassword, true);
    const dump = JSON.stringify([
      await world.db.selectFrom('sessions').selectAll().execute(),
      await world.db.selectFrom('refresh_tokens').selectAll().execute(),
    ]);
    for (const token of [data.userInfo.token, data.userInfo.refresh_token]) {
      expect(dump).not.toContain(token);
      expect(dump).not.toContain(JSON.stringify([...Buffer.from(token, 'base64url')]).slice(1, -1));
    }
  });

  it('user/checkIn, login: wrong password, unknown account, disabled user → same reply', async () => {
    await world.db
      .updateTable('users')
      .set({ disabled_at: new Date() })
      .where('username', '=', 'viewer_a')
      .execute();
    const before = await countSessions();
    const replies = [
      await logInAs(world, 'owner_a', 'Wrong12345'),
      await logInAs(world, 'nobody_here', 'Wrong12345'),
      await logInAs(world, 'viewer_a', testPassword),
    ];
    for (const reply of replies) {
      expect(reply).toMatchObject({ code: 0, data: { reason: 'login_failed' } });
      expect({ ...reply.data, msg: reply.msg }).toEqual({ ...replies[0]!.data, msg: replies[0]!.msg });
    }
    expect(await countSessions()).toBe(before);
  });

  // Covers 2.98.
  it('user/checkIn, login: wrong, missing or used captcha → refused', async () => {
    const login = { tab: 'login', username: 'owner_a', password: testPassword };
    const captcha = await passDrawnCaptcha(world);
    const wrong = { ...captcha, captchaInfo: '1,1-2,2-3,3;350;200' };
    for (const answer of [wrong, {}]) {
      const reply = await world.call('POST', 'user/checkIn', { ...login, ...answer });
      expect(reply.data.reason).toBe('captcha_wrong');
    }
    expect((await world.call('POST', 'user/checkIn', { ...login, ...captcha })).code).toBe(1);
    const again = await world.call('POST', 'user/checkIn', { ...login, ...captcha });
    expect(again.data.reason).toBe('captcha_wrong');
  });

  it('user/checkIn, login: invalid field → named in the caller’s language', async () => {
    const data = { tab: 'login', username: '', password: 'x' };
    const reply = await world.call('POST', 'user/checkIn', data, { lang: 'zh-cn' });
    expect(reply.data.errors).toContainEqual({ field: 'username', message: '请填写账号、邮箱或手机号' });
  });

  it('login: already logged in → 303', async () => {
    const options = await world.call('GET', 'user/checkIn', {}, { as: 'owner' });
    expect(options).toMatchObject({ code: 303, data: { type: 'logged in' } });
    const guest = await world.call('GET', 'user/checkIn');
    expect(guest.data).toEqual({
      userLoginCaptchaSwitch: true,
      accountVerificationType: ['email', 'mobile'],
    });
  });

  it('user/checkIn, login: 10 failures → throttled; correct password after the window → logged in', async () => {
    for (let at = 0; at < 10; at++) await logInAs(world, 'finance_a', 'Wrong12345');
    const throttled = await logInAs(world, 'finance_a', testPassword);
    expect(throttled.data.reason).toBe('login_throttled');
    expect(throttled.msg).toMatch(/\d+ minutes/);
    expect((await logInAs(world, 'owner_a', testPassword)).code).toBe(1);
    world.clock.advance(15 * 60_000);
    expect((await logInAs(world, 'finance_a', testPassword)).code).toBe(1);
  });

  it('user/checkIn, login: too many concurrent hashes → attempt not counted', async () => {
    let isOver = false;
    // More than may run and queue, so that further callers are asked to retry.
    const others = Array.from({ length: 70 }, async () => {
      while (!isOver) await hashPassword('Lantern42').catch(() => sleep(1));
    });
    const reply = await logInAs(world, 'finance_a', testPassword);
    isOver = true;
    await Promise.all(others);
    expect(reply.data.reason).toBe('busy_try_again');
    const counted = world.db
      .selectFrom('throttle_counters')
      .select('taken_at')
      .where('name', 'like', 'login:%');
    expect(await counted.execute()).toEqual([{ taken_at: [] }, { taken_at: [] }]);
  });

  it('user/checkIn, login: password changes during the check → no session', async () => {
    const before = await countSessions();
    let login: ReturnType<typeof logInAs> | undefined;
    await world.db.transaction().execute(async (trx) => {
      await trx
        .updateTable('users')
        .set({ password_hash: await hashPassword('NewLantern7') })
        .where('username', '=', 'owner_a')
        .execute();
      login = logInAs(world, 'owner_a', testPassword);
      await waitForBlockedStatements(world);
    });
    expect((await login)!.data.reason).toBe('login_failed');
    expect(await countSessions()).toBe(before);
    expect((await logInAs(world, 'owner_a', 'NewLantern7')).code).toBe(1);
    await world.db
      .updateTable('users')
      .set({ password_hash: await hashPassword(testPassword) })
      .where('username', '=', 'owner_a')
      .execute();
  });

  it('user/checkIn, login: 20 concurrent requests with one captcha → one session', async () => {
    const captcha = await passCaptcha(world);
    const login = { tab: 'login', username: 'owner_a', password: testPassword, ...captcha };
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => world.call('POST', 'user/checkIn', login)),
    );
    expect(replies.filter(({ code }) => code === 1)).toHaveLength(1);
  });
});

describe('an access token', () => {
  // Covers 8.07.
  it('access token: expired → 409; unknown → 303', async () => {
    const { data } = await logInAs(world, 'owner_a', testPassword);
    const token = data.userInfo.token;
    world.clock.advance(12 * 3_600_000);
    const expired = await world.call('GET', 'index/index', { requiredLogin: 1 }, { token });
    expect(expired.code).toBe(409);
    expect(expired.data).not.toBeNull();
    const guest = await world.call('GET', 'index/index', { requiredLogin: 0 }, { token });
    expect(guest).toMatchObject({ code: 1, data: { userInfo: [], menus: [] } });
    for (const nobody of ['x', 'A'.repeat(43), "' OR 1=1 --"]) {
      const reply = await world.call('GET', 'index/index', { requiredLogin: 1 }, { token: nobody });
      expect(reply).toMatchObject({ code: 303, data: { type: 'need login' } });
    }
  });

  it('access token: several requests in one turn → one look-up, each gets its own caller', async () => {
    const users = ['owner_b', 'owner_a', 'booker_a'];
    const [b, a, booker] = await Promise.all(users.map((username) => openSession(world.db, username)));
    const ended = await openSession(world.db, 'owner_a');
    const now = world.clock.now();
    const endLast = sql`UPDATE sessions SET ended_at = ${now} WHERE id = (SELECT max(id) FROM sessions)`;
    await endLast.execute(world.db);
    const statements = recordStatements(world.pool);
    const tokens = [a!, 'A'.repeat(43), b!, ended, booker!, a!];
    const replies = await Promise.all(
      tokens.map((token) => world.call('GET', 'index/index', { requiredLogin: 1 }, { token })),
    );
    expect(replies.map(({ code, data }) => data.userInfo?.username ?? code)).toEqual([
      'owner_a',
      303,
      'owner_b',
      303,
      'booker_a',
      'owner_a',
    ]);
    const lookUps = statements.take().filter((text) => text.includes('JOIN sessions'));
    expect(lookUps).toHaveLength(1);
  });

  it('access token: user disabled → refused from the next request on', async () => {
    const { data } = await logInAs(world, 'owner_b', testPassword);
    const token = data.userInfo.token;
    await world.db
      .updateTable('users')
      .set({ disabled_at: new Date() })
      .where('username', '=', 'owner_b')
      .execute();
    expect((await world.call('GET', 'index/index', { requiredLogin: 1 }, { token })).code).toBe(303);
  });
});
