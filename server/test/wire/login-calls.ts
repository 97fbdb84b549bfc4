import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { testPassword } from '../population.ts';
import { solveCaptcha } from '../solve-captcha.ts';
import { expectRefusal, expectShape } from './family-client.ts';
import { exactly, filled, flag, listOf, matching, oneOf, whole } from './shape.ts';
import { userWithBothTokens, userWithToken } from './user-shape.ts';
import type { WireCalls } from './wire-call.ts';
import type { WireStage } from './wire-stage.ts';

const way = oneOf('email', 'mobile');
/** All fields of the client's single form, which it sends from either tab. */
const wholeForm = {
  tab: 'login',
  email: '',
  mobile: '',
  username: '',
  password: '',
  captcha: '',
  keep: false,
  captchaId: '',
  captchaInfo: '',
  registerType: 'email',
};

/** Calls for login, logout, registration and the captcha. */
export const loginCalls: WireCalls = {
  'GET user/checkIn': async ({ client, newUser }) => {
    const options = exactly({ userLoginCaptchaSwitch: flag, accountVerificationType: listOf(way, 2) });
    expectShape(await client.send('GET', 'user/checkIn'), options);
    const { token } = await newUser();
    const again = await client.send('GET', 'user/checkIn', { token });
    expectRefusal(again, 303, 'already_logged_in');
    expect(again.body).toMatchObject({ data: { type: 'logged in' } });
  },
  'POST user/checkIn': async (stage) => {
    await logInEveryWay(stage);
    await registerBothWays(stage);
  },
  'POST user/logout': async ({ client, newUser }) => {
    for (const field of ['refresh_token', 'refreshToken']) {
      for (const value of ['', undefined, null, 7, 'x'.repeat(43)]) {
        const { token } = await newUser();
        const out = await client.send('POST', 'user/logout', { body: { [field]: value }, token });
        expectShape(out, exactly({}));
        const after = await client.send('GET', 'account/profile', { token });
        expectRefusal(after, 303, 'need_login');
      }
    }
    expectShape(await client.send('POST', 'user/logout', {}), exactly({}));
  },
  'POST common/refreshToken': async (stage) => {
    const { client } = stage;
    const renewed = exactly({ type: oneOf('user-refresh'), token: secret, refresh_token: secret });
    for (const field of ['refreshToken', 'refresh_token']) {
      const { refresh_token } = await logIn(stage, { keep: true });
      const body = { [field]: refresh_token };
      const first = expectShape(await client.send('POST', 'common/refreshToken', { body }), renewed);
      const seen = await client.send('GET', 'account/profile', { token: first.token });
      expect(seen.body).toMatchObject({ code: 1 });
      stage.world.clock.advance(11_000);
      const reused = await client.send('POST', 'common/refreshToken', { body });
      expectRefusal(reused, 303, 'refresh_failed');
      const ended = await client.send('GET', 'account/profile', { token: first.token });
      expectRefusal(ended, 303, 'need_login');
    }
    for (const body of [{}, { refreshToken: '' }, { refresh_token: 'x' }]) {
      expectRefusal(await client.send('POST', 'common/refreshToken', { body }), 303, 'refresh_failed');
    }
  },
  'GET common/clickCaptcha': async ({ client }) => {
    const id = randomUUID();
    const picture = exactly({
      id: oneOf(id),
      text: listOf(filled),
      base64: matching(/^data:image\/png;base64,/),
      width: whole,
      height: whole,
    });
    const drawn = expectShape(await client.send('GET', 'common/clickCaptcha', { params: { id } }), picture);
    expect(drawn.text.length).toBeGreaterThan(1);
  },
  'POST common/checkClickCaptcha': async ({ world, client }) => {
    const id = randomUUID();
    await client.send('GET', 'common/clickCaptcha', { params: { id } });
    const right = { id, info: await solveCaptcha(world.db, id) };
    for (const unset of [false, undefined, 0]) {
      const body = { ...right, unset };
      expectShape(await client.send('POST', 'common/checkClickCaptcha', { body }), exactly({}));
    }
    for (const info of ['', '1,1;350;200', 'a,b-c;x', ';;', '1,1-2,2;0;0', '-'.repeat(500)]) {
      const body = { ...right, info };
      expectRefusal(await client.send('POST', 'common/checkClickCaptcha', { body }), 0, 'captcha_wrong');
    }
    const other = randomUUID();
    await client.send('GET', 'common/clickCaptcha', { params: { id: other } });
    const usedUp = { id: other, info: await solveCaptcha(world.db, other), unset: true };
    const check = () => client.send('POST', 'common/checkClickCaptcha', { body: usedUp });
    expectShape(await check(), exactly({}));
    expectRefusal(await check(), 0, 'captcha_wrong');
  },
};

