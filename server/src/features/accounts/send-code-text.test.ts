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
  // The start of a day, so that no rate-limit window ends within a test.
  world.clock.set(new Date(Math.ceil(world.clock.now().getTime() / 86_400_000) * 86_400_000));
  await world.db.deleteFrom('throttle_counters').execute();
  await world.db.deleteFrom('verification_codes').execute();
  await world.db.deleteFrom('outbox').execute();
});

const owned = '+95 979 111 2223';
const send = async (mobile: string, event = 'user_register', options = {}, more = {}) =>
  world.call(
    'POST',
    'Sms/send',
    { mobile, template_code: event, ...(await passCaptcha(world)), ...more },
    options,
  );
const texts = () =>
  world.db.selectFrom('outbox').selectAll().where('kind', '=', 'sms').orderBy('id').execute();
/** 20 replies to simultaneous requests from 20 network addresses. */
async function sendAtOnce(fields: (at: number) => Record<string, unknown>, token?: string) {
  const captchas = [];
  for (let at = 0; at < 20; at++) captchas.push(await passCaptcha(world));
  const replies = await Promise.all(
    captchas.map((captcha, at) =>
      world.fastify.inject({
        method: 'POST',
        url: '/api/Sms/send',
        remoteAddress: `198.51.100.${at + 1}`,
        headers: { 'think-lang': 'en', ...(token ? { 'ba-user-token': token } : {}) },
        payload: { ...captcha, ...fields(at) },
      }),
    ),
  );
  return replies.map((reply) => reply.json() as { code: number; data: { reason?: string } });
}
const sentOf = (replies: { code: number }[]) => replies.filter(({ code }) => code === 1).length;

describe('Sms/send', () => {
  // Covers 7.17.
  it('Sms/send: number → one text with six digits for ten minutes; only their hash is stored', async () => {
    expect((await send('138 1234 5678', 'user_register', { lang: 'zh-cn' })).code).toBe(1);
    const [text, ...others] = await texts();
    expect(others).toEqual([]);
    const code = /\d{6}/.exec(text!.body)?.[0];
    expect(text).toMatchObject({ recipient: '+8613812345678', user_id: null });
    expect(text!.body).toBe(`【商驿】${code} 是您的注册验证码，10 分钟内有效。如非本人操作，请忽略。`);
    expect(text!.valid_until).toEqual(new Date(world.clock.now().getTime() + 600_000));
    const [kept] = await world.db.selectFrom('verification_codes').selectAll().execute();
    expect(kept).toMatchObject({ target: '8613812345678', event: 'user_register' });
    expect(JSON.stringify(kept)).not.toContain(code);
  });

  it('Sms/send: any spelling of a number → the same number', async () => {
    expect((await send('13812345678')).code).toBe(1);
    const writings = [
      ['+86 138-1234-5678', undefined],
      ['008613812345678', undefined],
      ['13812345678', '86'],
      ['13812345678', '+86'],
    ];
    for (const [mobile, area_num] of writings) {
      const again = await send(mobile!, 'user_retrieve_pwd', {}, { area_num });
      expect(again.data, mobile).toMatchObject({ reason: 'code_too_soon', wait: 60 });
    }
    world.clock.advance(60_000);
    expect((await send('9791112223', 'user_register', {}, { area_num: '95' })).code).toBe(1);
    expect((await texts()).at(-1)!.recipient).toBe('+959791112223');
  });

  it('Sms/send: known or unknown number → same reply and one text', async () => {
    for (const event of ['user_register', 'user_retrieve_pwd']) {
      const known = await send(owned, event);
      const unknown = await send(event === 'user_register' ? '13800000001' : '13800000002', event);
      expect({ ...known, headers: null, body: null }).toEqual({ ...unknown, headers: null, body: null });
      world.clock.advance(60_000);
    }
    const bodies = (await texts()).map(({ body }) => body.replace(/\d{6}/, 'CODE').slice(0, 30));
    expect(bodies).toEqual(
      [
        'Serai: somebody tried to use y',
        'CODE is your Serai registration',
        'CODE is your Serai password cod',
        'Serai: somebody tried to verify',
      ].map((body) => body.slice(0, 30)),
    );
    expect((await texts()).map(({ user_id }) => user_id !== null)).toEqual([false, false, true, false]);
  });

  // Covers 5.15.
  it('Sms/send: impossible number, any caller → named, nothing sent', async () => {
    const bad = [
      ['', '请填写手机号'],
      ['12345', '请填写正确的手机号'],
      ['02112345678', '请填写正确的手机号'],
      ['a@b.c', '手机号中不能有“a”'],
    ];
    for (const [mobile, message] of bad) {
      const reply = await send(mobile!, 'user_register', { lang: 'zh-cn' });
      expect(reply.data.errors?.[0]?.field, mobile).toBe('mobile');
      expect(reply.msg).toContain(message);
    }
    expect((await send('13812345678', 'user_change_email')).data.errors[0].field).toBe('template_code');
    expect(await texts()).toHaveLength(0);
  });

  it.each([
    ['+979 123 456 789', 'a shared premium rate'],
    ['+881 6 1234 5678', 'a satellite'],
    ['+882 16 1234 567', 'a satellite'],
    ['+883 5100 1234 5678', 'a network of no country'],
    ['+870 7731 1234 5', 'a ship'],
    ['+49 1512 3456789', 'a country that is not served'],
  ])('Sms/send: number in %s, %s → no text', async (mobile) => {
    for (const event of ['user_register', 'user_retrieve_pwd']) {
      const reply = await send(mobile, event);
      expect(reply.data.errors).toMatchObject([{ field: 'mobile' }]);
    }
    expect(await texts()).toHaveLength(0);
  });

  it('Sms/send: user with a number outside the supported countries → login by number, codes by email', async () => {
    await world.db
      .updateTable('users')
      .set({ area_num: '49', mobile: '15123456789', email: 'far@example.com' })
      .where('username', '=', 'owner_b')
      .execute();
    expect((await logInAs(world, '+49 1512 3456789', testPassword)).code).toBe(1);
    const refused = await send('+49 1512 3456789', 'user_mobile_verify', { as: 'otherAgency' });
    expect(refused.msg).toContain('use your email');
    const request = { email: 'far@example.com', event: 'user_email_verify', ...(await passCaptcha(world)) };
    expect((await world.call('POST', 'Ems/send', request, { as: 'otherAgency' })).code).toBe(1);
    const mail = await world.db.selectFrom('outbox').select('recipient').executeTakeFirstOrThrow();
    expect(mail.recipient).toBe('far@example.com');
  });

  it('Sms/send: wrong captcha → refused; correct one → consumed', async () => {
    const wrong = await send('13812345678', 'user_register', {}, { captchaInfo: '1,1;350;200' });
    expect(wrong.data.reason).toBe('captcha_wrong');
    const captcha = await passCaptcha(world);
    const data = { template_code: 'user_register', ...captcha };
    expect((await world.call('POST', 'Sms/send', { ...data, mobile: '13812345678' })).code).toBe(1);
    const again = await world.call('POST', 'Sms/send', { ...data, mobile: '13912345678' });
    expect(again.data.reason).toBe('captcha_wrong');
    expect(await texts()).toHaveLength(1);
  });

  it('Sms/send: code for the own account → login required, and the correct password if one is sent', async () => {
    expect((await send(owned, 'user_mobile_verify')).code).toBe(303);
    expect((await send('13812345678', 'user_change_mobile')).code).toBe(303);
    const as = { as: 'owner' };
    const wrong = await send(owned, 'user_mobile_verify', as, { password: 'Wrong12345' });
    expect(wrong.data.reason).toBe('old_password_wrong');
    expect((await send(owned, 'user_mobile_verify', as, { password: testPassword })).code).toBe(1);
    // Not the caller's own number: its owner is notified of the reason.
    world.clock.advance(60_000);
    await send(owned, 'user_mobile_verify', { as: 'otherAgency' });
    const bodies = (await texts()).map(({ body }) => body);
    expect(bodies[0]).toMatch(/^\d{6} is your Serai security code/);
    expect(bodies[1]).not.toMatch(/\d{6}/);
  });

  it('Sms/send: one number → at most 5 an hour and 10 a day', async () => {
    const reasons: string[] = [];
    for (let hour = 0; hour < 3; hour++) {
      for (let at = 0; at < 6; at++) {
        const reply = await send('13812345678');
        reasons.push(reply.data.reason ?? 'sent');
        world.clock.advance(61_000);
        // As if each came from a different network address: those limits have separate tests.
        await world.db
          .deleteFrom('throttle_counters')
          .where((name) => name.or([name('name', 'like', 'code-from:%'), name('name', 'like', 'code-by:%')]))
          .execute();
      }
      world.clock.set(new Date(Math.ceil(world.clock.now().getTime() / 3_600_000) * 3_600_000));
    }
    const five = ['sent', 'sent', 'sent', 'sent', 'sent'];
    const full = Array.from({ length: 6 }, () => 'code_day_full');
    expect(reasons).toEqual([...five, 'code_too_often', ...five, 'code_day_full', ...full]);
    expect((await send('13812345678')).msg).toContain('in 21 hours');
  });
});

