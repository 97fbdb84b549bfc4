import { inLanguage } from '@serai/phrases/lang';
import sharp from 'sharp';
import { expect } from 'vitest';
import { openSession } from '../harness.ts';
import { people, testPassword } from '../population.ts';
import { expectRefusal, expectShape, expectSuccessMessage } from './family-client.ts';
import {
  civilDate,
  exactly,
  filled,
  flag,
  listOf,
  matching,
  money,
  oneOf,
  type Shape,
  seconds,
  text,
  whole,
} from './shape.ts';
import { user } from './user-shape.ts';
import type { WireCalls } from './wire-call.ts';
import type { WireStage, WireUser } from './wire-stage.ts';

const way = oneOf('email', 'mobile');
const changed = exactly({ userInfo: user });

/** Calls on the user's own account. */
export const accountCalls: WireCalls = {
  'GET account/profile': async ({ client, newUser }) => {
    const { token } = await newUser();
    const shown = exactly({ accountVerificationType: listOf(way, 2), userInfo: user });
    expectShape(await client.send('GET', 'account/profile', { token }), shown);
    expectRefusal(await client.send('GET', 'account/profile', { lang: 'zh-cn' }), 303, 'need_login', 'zh-cn');
  },
  'POST account/profile': async ({ client, newUser }) => {
    const { token, username, email } = await newUser();
    const loaded = await client.send('GET', 'index/index', { token });
    const { userInfo } = (loaded.body as { data: { userInfo: object } }).data;
    // The client sends its whole user object back; a radio sends its value as text, an emptied date as null.
    const mine = {
      ...userInfo,
      siteInfo: {},
      money: '999999.00',
      email: 'other@example.com',
      role: 'operator',
    };
    for (const [gender, birthday, expected] of [
      [1, '1990-05-20', { gender: 1, birthday: '1990-05-20' }],
      ['2', '1990-05-21', { gender: 2, birthday: '1990-05-21' }],
      ['0', null, { gender: 0, birthday: '' }],
      [0, '', { gender: 0, birthday: '' }],
    ] as const) {
      const body = { ...mine, gender, birthday, nickname: '线上', motto: '走遍天下' };
      const reply = expectShape(await client.send('POST', 'account/profile', { body, token }), changed);
      const same = { username, email, money: '0.00', role: 'owner', nickname: '线上', motto: '走遍天下' };
      expect(reply.userInfo).toMatchObject({ ...same, ...expected });
    }
    for (const gender of [3, '3', -1, 'male', true]) {
      const refused = await client.send('POST', 'account/profile', { body: { ...mine, gender }, token });
      expect(refused.body).toMatchObject({ code: 0, data: { errors: [{ field: 'gender' }] } });
    }
  },
  'POST account/verification': async (stage) => {
    const person = await stage.newUser();
    await proveBoth(stage, person);
    const body = { type: 'email', captcha: '000000' };
    const wrong = await stage.client.send('POST', 'account/verification', { body, token: person.token });
    expectRefusal(wrong, 0, 'code_wrong');
  },
  'POST account/changeBind': async (stage) => {
    const { client, captcha, sentCode } = stage;
    const { token, ...person } = await stage.newUser();
    const proofs = await proveBoth(stage, { token, ...person });
    const form = { password: '', email: '', mobile: '', captcha: '' };
    const email = `new.${person.email}`;
    const ask = { email, event: 'user_change_email', ...(await captcha()) };
    await client.send('POST', 'Ems/send', { body: ask, token });
    const unproved = {
      type: 'email',
      accountVerificationToken: '',
      ...form,
      email,
      captcha: await sentCode(email),
    };
    expectRefusal(
      await client.send('POST', 'account/changeBind', { body: unproved, token }),
      0,
      'binding_unproved',
    );
    const body = { ...unproved, accountVerificationToken: proofs.email };
    const bound = expectShape(await client.send('POST', 'account/changeBind', { body, token }), changed);
    expect(bound.userInfo.email).toBe(email);
    const mobile = '13611112222';
    const askMobile = { mobile, template_code: 'user_change_mobile', ...(await captcha()) };
    await client.send('POST', 'Sms/send', { body: askMobile, token });
    const second = {
      type: 'mobile',
      accountVerificationToken: proofs.mobile,
      ...form,
      mobile,
      captcha: await sentCode(`+86${mobile}`),
    };
    const moved = expectShape(
      await client.send('POST', 'account/changeBind', { body: second, token }),
      changed,
    );
    expect(moved.userInfo.mobile).toBe(mobile);
  },
  'POST account/changePassword': async ({ client, newUser }) => {
    const { token } = await newUser();
    const body = { oldPassword: testPassword, newPassword: 'Lantern43', confirmPassword: 'Lantern43' };
    const send = (change: object) =>
      client.send('POST', 'account/changePassword', { body: { ...body, ...change }, token });
    expectRefusal(await send({ oldPassword: 'Wrong12345' }), 0, 'old_password_wrong');
    expectRefusal(await send({ confirmPassword: 'Lantern44' }), 0, 'passwords_differ');
    expectShape(await send({}), exactly({}));
  },
  'POST account/retrievePassword': async (stage) => {
    const { client, captcha, sentCode, newUser } = stage;
    for (const type of ['email', 'mobile'] as const) {
      const person = await newUser();
      const account = person[type];
      const event = 'user_retrieve_pwd';
      const ask = await captcha();
      if (type === 'email')
        await client.send('POST', 'Ems/send', { body: { email: account, event, ...ask } });
      else await client.send('POST', 'Sms/send', { body: { mobile: account, template_code: event, ...ask } });
      const code = await sentCode(type === 'email' ? account : `+86${account}`);
      const body = { type, account, captcha: code, password: 'Lantern43' };
      const wrong = { ...body, captcha: 'wrong' };
      expectRefusal(await client.send('POST', 'account/retrievePassword', { body: wrong }), 0, 'code_wrong');
      const lang = type === 'email' ? 'en' : 'zh-cn';
      const done = await client.send('POST', 'account/retrievePassword', { body, lang });
      expectShape(done, exactly({}));
      expectSuccessMessage(
        done,
        inLanguage(lang, {
          zh: '密码已重设，请用新密码登录；其他设备上的登录都已退出',
          en: 'Password reset; please log in with the new one. All other devices have been logged out',
        }),
      );
      const after = await client.send('GET', 'account/profile', { token: person.token });
      expectRefusal(after, 303, 'password_changed');
    }
  },
  'GET account/overview': async ({ client, newUser }) => {
    const waiting = exactly({ product: text, order_status: text, count: whole });
    const week = exactly(
      { days: listOf(civilDate, 7), score: listOf(whole, 7), money: listOf(money, 7) },
      {
        score_at_end: listOf(whole, 7),
        money_at_end: listOf(money, 7),
        waiting: listOf(waiting),
        charges_to_confirm: listOf(exactly({})),
      },
    );
    const { token } = await newUser();
    const { days } = expectShape(await client.send('GET', 'account/overview', { token }), week);
    expect(days).toEqual([...days].sort());
  },
  'GET account/balance': async (stage) => {
    const token = await tokenOf(stage, 'owner');
    const topUp = { agency_id: stage.world.agencyA, amount: 123_450, memo: 'Wire' };
    for (let at = 0; at < 3; at++)
      await stage.world.call('POST', 'console/wallet/topUp', topUp, { as: 'operator' });
    const row = exactly({ ...movement, money, before: money, after: money });
    const { list } = await pages(stage, 'account/balance', token, row);
    expect(list[0]).toMatchObject({ money: '1234.50' });
    const withoutNode = await tokenOf(stage, 'booker');
    await stage.world.db.updateTable('users').set({ nodes: [] }).where('username', '=', 'booker_a').execute();
    const refused = await stage.client.send('GET', 'account/balance', { token: withoutNode });
    expectRefusal(refused, 401, 'no_permission');
    const zh = await stage.client.send('GET', 'account/balance', { token: withoutNode, lang: 'zh-cn' });
    expectRefusal(zh, 401, 'no_permission', 'zh-cn');
  },
  'GET account/integral': async (stage) => {
    const token = await tokenOf(stage, 'owner');
    const ours = { event: text, order_id: whole, order_sn: text, order_product: text, order_title: text };
    const row = exactly({ ...movement, score: whole, before: whole, after: whole, ...ours });
    const next: Shape = (value, path) => (value === null ? [] : filled(value, path));
    const more = { score: whole, points_per_hundred: whole, total_capped: flag, next };
    await pages(stage, 'account/integral', token, row, more, 0);
  },
  'POST ajax/upload': async ({ client, newUser }) => {
    const { token } = await newUser();
    const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#2266aa' } })
      .png()
      .toBuffer();
    const stored = exactly({
      file: exactly({
        url: matching(/^\/storage\//),
        full_url: matching(/^https?:\/\//),
        name: oneOf('头像.PNG'),
        size: whole,
        mimetype: oneOf('image/png'),
        suffix: oneOf('png'),
        width: oneOf(40),
        height: oneOf(30),
        sha1: matching(/^[0-9a-f]{40}$/),
      }),
    });
    for (const params of [{ uuid: 'b7c1', driver: 'local' }, { uuid: 'b7c2' }]) {
      const form = new FormData();
      form.append('file', new File([new Uint8Array(bytes)], '头像.PNG', { type: 'image/png' }));
      form.append('topic', 'avatar');
      const { file } = expectShape(await client.send('POST', 'ajax/upload', { params, form, token }), stored);
      expect(file.full_url.endsWith(file.url)).toBe(true);
    }
    const bad = new FormData();
    bad.append('file', new File(['<script>'], 'a.svg', { type: 'image/svg+xml' }));
    const refused = await client.send('POST', 'ajax/upload', { form: bad, token });
    expectRefusal(refused, 0, 'upload_type_refused');
  },
};

const movement: Record<string, Shape> = { id: whole, memo: filled, create_time: seconds };

async function pages(
  { client }: WireStage,
  path: string,
  token: string,
  row: Shape,
  more: Record<string, Shape> = {},
  least = 3,
) {
  const page = exactly({ list: listOf(row), total: whole, ...more });
  const all = expectShape(await client.send('GET', path, { params: { page: 1, limit: 10 }, token }), page);
  expect(all.total).toBeGreaterThanOrEqual(least);
  const second = expectShape(await client.send('GET', path, { params: { page: 2, limit: 1 }, token }), page);
  if (all.total > 1) expect(second.list).toEqual([all.list[1]]);
  return all;
}

function tokenOf({ world }: WireStage, person: keyof typeof people): Promise<string> {
  return openSession(world.db, people[person].username);
}

/** Proves both addresses of a user like the client: the password, the captcha, the code. */
async function proveBoth(
  { client, captcha, sentCode }: WireStage,
  { token, email, mobile }: Pick<WireUser, 'token' | 'email' | 'mobile'>,
): Promise<{ email: string; mobile: string }> {
  const password = testPassword;
  const byMail = { email, event: 'user_email_verify', password, ...(await captcha()) };
  expectShape(await client.send('POST', 'Ems/send', { body: byMail, token }), exactly({}));
  const byText = { mobile, template_code: 'user_mobile_verify', password, ...(await captcha()) };
  expectShape(await client.send('POST', 'Sms/send', { body: byText, token }), exactly({}));
  const prove = async (type: 'email' | 'mobile', recipient: string): Promise<string> => {
    const body = { type, captcha: await sentCode(recipient) };
    const proof = exactly({ type: oneOf(type), accountVerificationToken: filled });
    const heard = await client.send('POST', 'account/verification', { body, token });
    return expectShape(heard, proof).accountVerificationToken;
  };
  return { email: await prove('email', email), mobile: await prove('mobile', `+86${mobile}`) };
}
