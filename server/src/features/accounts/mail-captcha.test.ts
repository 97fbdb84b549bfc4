import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestWorld, type TestWorld } from '../../../test/harness.ts';
import { testPassword } from '../../../test/population.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  for (const table of ['throttle_counters', 'captcha_challenges', 'verification_codes', 'outbox'] as const)
    await world.db.deleteFrom(table).execute();
});

const ask = (email: unknown, id: unknown = randomUUID(), options = {}) =>
  world.call('POST', 'common/mailCaptcha', { id, email }, { key: null, ...options });
const mails = () => world.db.selectFrom('outbox').selectAll().orderBy('id').execute();
const check = (id: string, info: string) => world.call('POST', 'common/checkClickCaptcha', { id, info });

/** Creates a captcha with an answer sent by email. */
async function mailed(email = 'blind@example.com') {
  const captchaId = randomUUID();
  expect((await ask(email, captchaId)).code).toBe(1);
  const mail = (await mails()).at(-1)!;
  return { captchaId, captchaInfo: /\d{6}/.exec(mail.subject)![0] };
}
const otherCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
/** Sends one call from each of `count` network addresses at once. */
async function askAtOnce(count: number, field: (at: number) => { email: string; ip: string }) {
  const replies = await Promise.all(
    Array.from({ length: count }, (_, at) =>
      world.fastify.inject({
        method: 'POST',
        url: '/api/common/mailCaptcha',
        remoteAddress: field(at).ip,
        payload: { id: randomUUID(), email: field(at).email },
      }),
    ),
  );
  return replies.map((reply) => reply.json() as { code: number; data: { reason?: string } });
}

