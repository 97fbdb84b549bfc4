import { Secret } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openSession, openTestWorld, type TestWorld } from '../../../../test/harness.ts';
import { logInAs } from '../../../../test/pass-captcha.ts';
import { testPassword } from '../../../../test/population.ts';
import { type Authenticator, codesOf, turnOnSecondFactor } from '../../../../test/second-factor.ts';

let world: TestWorld;
let token: string;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.db.deleteFrom('throttle_counters').execute();
  await world.db.deleteFrom('second_factors').execute();
  await world.db.deleteFrom('outbox').execute();
  token = await openSession(world.db, 'owner_a');
  world.clock.advance(120_000);
});

const password = testPassword;
const post = (path: string, data: object, asToken = token) =>
  world.call('POST', `account/${path}`, data, { token: asToken });
const status = async () => (await world.call('GET', 'account/secondFactor', {}, { token })).data;
const mailsTo = async (recipient: string) =>
  (await world.db.selectFrom('outbox').select('event').where('recipient', '=', recipient).execute()).map(
    ({ event }) => event,
  );

describe('setting it up', () => {
  it('account/setupTotp: password → secret, URI and QR code; not enabled yet', async () => {
    const { code, data } = await post('setupTotp', { password });
    expect(code).toBe(1);
    expect(data.secret).toMatch(/^[A-Z2-7]{32}$/);
    const uri = new URL(data.uri);
    expect([uri.protocol, uri.host, decodeURIComponent(uri.pathname)]).toEqual([
      'otpauth:',
      'totp',
      '/Serai:owner_a',
    ]);
    expect(uri.searchParams.get('secret')).toBe(data.secret);
    expect(data.qr).toMatch(/^data:image\/svg\+xml/);
    expect(await status()).toEqual({ on_since: null, recovery_codes_left: 0 });
    expect((await logInAs(world, 'owner_a', password)).code).toBe(1);
  });

  it('account/setupTotp: wrong or missing password → refused', async () => {
    const reply = await post('setupTotp', { password: 'Wrong12345' });
    expect(reply.data).toMatchObject({ reason: 'old_password_wrong', errors: [{ field: 'password' }] });
  });

  it('account/confirmTotp: correct code → enabled, ten recovery codes, user notified', async () => {
    const { recoveryCodes } = await turnOnSecondFactor(world, token);
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/);
    const onSince = Math.floor(world.clock.now().getTime() / 1000);
    expect(await status()).toEqual({ on_since: onSince, recovery_codes_left: 10 });
    expect(await mailsTo('owner_a@example.com')).toEqual(['second_factor_on']);
  });

  it('account/confirmTotp: stored secret and codes → not readable in the database', async () => {
    const { secret, recoveryCodes } = await turnOnSecondFactor(world, token);
    const { rows } = await world.pool.query(
      "SELECT encode(secret, 'escape') || encode(secret, 'hex') AS text FROM second_factors UNION ALL SELECT encode(hash, 'escape') || encode(hash, 'hex') FROM recovery_codes",
    );
    const dump = rows.map(({ text }: { text: string }) => text).join();
    const { hex } = Secret.fromBase32(secret);
    for (const hidden of [secret, hex.toLowerCase(), ...recoveryCodes]) expect(dump).not.toContain(hidden);
  });

  it('account/confirmTotp: wrong code, expired set-up, already enabled → refused', async () => {
    const first = (await post('setupTotp', { password })).data;
    const wrong = await post('confirmTotp', { code: '000000' });
    expect(wrong.data).toMatchObject({ reason: 'second_factor_wrong', errors: [{ field: 'code' }] });
    world.clock.advance(15 * 60_000 + 1);
    const late = await post('confirmTotp', { code: codesOf(first.secret, world)() });
    expect(late.data.reason).toBe('totp_setup_over');
    await turnOnSecondFactor(world, token);
    expect((await post('setupTotp', { password })).data.reason).toBe('second_factor_is_on');
    expect((await post('confirmTotp', { code: '000000' })).data.reason).toBe('second_factor_is_on');
  });

  it('account/confirmTotp: secret of a restarted set-up → refused', async () => {
    const first = (await post('setupTotp', { password })).data;
    await post('setupTotp', { password });
    const reply = await post('confirmTotp', { code: codesOf(first.secret, world)() });
    expect(reply.data.reason).toBe('second_factor_wrong');
  });

  it('account/setupTotp: ten wrong attempts → throttled', async () => {
    await post('setupTotp', { password });
    const replies = await Promise.all(
      Array.from({ length: 15 }, (_, at) => post('confirmTotp', { code: `00000${at % 10}` })),
    );
    expect(replies.filter(({ data }) => data.reason === 'login_throttled')).toHaveLength(5);
  });

  it('account/setupTotp: operator → allowed; guest → refused', async () => {
    const operator = await openSession(world.db, 'operator_1');
    const { code } = await turnOnSecondFactor(world, operator);
    world.clock.advance(60_000);
    const { ticket } = (await logInAs(world, 'operator_1', password)).data;
    const reply = await world.call('POST', 'account/confirmLogin', { ticket, code: code() });
    expect(reply).toMatchObject({ code: 1, data: { routePath: '/', userInfo: { role: 'operator' } } });
    for (const path of ['setupTotp', 'removeTotp', 'renewRecoveryCodes', 'confirmTotp']) {
      const data = path === 'setupTotp' ? { password } : { password, code: '1' };
      const guest = await world.call(
        'POST',
        `account/${path}`,
        path === 'confirmTotp' ? { code: '1' } : data,
      );
      expect(guest.code, path).toBe(303);
    }
    expect((await world.call('GET', 'account/secondFactor')).code).toBe(303);
  });
});

