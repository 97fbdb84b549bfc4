import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openSession, openTestWorld, type TestWorld } from '../../../test/harness.ts';
import { logInAs, passCaptcha } from '../../../test/pass-captcha.ts';
import { testPassword } from '../../../test/population.ts';
import { createSetUpLink } from './accounts.ts';
import { refuseCommon, refuseOwnNames } from './refuse-guessable.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  for (const table of ['throttle_counters', 'verification_codes', 'outbox', 'site_settings'] as const) {
    await world.db.deleteFrom(table).execute();
  }
});

async function codeFor(email: string, event: string): Promise<string> {
  await world.call('POST', 'Ems/send', { email, event, ...(await passCaptcha(world)) });
  const mail = await world.db.selectFrom('outbox').selectAll().orderBy('id', 'desc').executeTakeFirst();
  return /\d{6}/.exec(mail!.subject)?.[0] ?? 'none';
}
const ofUser = (username: string) =>
  world.db.selectFrom('users').selectAll().where('username', '=', username).execute();

describe('at every door a password that is guessed first is refused beside its field, in both languages', () => {
  const words = {
    password_common: { en: 'very common', 'zh-cn': '太常见' },
    password_like_account: { en: 'must differ', 'zh-cn': '不能与账号、邮箱或手机号相同' },
  };
  type Reason = keyof typeof words;

  // Covers 9.02.
  it.each([
    ['password1', 'password_common'],
    ['Bride_tours', 'password_like_account'],
    ['BRIDE.TOURS@example.com', 'password_like_account'],
  ] as [string, Reason][])(
    'user/checkIn, register: password %s → refused beside its field, code still usable',
    async (password, reason) => {
      const email = 'bride.tours@example.com';
      const captcha = await codeFor(email, 'user_register');
      const fields = { tab: 'register', registerType: 'email', username: 'bride_tours', email, captcha };
      for (const lang of ['en', 'zh-cn'] as const) {
        const reply = await world.call('POST', 'user/checkIn', { ...fields, password }, { lang });
        expect(reply.data).toMatchObject({ reason, errors: [{ field: 'password' }] });
        expect(reply.msg).toContain(words[reason][lang]);
      }
      expect(await ofUser('bride_tours')).toEqual([]);
      const right = await world.call('POST', 'user/checkIn', { ...fields, password: 'Lantern42' });
      expect(right.code).toBe(1);
      await world.db
        .updateTable('users')
        .set({ username: `gone${right.data.userInfo.id}`, email: null })
        .where('id', '=', right.data.userInfo.id)
        .execute();
    },
  );

  it.each([
    ['password1', 'password_common'],
    ['Owner_A', 'password_like_account'],
  ] as [string, Reason][])(
    'account/retrievePassword: password %s → refused beside its field, code still usable',
    async (password, reason) => {
      const account = 'owner_a@example.com';
      const captcha = await codeFor(account, 'user_retrieve_pwd');
      const before = await ofUser('owner_a');
      const fields = { type: 'email', account, captcha };
      for (const lang of ['en', 'zh-cn'] as const) {
        const reply = await world.call('POST', 'account/retrievePassword', { ...fields, password }, { lang });
        expect(reply.data).toMatchObject({ reason, errors: [{ field: 'password' }] });
        expect(reply.msg).toContain(words[reason][lang]);
      }
      expect(await ofUser('owner_a')).toEqual(before);
      const right = { ...fields, password: testPassword };
      expect((await world.call('POST', 'account/retrievePassword', right)).code).toBe(1);
    },
  );

  it('account/retrievePassword: guessable password without a valid code → account name not revealed', async () => {
    const wrong = { type: 'email', account: 'owner_a@example.com', captcha: '000000', password: 'owner_a' };
    const known = await world.call('POST', 'account/retrievePassword', wrong);
    expect(known.data.reason).toBe('code_wrong');
  });

  it.each([
    ['password1', 'password_common'],
    ['FINANCE_A', 'password_like_account'],
    ['finance_a@example.com', 'password_like_account'],
  ] as [string, Reason][])(
    'account/changePassword: new password %s → refused beside its field',
    async (newPassword, reason) => {
      const token = await openSession(world.db, 'finance_a');
      const change = { oldPassword: testPassword, newPassword, confirmPassword: newPassword };
      for (const lang of ['en', 'zh-cn'] as const) {
        const reply = await world.call('POST', 'account/changePassword', change, { token, lang });
        expect(reply.data).toMatchObject({ reason, errors: [{ field: 'newPassword' }] });
        expect(reply.msg).toContain(words[reason][lang]);
      }
      expect((await logInAs(world, 'finance_a', testPassword)).code).toBe(1);
    },
  );

  it('console/setUp: guessable password → refused beside its field', async () => {
    await world.db.deleteFrom('sessions').execute();
    await world.db.deleteFrom('users').where('role', '=', 'operator').execute();
    const token = await createSetUpLink(world.db, world.clock.now());
    const person = { token, username: 'head_clerk', email: 'chief@example.com' };
    for (const [password, reason] of [
      ['qwerty123', 'password_common'],
      ['head_clerk', 'password_like_account'],
    ]) {
      const reply = await world.call('POST', 'console/setUp', { ...person, password });
      expect(reply.data).toMatchObject({ reason, errors: [{ field: 'password' }] });
    }
    expect((await world.call('POST', 'console/setUp', { ...person, password: testPassword })).code).toBe(1);
  });
});

describe('the name of the seller', () => {
  it.each(['serai123', 'Serai@2026', 'SERAI!', '商驿2026', '123serai'])(
    'refuseCommon: %s → refused as the seller’s name',
    async (one) => {
      await expect(refuseCommon(world.db, 'password', one)).rejects.toMatchObject({
        code: 'password_common',
      });
    },
  );

  it.each(['Lantern42', 'seraise', 'mySerai77x', '~~~~~~~~'])('refuseCommon: %s → accepted', async (one) => {
    await refuseCommon(world.db, 'password', one);
  });

  it('refuseCommon: site name set by operators → refused; default name → accepted', async () => {
    await world.db.insertInto('site_settings').values({ name: 'siteNameEn', value: '"Tea Road"' }).execute();
    await refuseCommon(world.db, 'password', 'serai123');
    for (const one of ['tea road 88', 'TeaRoad2026', 'tea-road!']) {
      const named = refuseCommon(world.db, 'password', one);
      await expect(named, one).rejects.toMatchObject({ code: 'password_common' });
    }
  });
});

describe('what is known of a user', () => {
  const names = { username: 'lin_mei', email: 'Mei.Lin@example.com', area_num: '86', mobile: '13812345678' };

  it.each(['Lin_Mei', 'mei.lin@EXAMPLE.com', 'mei.lin', '13812345678', '+86 138 1234 5678', '013812345678'])(
    'refuseOwnNames: %s → refused',
    (one) => expect(() => refuseOwnNames('password', one, names)).toThrow('password_like_account'),
  );

  it.each(['lin_mei7', '13812345679', 'Lantern42'])('refuseOwnNames: %s → accepted', (one) =>
    refuseOwnNames('password', one, names),
  );

  it('refuseOwnNames: no known names → nothing refused', () => {
    refuseOwnNames('password', 'Lantern42', { email: null, mobile: null });
    refuseOwnNames('password', '      ', { username: undefined, email: null, mobile: '', area_num: null });
  });
});