describe('common/mailCaptcha', () => {
  it('common/mailCaptcha: address → six digits by email that answer the captcha; only their hash is stored', async () => {
    const { captchaId, captchaInfo } = await mailed('Blind.One@example.com');
    const [mail] = await mails();
    expect(mail).toMatchObject({ recipient: 'Blind.One@example.com', event: 'captcha_code', kind: 'mail' });
    const kept = await world.db.selectFrom('captcha_challenges').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(captchaInfo);
    // The answer may be checked any number of times before it is used, and with any spacing that people type.
    for (const typed of [captchaInfo, ` ${captchaInfo.slice(0, 3)} ${captchaInfo.slice(3)} `]) {
      expect((await check(captchaId, typed)).code, typed).toBe(1);
    }
    const wide = captchaInfo.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
    expect((await check(captchaId, wide)).code).toBe(1);
  });

  it('common/mailCaptcha: code → accepted wherever a captcha is, once', async () => {
    const doors: [string, Record<string, unknown>][] = [
      ['user/checkIn', { tab: 'login', username: 'owner_a', password: testPassword }],
      ['Ems/send', { email: 'new@example.com', event: 'user_register' }],
      ['Sms/send', { mobile: '13812345678', template_code: 'user_register' }],
    ];
    for (const [path, body] of doors) {
      const captcha = await mailed(`${path.replace('/', '.')}@example.com`);
      const wrong = await world.call('POST', path, {
        ...body,
        ...captcha,
        captchaInfo: otherCode(captcha.captchaInfo),
      });
      expect(wrong.data.reason, path).toBe('captcha_wrong');
      expect((await world.call('POST', path, { ...body, ...captcha })).code, path).toBe(1);
      expect((await world.call('POST', path, { ...body, ...captcha })).data.reason, path).toBe(
        'captcha_wrong',
      );
    }
  });

  it('mailCaptcha: three wrong tries, 600 s, or a picture instead → invalid', async () => {
    const tried = await mailed('tried@example.com');
    for (let at = 0; at < 3; at++) await check(tried.captchaId, otherCode(tried.captchaInfo));
    expect((await check(tried.captchaId, tried.captchaInfo)).code).toBe(0);
    const drawn = await mailed('drawn@example.com');
    await world.call('GET', 'common/clickCaptcha', { id: drawn.captchaId });
    expect((await check(drawn.captchaId, drawn.captchaInfo)).code).toBe(0);
    const late = await mailed('late@example.com');
    world.clock.advance(600_000);
    expect((await check(late.captchaId, late.captchaInfo)).code).toBe(0);
  });

  it('common/mailCaptcha: user’s address or unknown address → same reply and same email', async () => {
    const known = await ask('owner_a@example.com');
    const unknown = await ask('nobody@example.com');
    expect({ ...known, headers: null, body: null }).toEqual({ ...unknown, headers: null, body: null });
    const [one, two] = (await mails()).map(({ subject, body }) => (subject + body).replace(/\d{6}/g, 'CODE'));
    expect(one).toBe(two);
  });

  it('common/mailCaptcha: one address in any spelling → once per 60 s and 3 an hour', async () => {
    expect((await ask('often@example.com')).code).toBe(1);
    const soon = await ask('OFTEN@example.com');
    expect(soon).toMatchObject({ code: 0, data: { reason: 'code_too_soon', wait: 60 } });
    for (let at = 1; at < 3; at++) {
      world.clock.advance(60_000);
      expect((await ask('often@example.com')).code).toBe(1);
    }
    world.clock.advance(60_000);
    expect((await ask('often@example.com')).data.reason).toBe('code_too_often');
    // The window slides: 60 minutes after the first request there is exactly one more, whatever the clock hour.
    world.clock.advance(57 * 60_000);
    expect((await ask('often@example.com')).code).toBe(1);
    expect(await mails()).toHaveLength(4);
  });

  it('common/mailCaptcha: invalid address, invalid id or unknown field → refused', async () => {
    expect((await ask('no-address')).data.errors[0].field).toBe('email');
    expect((await ask('a@example.com', '../x')).data.errors[0].field).toBe('id');
    const more = await world.call('POST', 'common/mailCaptcha', {
      id: randomUUID(),
      email: 'a@example.com',
      answer: '123456',
    });
    expect(more.code).toBe(0);
    expect(await mails()).toHaveLength(0);
  });

  it('common/mailCaptcha: malformed codes → refused, never a server error', async () => {
    const { captchaId, captchaInfo } = await mailed();
    const forms = [
      '',
      ' ',
      captchaInfo.slice(1),
      `${captchaInfo}0`,
      `-${captchaInfo}`,
      `a${captchaInfo}`,
      '½½½½½½',
    ];
    for (const info of [...forms, '1,1;350;200', '{}', 'x'.repeat(500), '🏨', '\u202e123456']) {
      await world.db.updateTable('captcha_challenges').set({ tries: 0 }).execute();
      const reply = await check(captchaId, info);
      expect([reply.http, reply.code], info.slice(0, 20)).toEqual([200, 0]);
    }
    await world.db.updateTable('captcha_challenges').set({ tries: 0 }).execute();
    expect((await check(captchaId, captchaInfo)).code).toBe(1);
  });
});

describe('20 rivals are sent no more than', () => {
  it('common/mailCaptcha: 20 concurrent requests for one address → one email', async () => {
    const replies = await askAtOnce(20, (at) => ({ email: 'one@example.com', ip: `198.51.100.${at + 1}` }));
    expect(replies.filter(({ code }) => code === 1)).toHaveLength(1);
    expect(replies.filter(({ data }) => data.reason === 'code_too_soon')).toHaveLength(19);
    expect(await mails()).toHaveLength(1);
  });

  it('common/mailCaptcha: 20 concurrent requests from one network address → five emails', async () => {
    const replies = await askAtOnce(20, (at) => ({ email: `many${at}@example.com`, ip: '198.51.100.7' }));
    expect(replies.filter(({ code }) => code === 1)).toHaveLength(5);
    expect(await mails()).toHaveLength(5);
  });

  it('common/mailCaptcha: 20 concurrent requests near the hourly total → no more than the rest', async () => {
    const taken_at = Array.from({ length: 997 }, () => world.clock.now());
    await world.db.insertInto('throttle_counters').values({ name: 'code-all', taken_at }).execute();
    const replies = await askAtOnce(20, (at) => ({
      email: `all${at}@example.com`,
      ip: `198.51.100.${at + 1}`,
    }));
    expect(replies.filter(({ code }) => code === 1)).toHaveLength(3);
    expect(await mails()).toHaveLength(3);
  });
});
