import { expect } from 'vitest';
import { testPassword } from '../population.ts';
import { expectRefusal, expectShape, expectSuccessMessage } from './family-client.ts';
import { exactly } from './shape.ts';
import type { WireCalls } from './wire-call.ts';
import type { WireStage } from './wire-stage.ts';

/** Codes by mail and by text message, for each purpose. */
export const codeCalls: WireCalls = {
  'POST Ems/send': (stage) =>
    sendEvery(stage, {
      path: 'Ems/send',
      target: 'email',
      use: 'event',
      fresh: (at) => `nobody${at}@example.com`,
      changes: 'user_change_email',
      proves: 'user_email_verify',
      says: ['A code is on its way to the email address', '验证码已发送到邮箱'],
    }),
  'POST Sms/send': async (stage) => {
    await sendEvery(stage, {
      path: 'Sms/send',
      target: 'mobile',
      use: 'template_code',
      fresh: (at) => `1371111222${at}`,
      changes: 'user_change_mobile',
      proves: 'user_mobile_verify',
      says: ['A code is on its way to the phone', '验证码已发送到手机'],
    });
    await changeNumberAbroad(stage);
  },
};

/** The client shows and sends a number without its area: for a member abroad it belongs to that country. */
async function changeNumberAbroad({ world, client, captcha, newUser, sentCode }: WireStage): Promise<void> {
  const { id, token } = await newUser();
  const own = { area_num: '95', mobile: '9781234567' };
  await world.db.updateTable('users').set(own).where('id', '=', id).execute();
  const send = async (mobile: string, template_code: string, password = '') => {
    world.clock.advance(61_000);
    const body = { mobile, template_code, password, ...(await captcha()) };
    expectShape(await client.send('POST', 'Sms/send', { body, token }), exactly({}));
    return sentCode(`+95${mobile}`);
  };
  const code = await send(own.mobile, 'user_mobile_verify', testPassword);
  const proof = { type: 'mobile', captcha: code };
  const proved = await client.send('POST', 'account/verification', { body: proof, token });
  const { accountVerificationToken } = (proved.body as { data: Record<string, string> }).data;
  const mobile = '9781234568';
  const captchaOfNew = await send(mobile, 'user_change_mobile');
  const body = {
    type: 'mobile',
    accountVerificationToken,
    mobile,
    email: '',
    password: '',
    captcha: captchaOfNew,
  };
  const bound = await client.send('POST', 'account/changeBind', { body, token });
  expect(bound.body).toMatchObject({ code: 1 });
  const now = await world.db
    .selectFrom('users')
    .select(['area_num', 'mobile'])
    .where('id', '=', id)
    .execute();
  expect(now).toEqual([{ area_num: '95', mobile }]);
}

interface Way {
  path: string;
  target: 'email' | 'mobile';
  use: string;
  fresh(at: number): string;
  changes: string;
  proves: string;
  /** The message after sending a code, in both languages. */
  says: [en: string, zh: string];
}

async function sendEvery({ world, client, captcha, newUser }: WireStage, way: Way): Promise<void> {
  const { token, ...person } = await newUser();
  const own = person[way.target];
  const password = testPassword;
  for (const [event, target, asUser, extra] of [
    ['user_register', way.fresh(1), false, {}],
    ['user_retrieve_pwd', own, false, {}],
    [way.changes, way.fresh(2), true, {}],
    [way.proves, own, true, { password }],
  ] as const) {
    world.clock.advance(61_000);
    const ask = async () => ({ [way.target]: target, [way.use]: event, ...extra, ...(await captcha()) });
    const bearer = asUser ? token : undefined;
    const lang = asUser ? 'zh-cn' : 'en';
    const sent = await client.send('POST', way.path, { body: await ask(), token: bearer, lang });
    expectShape(sent, exactly({}));
    expectSuccessMessage(sent, way.says[lang === 'en' ? 0 : 1]);
    const again = await client.send('POST', way.path, { body: await ask(), token: bearer });
    expectRefusal(again, 0, 'code_too_soon');
    expect((again.body as { msg: string }).msg).toMatch(/\d+ seconds?/);
    if (asUser) expectRefusal(await client.send('POST', way.path, { body: await ask() }), 303, 'need_login');
  }
  const wrong = {
    [way.target]: way.fresh(3),
    [way.use]: 'user_register',
    captchaId: 'x'.repeat(36),
    captchaInfo: '1',
  };
  expectRefusal(
    await client.send('POST', way.path, { body: wrong, lang: 'zh-cn' }),
    0,
    'captcha_wrong',
    'zh-cn',
  );
  const unknown = { ...wrong, [way.use]: 'user_become_operator' };
  const refused = await client.send('POST', way.path, { body: unknown });
  expect(refused.body).toMatchObject({ code: 0, data: { errors: [{ field: way.use }] } });
}