describe('changing it', () => {
  let app: Authenticator;
  beforeEach(async () => {
    app = await turnOnSecondFactor(world, token);
    world.clock.advance(60_000);
  });

  it('second factor: turned on or off, user without email → informed by text message', async () => {
    const before = { email: 'owner_a@example.com', area_num: null, mobile: null };
    const owner = world.db.updateTable('users').where('username', '=', 'owner_a');
    await owner.set({ email: null, area_num: '95', mobile: '9421234567' }).execute();
    try {
      await world.db.deleteFrom('outbox').execute();
      expect((await post('removeTotp', { password, code: app.code() })).code).toBe(1);
      world.clock.advance(60_000);
      await turnOnSecondFactor(world, token);
      const told = await world.db.selectFrom('outbox').selectAll().orderBy('id').execute();
      expect(told.map(({ kind, event, recipient }) => [kind, event, recipient])).toEqual([
        ['sms', 'second_factor_off', '+959421234567'],
        ['sms', 'second_factor_on', '+959421234567'],
      ]);
      for (const { body } of told) expect(body).toContain('owner_a');
    } finally {
      await owner.set(before).execute();
    }
  });

  it('account/removeTotp: password and code → disabled, password alone suffices', async () => {
    expect((await post('removeTotp', { password, code: app.code() })).code).toBe(1);
    expect(await status()).toEqual({ on_since: null, recovery_codes_left: 0 });
    expect((await logInAs(world, 'owner_a', password)).code).toBe(1);
    expect(await mailsTo('owner_a@example.com')).toEqual(['second_factor_on', 'second_factor_off']);
    expect((await post('removeTotp', { password, code: app.code() })).data.reason).toBe(
      'second_factor_is_off',
    );
  });

  it('account/removeTotp: recovery code → disabled', async () => {
    expect((await post('removeTotp', { password, code: app.recoveryCodes[3] })).code).toBe(1);
  });

  it('account/removeTotp: wrong password or code → still enabled', async () => {
    const noPassword = await post('removeTotp', { password: 'Wrong12345', code: app.code() });
    expect(noPassword.data.reason).toBe('old_password_wrong');
    const noCode = await post('removeTotp', { password, code: '000000' });
    expect(noCode.data).toMatchObject({ reason: 'second_factor_wrong', errors: [{ field: 'code' }] });
    expect((await status()).on_since).not.toBeNull();
  });

  it('account/renewRecoveryCodes: new codes → old ones void', async () => {
    const renewed = await post('renewRecoveryCodes', { password, code: app.code() });
    expect(renewed.data.recovery_codes).toHaveLength(10);
    expect(await mailsTo('owner_a@example.com')).toContain('recovery_codes_renewed');
    const old = await post('removeTotp', { password, code: app.recoveryCodes[0] });
    expect(old.data.reason).toBe('second_factor_wrong');
    expect((await post('removeTotp', { password, code: renewed.data.recovery_codes[0] })).code).toBe(1);
  });

  it('second factor: password changed → still enabled', async () => {
    const change = { oldPassword: password, newPassword: 'Harbour88', confirmPassword: 'Harbour88' };
    expect((await post('changePassword', change)).code).toBe(1);
    expect((await logInAs(world, 'owner_a', 'Harbour88')).data.reason).toBe('second_factor_required');
    const back = { oldPassword: 'Harbour88', newPassword: password, confirmPassword: password };
    expect((await post('changePassword', back)).code).toBe(1);
  });
});
