import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestWorld, type TestWorld } from '../../../test/harness.ts';
import { passCaptcha } from '../../../test/pass-captcha.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.db.deleteFrom('throttle_counters').execute();
  await world.db.deleteFrom('verification_codes').execute();
  await world.db.deleteFrom('outbox').execute();
});

const send = async (email: string, event = 'user_register', options = {}) =>
  world.call('POST', 'Ems/send', { email, event, ...(await passCaptcha(world)) }, options);
const mails = () => world.db.selectFrom('outbox').selectAll().orderBy('id').execute();

describe('Ems/send', () => {
  // Covers 7.18.
  it('Ems/send: address → email with six digits; only their hash is stored', async () => {
    expect((await send('New.One@example.com', 'user_register', { lang: 'zh-cn' })).code).toBe(1);
    const [mail] = await mails();
    const code = /\d{6}/.exec(mail!.subject)?.[0];
    expect(mail).toMatchObject({ recipient: 'New.One@example.com', subject: `${code} 是您的商驿注册验证码` });
    const [kept] = await world.db.selectFrom('verification_codes').selectAll().execute();
    expect(kept).toMatchObject({ target: 'new.one@example.com', event: 'user_register' });
    expect(JSON.stringify(kept)).not.toContain(code);
  });

  it('Ems/send: registered or unregistered address → same reply and one email', async () => {
    for (const event of ['user_register', 'user_retrieve_pwd']) {
      const known = await send('owner_a@example.com', event);
      const unknown = await send(`nobody.${event}@example.com`, event);
      expect({ ...known, headers: null, body: null }).toEqual({ ...unknown, headers: null, body: null });
      world.clock.advance(60_000);
    }
    const subjects = (await mails()).map(({ subject }) => subject.replace(/\d{6}/, 'CODE'));
    expect(subjects).toEqual([
      'You already have a Serai account',
      'CODE is your Serai registration code',
      'CODE is your Serai password code',
      'This address has no Serai account',
    ]);
  });

  it('Ems/send: wrong captcha → refused; correct one → consumed', async () => {
    const data = { email: 'a@example.com', event: 'user_register' };
    const wrong = await world.call('POST', 'Ems/send', {
      ...data,
      captchaId: 'unknown-id',
      captchaInfo: '1,1;1;1',
    });
    expect(wrong.data.reason).toBe('captcha_wrong');
    const captcha = await passCaptcha(world);
    expect((await world.call('POST', 'Ems/send', { ...data, ...captcha })).code).toBe(1);
    world.clock.advance(61_000);
    expect((await world.call('POST', 'Ems/send', { ...data, ...captcha })).data.reason).toBe('captcha_wrong');
    expect(await mails()).toHaveLength(1);
  });

  it('Ems/send: invalid address → named; unknown event → refused', async () => {
    const bad = await send('not-an-address');
    expect(bad).toMatchObject({ code: 0, data: { errors: [{ field: 'email' }] } });
    expect(bad.msg).toContain('correct email address');
    expect((await send('a@example.com', 'user_delete_all')).code).toBe(0);
    expect(await mails()).toHaveLength(0);
  });

  it('send code: second request within 60 s → refused with the waiting time', async () => {
    await send('b@example.com');
    world.clock.advance(20_000);
    const soon = await send('B@EXAMPLE.com');
    expect(soon).toMatchObject({ code: 0, data: { reason: 'code_too_soon', wait: 40 } });
    expect(soon.msg).toContain('40 seconds');
    world.clock.advance(40_000);
    expect((await send('b@example.com')).code).toBe(1);
  });

  it('Ems/send: one address → at most 5 an hour; one caller → at most 10 an hour', async () => {
    world.clock.set(new Date(Math.ceil(world.clock.now().getTime() / 3_600_000) * 3_600_000));
    for (let at = 0; at < 5; at++) {
      expect((await send('c@example.com')).code).toBe(1);
      world.clock.advance(61_000);
    }
    expect((await send('c@example.com')).data.reason).toBe('code_too_often');
    for (let at = 0; at < 5; at++) {
      await send(`other${at}@example.com`);
    }
    // The picture captcha counts for the same address.
    const refused = await send('one-more@example.com');
    expect(refused.data.reason).toBe('code_too_often');
    expect(refused.msg).toMatch(/\d+ minutes/);
    expect(await mails()).toHaveLength(10);
  });

  it('send code: used up from elsewhere → the owner of the address still gets codes', async () => {
    const from = async (remoteAddress: string) => {
      const payload = { email: 'plagued@example.com', event: 'user_register', ...(await passCaptcha(world)) };
      const reply = await world.fastify.inject({
        method: 'POST',
        url: '/api/Ems/send',
        payload,
        remoteAddress,
      });
      world.clock.advance(61_000);
      return (reply.json().data as { reason?: string }).reason ?? 'sent';
    };
    const sentFrom = async (addresses: string[]) => {
      let sent = 0;
      for (const address of addresses) if ((await from(address)) === 'sent') sent += 1;
      return sent;
    };
    const plague = Array.from({ length: 6 }, () => '203.0.113.7');
    expect(await sentFrom(plague)).toBe(5);
    world.clock.advance(3_600_000);
    expect(await sentFrom(plague)).toBe(2);
    expect(await from('203.0.113.7')).toBe('code_day_full');
    world.clock.advance(3_600_000);
    // Ten in total, as before: the owner gets the remaining ones, and no one an eleventh.
    expect(await sentFrom(Array.from({ length: 5 }, () => '198.51.100.2'))).toBe(3);
    expect(await sentFrom(['192.0.2.1', '192.0.2.2'])).toBe(0);
    expect(await mails()).toHaveLength(10);
    world.clock.advance(24 * 3_600_000);
    expect(await from('203.0.113.7')).toBe('sent');
  });

  it('Ems/send: 20 concurrent requests for one address → one email', async () => {
    const captchas = [];
    for (let at = 0; at < 20; at++) captchas.push(await passCaptcha(world));
    const replies = await Promise.all(
      captchas.map((captcha) =>
        world.call('POST', 'Ems/send', { email: 'race@example.com', event: 'user_register', ...captcha }),
      ),
    );
    expect(replies.filter(({ code }) => code === 1)).toHaveLength(1);
    expect(replies.filter(({ data }) => data.reason === 'code_too_soon')).toHaveLength(19);
    expect(await mails()).toHaveLength(1);
  });

  it('Ems/send: 20 concurrent requests for 20 addresses → no more than the total', async () => {
    const captchas = [];
    for (let at = 0; at < 20; at++) captchas.push(await passCaptcha(world));
    const replies = await Promise.all(
      captchas.map((captcha, at) =>
        world.call('POST', 'Ems/send', {
          email: `race${at}@example.com`,
          event: 'user_register',
          ...captcha,
        }),
      ),
    );
    expect(replies.filter(({ code }) => code === 1)).toHaveLength(10);
    expect(await mails()).toHaveLength(10);
  });

  it('Ems/send: code for the own account, guest → login required', async () => {
    expect((await send('owner_a@example.com', 'user_email_verify')).code).toBe(303);
    expect((await send('owner_a@example.com', 'user_email_verify', { as: 'owner' })).code).toBe(1);
    expect((await mails())[0]!.subject).toMatch(/^\d{6} is your Serai security code$/);
  });
});