const secret = matching(/^[\w-]{43}$/);

async function logIn(stage: WireStage, change: object): Promise<{ token: string; refresh_token: string }> {
  const { username } = await stage.newUser();
  const body = { ...wholeForm, username, password: testPassword, ...(await stage.captcha()), ...change };
  const heard = await stage.client.send('POST', 'user/checkIn', { body });
  return (heard.body as { data: { userInfo: { token: string; refresh_token: string } } }).data.userInfo;
}

async function logInEveryWay(stage: WireStage): Promise<void> {
  const { client, captcha, newUser } = stage;
  const { username, email, mobile } = await newUser();
  for (const account of [username, email, mobile, `+86 ${mobile}`]) {
    for (const [keep, shape] of [
      [false, userWithToken],
      [0, userWithToken],
      [true, userWithBothTokens],
      [1, userWithBothTokens],
    ] as const) {
      const body = { ...wholeForm, username: account, password: testPassword, keep, ...(await captcha()) };
      const heard = await client.send('POST', 'user/checkIn', { body });
      expectShape(heard, exactly({ userInfo: shape, routePath: matching(/^\/user\//) }));
    }
  }
  const wrong = { ...wholeForm, username, password: 'Wrong12345' };
  for (const lang of ['en', 'zh-cn'] as const) {
    const body = { ...wrong, ...(await captcha()) };
    expectRefusal(await client.send('POST', 'user/checkIn', { body, lang }), 0, 'login_failed', lang);
  }
  expectRefusal(await client.send('POST', 'user/checkIn', { body: wrong }), 0, 'captcha_wrong');
  const { token } = await newUser();
  expectRefusal(await client.send('POST', 'user/checkIn', { body: wrong, token }), 303, 'already_logged_in');
}

async function registerBothWays({ client, captcha, sentCode }: WireStage): Promise<void> {
  const ways = [
    { registerType: 'email', email: 'fresh@example.com', to: 'fresh@example.com', username: 'fresh_mail' },
    { registerType: 'mobile', mobile: '13912345678', to: '+8613912345678', username: 'fresh_mobile' },
  ];
  for (const { to, ...way } of ways) {
    const { registerType, email, mobile } = way;
    const ask = await captcha();
    if (email) await client.send('POST', 'Ems/send', { body: { email, event: 'user_register', ...ask } });
    else await client.send('POST', 'Sms/send', { body: { mobile, template_code: 'user_register', ...ask } });
    const form = { ...wholeForm, tab: 'register', ...way, password: testPassword };
    const wrong = await client.send('POST', 'user/checkIn', { body: { ...form, captcha: '000000x' } });
    expectRefusal(wrong, 0, 'code_wrong');
    const body = { ...form, captcha: await sentCode(to) };
    const reply = exactly({ userInfo: userWithToken, routePath: matching(/^\/user\//) });
    const { userInfo } = expectShape(await client.send('POST', 'user/checkIn', { body }), reply);
    expect(registerType === 'email' ? userInfo.email : userInfo.mobile).toBe(email ?? mobile);
  }
}