describe('20 rivals send no more than', () => {
  it('Sms/send: 20 concurrent requests for one number → one text', async () => {
    const replies = await sendAtOnce(() => ({ mobile: '13812345678', template_code: 'user_register' }));
    expect(sentOf(replies)).toBe(1);
    expect(replies.filter(({ data }) => data.reason === 'code_too_soon')).toHaveLength(19);
    expect(await texts()).toHaveLength(1);
  });

  it('Sms/send: 20 concurrent requests from one network address → ten texts', async () => {
    const captchas = [];
    for (let at = 0; at < 20; at++) captchas.push(await passCaptcha(world));
    const replies = await Promise.all(
      captchas.map((captcha, at) =>
        world.call('POST', 'Sms/send', {
          mobile: `138123456${String(at).padStart(2, '0')}`,
          template_code: 'user_register',
          ...captcha,
        }),
      ),
    );
    expect(sentOf(replies)).toBe(10);
    expect(await texts()).toHaveLength(10);
  });

  it('Sms/send: 20 concurrent requests of one user from anywhere → ten texts', async () => {
    const token = await world.tokenOf('booker');
    const replies = await sendAtOnce(
      (at) => ({ mobile: `138123456${String(at).padStart(2, '0')}`, template_code: 'user_change_mobile' }),
      token,
    );
    expect(sentOf(replies)).toBe(10);
    expect(await texts()).toHaveLength(10);
  });

  it('Sms/send: 20 concurrent requests near the hourly total → no more than the rest', async () => {
    await world.db
      .insertInto('throttle_counters')
      .values({ name: 'text-all', taken_at: Array.from({ length: 297 }, () => world.clock.now()) })
      .execute();
    const replies = await sendAtOnce((at) => ({
      mobile: `138123456${String(at).padStart(2, '0')}`,
      template_code: 'user_register',
    }));
    expect(sentOf(replies)).toBe(3);
    expect(await texts()).toHaveLength(3);
    // Refused requests have used up no other limit.
    const counters = await world.db.selectFrom('throttle_counters').selectAll().execute();
    expect(counters.filter(({ name }) => name.startsWith('code-from:')).length).toBe(6);
  });
});
