import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bindAddress, codeFor, proveAddress } from '../../../test/bind-address.ts';
import { openTestWorld, type TestWorld } from '../../../test/harness.ts';
import { testPassword, testStart } from '../../../test/population.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set(testStart);
  for (const table of ['throttle_counters', 'verification_codes', 'one_time_links', 'outbox'] as const)
    await world.db.deleteFrom(table).execute();
  await world.db.updateTable('users').set({ area_num: null, mobile: null }).execute();
  await world.db.updateTable('users').set({ email: old }).where('username', '=', 'owner_a').execute();
});

const old = 'Owner_A@example.com';
const target = old.toLowerCase();
const prove = () => proveAddress(world, 'owner', 'email', target);
const bind = (change: object, as: 'owner' | 'finance' = 'owner') =>
  bindAddress(world, as, { type: 'email', target: 'new.one@example.com', ...change });
const emailOf = async (username: string) =>
  (await world.db.selectFrom('users').select('email').where('username', '=', username).executeTakeFirst())
    ?.email;

describe('account/verification', () => {
  it('account/verification: correct code → token, once; only its hash is stored', async () => {
    const captcha = await codeFor(world, target, 'user_email_verify');
    const send = () =>
      world.call('POST', 'account/verification', { type: 'email', captcha }, { as: 'owner' });
    const reply = await send();
    expect(reply.data).toEqual({
      type: 'email',
      accountVerificationToken: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(JSON.stringify(await world.db.selectFrom('one_time_links').selectAll().execute())).not.toContain(
      reply.data.accountVerificationToken,
    );
    expect(await send()).toMatchObject({
      code: 0,
      data: { reason: 'code_wrong', errors: [{ field: 'captcha' }] },
    });
  });

  it('account/verification: code for another purpose or address, expired, or after five wrong ones → refused', async () => {
    const send = (captcha: string, as: 'owner' | 'finance' = 'owner') =>
      world.call('POST', 'account/verification', { type: 'email', captcha }, { as });
    const wrongPurpose = await codeFor(world, target, 'user_change_email');
    expect((await send(wrongPurpose)).data.reason).toBe('code_wrong');
    const code = await codeFor(world, target, 'user_email_verify');
    expect((await send(code, 'finance')).data.reason).toBe('code_wrong');
    world.clock.advance(600_000);
    expect((await send(code)).data.reason).toBe('code_wrong');
    const tried = await codeFor(world, target, 'user_email_verify');
    for (let at = 0; at < 5; at++) await send(tried === '000000' ? '000001' : '000000');
    expect((await send(tried)).data.reason).toBe('code_wrong');
  });

  it('account/verification: nothing to verify, or not logged in → refused', async () => {
    const reply = await world.call(
      'POST',
      'account/verification',
      { type: 'mobile', captcha: '123456' },
      { as: 'owner' },
    );
    expect(reply).toMatchObject({
      code: 0,
      data: { reason: 'binding_missing', errors: [{ field: 'type' }] },
    });
    expect((await world.call('POST', 'account/verification', { type: 'email', captcha: '1' })).code).toBe(
      303,
    );
  });
});

describe('account/changeBind', () => {
  it('account/changeBind: email address with two proofs → changed, former address notified', async () => {
    const reply = await bind({ accountVerificationToken: await prove() });
    expect(reply).toMatchObject({ code: 1, data: { userInfo: { email: 'new.one@example.com' } } });
    const [mail] = await world.db.selectFrom('outbox').selectAll().execute();
    expect(mail).toMatchObject({
      recipient: old,
      event: 'binding_changed',
      subject: '您的商驿账号更换了邮箱',
    });
    expect(mail!.body).toContain('n***@example.com');
    expect(mail!.body).not.toContain('new.one');
    expect(mail!.body).toContain('2026-11-21 12:30 (UTC+08:00)');
  });

  it('account/changeBind: other fields in the request (P15) → not stored', async () => {
    const row = () =>
      world.db.selectFrom('users').selectAll().where('username', '=', 'owner_a').executeTakeFirstOrThrow();
    const before = await row();
    const extra = Object.fromEntries(Object.keys(before).map((column) => [column, 7]));
    const reply = await bind({
      ...extra,
      email: 'new.one@example.com',
      area_num: '86',
      mobile: '13812345678',
      accountVerificationToken: await prove(),
    });
    expect(reply.code).toBe(1);
    expect(await row()).toEqual({ ...before, email: 'new.one@example.com' });
  });

  it('changeBind: proof → usable once, within 600 s, for its user, type and address only', async () => {
    const used = await prove();
    await bind({ accountVerificationToken: used });
    const again = await bind({ target: 'other@example.com', accountVerificationToken: used });
    expect(again.data.reason).toBe('binding_unproved');
    const stale = await proveAddress(world, 'owner', 'email', 'new.one@example.com');
    world.clock.advance(600_000);
    expect((await bind({ target: 'other@example.com', accountVerificationToken: stale })).data.reason).toBe(
      'binding_unproved',
    );
    const foreign = await proveAddress(world, 'booker', 'email', 'booker_a@example.com');
    for (const accountVerificationToken of [foreign, undefined, null, '', 'x', 'A'.repeat(43)]) {
      const reply = await bind({
        target: 'other@example.com',
        accountVerificationToken,
        password: testPassword,
      });
      expect(reply.data.reason, String(accountVerificationToken)).toBe('binding_unproved');
    }
    expect(await emailOf('owner_a')).toBe('new.one@example.com');
  });

  it('account/changeBind: proof of an address that has changed since → refused', async () => {
    const [first, second] = [await prove(), await prove()];
    expect((await bind({ accountVerificationToken: first })).code).toBe(1);
    const reply = await bind({ target: 'other@example.com', accountVerificationToken: second });
    expect(reply.data.reason).toBe('binding_unproved');
  });

  it('account/changeBind: wrong code → refused, proof still usable', async () => {
    const accountVerificationToken = await prove();
    const wrong = await bind({ accountVerificationToken, captcha: 'abc' });
    expect(wrong).toMatchObject({ code: 0, data: { reason: 'code_wrong', errors: [{ field: 'captcha' }] } });
    expect((await bind({ accountVerificationToken })).code).toBe(1);
  });

  it('changeBind: same, wrong or taken address → refused', async () => {
    const accountVerificationToken = await prove();
    const errors = [{ field: 'email' }];
    expect((await bind({ accountVerificationToken, target })).data).toMatchObject({
      reason: 'binding_same',
      errors,
    });
    expect((await bind({ accountVerificationToken, email: 'x' })).data).toMatchObject({ errors });
    expect((await bind({ accountVerificationToken, target: 'owner_b@example.com' })).data).toMatchObject({
      reason: 'binding_taken',
      errors,
    });
    expect(await emailOf('owner_a')).toBe(old);
    expect((await bind({ accountVerificationToken })).code).toBe(1);
  });

  it('account/changeBind: two users want the same address at once → one gets it', async () => {
    const tokens = {
      owner: await prove(),
      finance: await proveAddress(world, 'finance', 'email', 'finance_a@example.com'),
    };
    const wanted = 'both.want@example.com';
    const code = await codeFor(world, wanted, 'user_change_email');
    const replies = await Promise.all(
      (['owner', 'finance'] as const).map((as) =>
        world.call(
          'POST',
          'account/changeBind',
          { type: 'email', email: wanted, captcha: code, accountVerificationToken: tokens[as] },
          { as },
        ),
      ),
    );
    expect(replies.map(({ code }) => code).sort()).toEqual([0, 1]);
  });

  it('account/changeBind: first mobile number, proved by password, in any spelling → bound, notified by email', async () => {
    const change = {
      type: 'mobile',
      target: '959791112223',
      mobile: '0979 111 2223',
      area_num: '95',
    } as const;
    const refused = await bindAddress(world, 'owner', { ...change, password: 'Wrong12345' });
    expect(refused.data).toMatchObject({ reason: 'old_password_wrong', errors: [{ field: 'password' }] });
    const reply = await bindAddress(world, 'owner', { ...change, password: testPassword });
    expect(reply).toMatchObject({ code: 1, data: { userInfo: { area_num: '95', mobile: '9791112223' } } });
    const [mail] = await world.db.selectFrom('outbox').selectAll().execute();
    expect(mail).toMatchObject({ recipient: old, subject: '您的商驿账号更换了手机号' });
    const token = await proveAddress(world, 'owner', 'mobile', '959791112223');
    const next = await bindAddress(world, 'owner', {
      type: 'mobile',
      target: '8613812345678',
      mobile: '138 1234 5678',
      accountVerificationToken: token,
    });
    expect(next.data.userInfo).toMatchObject({ area_num: '86', mobile: '13812345678' });
    const texts = await world.db.selectFrom('outbox').selectAll().where('kind', '=', 'sms').execute();
    expect(texts).toMatchObject([{ event: 'binding_changed', recipient: '+959791112223' }]);
    expect(texts[0]!.body).toContain('owner_a 更换了手机号');
  });

  it('account/changeBind: user without an email address → notified by text message', async () => {
    await world.db
      .updateTable('users')
      .set({ email: null, area_num: '86', mobile: '13812345678' })
      .where('username', '=', 'owner_a')
      .execute();
    expect((await bind({ password: testPassword })).code).toBe(1);
    const sent = await world.db.selectFrom('outbox').selectAll().execute();
    expect(sent).toMatchObject([{ kind: 'sms', event: 'binding_changed', recipient: '+8613812345678' }]);
  });

  it('account/changeBind: sixth wrong password → throttled', async () => {
    const change = { type: 'mobile', target: '959791112223', mobile: '+95 979 111 2223' } as const;
    const guess = (password: string) => bindAddress(world, 'owner', { ...change, password });
    const replies = await Promise.all(Array.from({ length: 20 }, () => guess('Wrong12345')));
    expect(replies.filter(({ data }) => data.reason === 'old_password_wrong')).toHaveLength(5);
    expect((await guess(testPassword)).data.reason).toBe('login_throttled');
  });

  it('account/changeBind: guest → login required', async () => {
    expect((await world.call('POST', 'account/changeBind', { type: 'email', captcha: '1' })).code).toBe(303);
  });
});
