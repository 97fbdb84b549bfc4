import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestWorld, type TestWorld } from '../../../test/harness.ts';
import { logInAs, passCaptcha } from '../../../test/pass-captcha.ts';
import { testPassword } from '../../../test/population.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
  await world.db
    .updateTable('users')
    .set({ area_num: '95', mobile: '9791112223' })
    .where('username', '=', 'owner_a')
    .execute();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.db.deleteFrom('throttle_counters').execute();
  await world.db.deleteFrom('verification_codes').execute();
  await world.db.deleteFrom('outbox').execute();
});

const byMail = { type: 'email', account: 'owner_a@example.com' };
const byMobile = { type: 'mobile', account: '+95 979 111 2223' };
const fresh = 'NewLantern7';

async function askCode({ type, account }: { type: string; account: string }): Promise<string> {
  const captcha = await passCaptcha(world);
  const event = 'user_retrieve_pwd';
  const reply =
    type === 'email'
      ? await world.call('POST', 'Ems/send', { email: account, event, ...captcha })
      : await world.call('POST', 'Sms/send', { mobile: account, template_code: event, ...captcha });
  expect(reply.code).toBe(1);
  const sent = await world.db.selectFrom('outbox').selectAll().orderBy('id', 'desc').executeTakeFirst();
  return /\d{6}/.exec(`${sent!.subject} ${sent!.body}`)?.[0] ?? 'none';
}
const retrieve = (fields: Record<string, unknown>, options = {}) =>
  world.call('POST', 'account/retrievePassword', { password: fresh, ...fields }, options);
const otherCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('account/retrievePassword', () => {
  // Covers 2.20.
  it('account/retrievePassword: by email and by mobile number → password set, sessions end, user notified', async () => {
    let password = testPassword;
    for (const way of [byMail, byMobile]) {
      const open = await logInAs(world, 'owner_a', password, true);
      const { token, refresh_token: refreshToken } = open.data.userInfo;
      await world.db.deleteFrom('outbox').execute();
      password = `${fresh}${way.type}`;
      const captcha = await askCode(way);
      const reply = await retrieve({ ...way, captcha, password }, { lang: 'zh-cn' });
      expect(reply).toMatchObject({ code: 1, data: {} });
      expect(JSON.stringify(reply.data)).toBe('{}');
      const seen = await world.call('GET', 'index/index', { requiredLogin: 1 }, { token });
      expect(seen.code).toBe(303);
      const renewed = await world.call('POST', 'common/refreshToken', { refreshToken });
      expect(renewed.code).toBe(303);
      expect((await logInAs(world, 'owner_a', testPassword)).data.reason).toBe('login_failed');
      expect((await logInAs(world, 'owner_a', password)).code).toBe(1);
      const mail = await world.db
        .selectFrom('outbox')
        .selectAll()
        .where('event', '=', 'password_retrieved')
        .executeTakeFirstOrThrow();
      expect(mail).toMatchObject({ recipient: 'owner_a@example.com', subject: '您的商驿密码已重设' });
      expect(mail.body).toContain('owner_a');
      expect(mail.body).not.toContain(password);
      world.clock.advance(61_000);
    }
  });

  it('account/retrievePassword: wrong, used or expired code, or for another purpose → refused, nothing changes', async () => {
    const hashOf = async () =>
      (
        await world.db
          .selectFrom('users')
          .select('password_hash')
          .where('username', '=', 'owner_a')
          .executeTakeFirstOrThrow()
      ).password_hash;
    const before = await hashOf();
    const captcha = await askCode(byMail);
    const wrong = await retrieve({ ...byMail, captcha: otherCode(captcha) });
    expect(wrong).toMatchObject({ code: 0, data: { reason: 'code_wrong' } });
    expect(wrong.data.errors[0].field).toBe('captcha');
    // A code for an email address is not valid for the mobile number, nor for another email address.
    expect((await retrieve({ ...byMobile, captcha })).data.reason).toBe('code_wrong');
    const other = { type: 'email', account: 'owner_b@example.com', captcha };
    expect((await retrieve(other)).data.reason).toBe('code_wrong');
    await world.db.updateTable('verification_codes').set({ event: 'user_register' }).execute();
    expect((await retrieve({ ...byMail, captcha })).data.reason).toBe('code_wrong');
    await world.db.updateTable('verification_codes').set({ event: 'user_retrieve_pwd' }).execute();
    world.clock.advance(600_000);
    expect((await retrieve({ ...byMail, captcha })).data.reason).toBe('code_wrong');
    expect(await hashOf()).toBe(before);
    const next = await askCode(byMail);
    expect((await retrieve({ ...byMail, captcha: next })).code).toBe(1);
    expect((await retrieve({ ...byMail, captcha: next })).data.reason).toBe('code_wrong');
  });

  it('account/retrievePassword: five wrong codes → correct one refused', async () => {
    const captcha = await askCode(byMobile);
    for (let at = 0; at < 5; at++) await retrieve({ ...byMobile, captcha: otherCode(captcha) });
    expect((await retrieve({ ...byMobile, captcha })).data.reason).toBe('code_wrong');
    world.clock.advance(61_000);
  });

  it('account/retrievePassword: missing account, before and after a code was requested → same reply as a wrong code', async () => {
    const pairs = [
      [byMail, { type: 'email', account: 'nobody@example.com' }],
      [byMobile, { type: 'mobile', account: '13800000003' }],
    ] as const;
    for (const [known, unknown] of pairs) {
      for (const isAsked of [false, true]) {
        const captcha = isAsked ? otherCode(await askCode(known)) : '123456';
        if (isAsked) await askCode(unknown);
        const replies = [await retrieve({ ...known, captcha }), await retrieve({ ...unknown, captcha })];
        const [one, two] = replies.map((reply) => ({ ...reply, headers: null, body: null }));
        expect(one).toEqual(two);
        expect(one!.data.reason).toBe('code_wrong');
      }
      world.clock.advance(61_000);
    }
  });

  it('account/retrievePassword: correct code, missing account → no account created', async () => {
    const unknown = { type: 'email', account: 'ghost@example.com' };
    const before = (await world.db.selectFrom('users').select('id').execute()).length;
    await askCode(unknown);
    // The code is never sent; this simulates a correct guess.
    const { createHash } = await import('node:crypto');
    const code_hash = createHash('sha256').update('user_retrieve_pwd\nghost@example.com\n123456').digest();
    await world.db.updateTable('verification_codes').set({ code_hash }).execute();
    expect((await retrieve({ ...unknown, captcha: '123456' })).data.reason).toBe('code_wrong');
    expect((await world.db.selectFrom('users').select('id').execute()).length).toBe(before);
  });

  it('account/retrievePassword: 20 concurrent requests with one code → one sets the password', async () => {
    const captcha = await askCode(byMail);
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, at) => retrieve({ ...byMail, captcha, password: `Rival0${at}x` })),
    );
    const winners = replies.map(({ code }, at) => ({ code, at })).filter(({ code }) => code === 1);
    expect(winners).toHaveLength(1);
    expect((await logInAs(world, 'owner_a', `Rival0${winners[0]!.at}x`)).code).toBe(1);
    world.clock.advance(61_000);
  });

  it('account/retrievePassword: many wrong codes from one address → throttled; correct code elsewhere → accepted', async () => {
    for (let at = 0; at < 30; at++) {
      const account = `guess${at}@example.com`;
      expect((await retrieve({ type: 'email', account, captcha: '000000' })).data.reason).toBe('code_wrong');
    }
    const throttled = await retrieve({ ...byMail, captcha: '000000' });
    expect(throttled.data.reason).toBe('code_tries_throttled');
    expect(throttled.msg).toMatch(/\d+ minutes/);
    world.clock.advance(15 * 60_000);
    expect((await retrieve({ ...byMail, captcha: await askCode(byMail) })).code).toBe(1);
    const left = await world.db
      .selectFrom('throttle_counters')
      .select('taken_at')
      .where('name', 'like', 'code-try:%')
      .executeTakeFirstOrThrow();
    expect(left.taken_at).toEqual([]);
  });

  it('account/retrievePassword: invalid fields → named in the caller’s language', async () => {
    const fine = { ...byMail, captcha: '123456' };
    const bad: [string, Record<string, unknown>][] = [
      ['type', { type: 'username' }],
      ['account', { account: '' }],
      ['account', { account: 'no-address' }],
      ['account', { type: 'mobile', account: 'owner_a@example.com' }],
      ['account', { type: 'mobile', account: '02112345678' }],
      ['captcha', { captcha: '' }],
      ['password', { password: '12345' }],
      ['password', { password: `pass'word` }],
    ];
    for (const [field, change] of bad) {
      const reply = await retrieve({ ...fine, ...change }, { lang: 'zh-cn' });
      expect(reply.data.errors?.[0]?.field, JSON.stringify(change)).toBe(field);
      expect(reply.msg).toMatch(/[\u4e00-\u9fff]/);
    }
  });
});
