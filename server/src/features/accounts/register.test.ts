import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestWorld, type TestWorld } from '../../../test/harness.ts';
import { logInAs, passCaptcha } from '../../../test/pass-captcha.ts';

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

async function codeFor(email: string): Promise<string> {
  await world.call('POST', 'Ems/send', { email, event: 'user_register', ...(await passCaptcha(world)) });
  const mail = await world.db.selectFrom('outbox').selectAll().orderBy('id', 'desc').executeTakeFirst();
  return /\d{6}/.exec(mail!.subject)?.[0] ?? 'none';
}
const register = (fields: Record<string, unknown>, options = {}) =>
  world.call(
    'POST',
    'user/checkIn',
    { tab: 'register', registerType: 'email', password: 'Lantern42', ...fields },
    options,
  );
const countAgencies = async () => (await world.db.selectFrom('agencies').select('id').execute()).length;

describe('user/checkIn, register', () => {
  // Covers 2.101.
  it('user/checkIn, register: valid → agency, wallet and owner created, logged in', async () => {
    const email = 'Mei@Example.com';
    const captcha = await codeFor(email);
    const reply = await register(
      { username: 'mei_travel', email, captcha, company: '梅花旅行社', tz: 'Asia/Yangon' },
      { lang: 'zh-cn' },
    );
    expect(reply).toMatchObject({ code: 1, data: { routePath: '/user/account/overview' } });
    const { userInfo } = reply.data;
    expect(userInfo).toMatchObject({
      username: 'mei_travel',
      role: 'owner',
      agency_name: '梅花旅行社',
      money: '0.00',
    });
    const site = await world.call('GET', 'index/index', { requiredLogin: 1 }, { token: userInfo.token });
    expect(site.data.permissions).toContain('/hotel/booking/book');
    const accounts = await world.db
      .selectFrom('ledger_accounts')
      .innerJoin('users', 'users.agency_id', 'ledger_accounts.agency_id')
      .select(['kind', 'balance'])
      .where('users.id', '=', userInfo.id)
      .execute();
    expect(accounts.map(({ kind }) => kind).sort()).toEqual(['deposit', 'order_hold', 'receivable']);
    expect(accounts.every(({ balance }) => balance === 0)).toBe(true);
    const contract = await world.call('GET', 'account/contract', {}, { token: userInfo.token });
    expect(contract.data).toMatchObject({
      credit_limit: { amount: 0 },
      temporary_limit: null,
      cycle: 'month',
      due_days: 15,
      grace_days: 7,
      seller: { name: 'Serai' },
      tz: 'Asia/Yangon',
    });
    expect((await logInAs(world, 'mei@example.com', 'Lantern42')).code).toBe(1);
  });

  it('user/checkIn, register: site in another currency → agency and wallet in that currency', async () => {
    const site = { name: 'currency', value: JSON.stringify('CNY') };
    await world.db.insertInto('site_settings').values(site).execute();
    const email = 'yuan@example.com';
    const captcha = await codeFor(email);
    const { data } = await register({ username: 'yuan_travel', email, captcha });
    await world.db.deleteFrom('site_settings').where('name', '=', 'currency').execute();
    const kept = await world.db
      .selectFrom('ledger_accounts')
      .innerJoin('users', 'users.agency_id', 'ledger_accounts.agency_id')
      .innerJoin('agencies', 'agencies.id', 'users.agency_id')
      .select(['ledger_accounts.currency as wallet', 'agencies.currency as agency'])
      .where('users.id', '=', data.userInfo.id)
      .execute();
    expect(kept).toEqual(Array(3).fill({ wallet: 'CNY', agency: 'CNY' }));
  });

  it('user/checkIn, register: mobile number → only the proved address stored, login by it works', async () => {
    const mobile = '+95 9 791 112 224';
    const template_code = 'user_register';
    await world.call('POST', 'Sms/send', { mobile, template_code, ...(await passCaptcha(world)) });
    const text = await world.db.selectFrom('outbox').select('body').executeTakeFirstOrThrow();
    const captcha = /\d{6}/.exec(text.body)![0];
    const fields = { registerType: 'mobile', mobile: '9791112224', area_num: '95' };
    const email = 'never.proved@example.com';
    const byMail = await register({ ...fields, registerType: 'email', email, username: 'aung_one', captcha });
    expect(byMail.data.reason).toBe('code_wrong');
    const reply = await register({ ...fields, email, username: 'aung_one', captcha });
    expect(reply.data.userInfo).toMatchObject({ area_num: '95', mobile: '9791112224', email: '' });
    expect((await logInAs(world, mobile, 'Lantern42')).data.userInfo.username).toBe('aung_one');
    const again = await register({ ...fields, username: 'aung_two', captcha });
    expect(again.data.reason).toBe('code_wrong');
  });

  it('register: taken mobile number → same reply as a wrong code', async () => {
    await world.db
      .updateTable('users')
      .set({ area_num: '86', mobile: '13812345678' })
      .where('username', '=', 'owner_a')
      .execute();
    const template_code = 'user_register';
    for (const mobile of ['13812345678', '13912345678'])
      await world.call('POST', 'Sms/send', { mobile, template_code, ...(await passCaptcha(world)) });
    const fields = { registerType: 'mobile', username: 'taken_number', captcha: '000000' };
    const taken = await register({ ...fields, mobile: '13812345678' });
    const free = await register({ ...fields, mobile: '13912345678' });
    expect({ msg: taken.msg, data: taken.data }).toEqual({ msg: free.msg, data: free.data });
    expect(taken.data.reason).toBe('code_wrong');
  });

  it('user/checkIn, register: wrong, used or expired code, or for another event → refused, nothing created', async () => {
    const before = await countAgencies();
    const email = 'late@example.com';
    const captcha = await codeFor(email);
    const wrong = String((Number(captcha) + 1) % 1_000_000).padStart(6, '0');
    const fields = { username: 'late_one', email };
    expect((await register({ ...fields, captcha: wrong })).data.reason).toBe('code_wrong');
    await world.db.updateTable('verification_codes').set({ event: 'user_retrieve_pwd' }).execute();
    expect((await register({ ...fields, captcha })).data.reason).toBe('code_wrong');
    await world.db.updateTable('verification_codes').set({ event: 'user_register' }).execute();
    world.clock.advance(600_000);
    expect((await register({ ...fields, captcha })).data.reason).toBe('code_wrong');
    expect(await countAgencies()).toBe(before);
  });

  it('user/checkIn, register: company name that vouchers cannot print → refused by its field', async () => {
    const before = await countAgencies();
    const email = 'panda@example.com';
    const fields = { username: 'panda_trips', email, captcha: await codeFor(email), company: '熊猫🐼旅行社' };
    const refused = await register(fields, { lang: 'zh-cn' });
    expect(refused.data.errors.map(({ field }: { field: string }) => field)).toEqual(['company']);
    expect(refused.msg).toMatch(/^公司名称中的“🐼”在凭证上印不出来/);
    expect(await countAgencies()).toBe(before);
    expect((await register({ ...fields, company: '熊猫旅行社 Žižka' })).code).toBe(1);
  });

  it('user/checkIn, register: five wrong codes → correct one refused', async () => {
    const email = 'tries@example.com';
    const captcha = await codeFor(email);
    const wrong = String((Number(captcha) + 1) % 1_000_000).padStart(6, '0');
    for (let at = 0; at < 5; at++) await register({ username: 'tries_one', email, captcha: wrong });
    expect((await register({ username: 'tries_one', email, captcha })).data.reason).toBe('code_wrong');
  });

  it('register: taken email → same reply as a wrong code', async () => {
    const email = 'owner_a@example.com';
    await codeFor(email);
    const taken = await register({ username: 'taken_mail', email, captcha: '123456' });
    const free = await register({ username: 'taken_mail', email: 'free@example.com', captcha: '123456' });
    expect({ msg: taken.msg, data: taken.data }).toEqual({ msg: free.msg, data: free.data });
    expect(taken.data.reason).toBe('code_wrong');
  });

  it('user/checkIn, register: account name taken → revealed only after a correct code, code still usable', async () => {
    const email = 'second@example.com';
    const captcha = await codeFor(email);
    const taken = await register({ username: 'Owner_A', email, captcha });
    expect(taken.data.reason).toBe('username_taken');
    expect((await register({ username: 'second_one', email, captcha })).code).toBe(1);
    expect((await register({ username: 'third_one', email, captcha })).data.reason).toBe('code_wrong');
  });

  it('user/checkIn, register: 10 concurrent requests with one code → one registration', async () => {
    const email = 'rivals@example.com';
    const captcha = await codeFor(email);
    const before = await countAgencies();
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, at) => register({ username: `rival_${at}`, email, captcha })),
    );
    expect(replies.filter(({ code }) => code === 1)).toHaveLength(1);
    expect(await countAgencies()).toBe(before + 1);
  });

  // Covers 9.02.
  it('user/checkIn, register: invalid fields → named', async () => {
    const fine = { username: 'fine_name', email: 'x@example.com', captcha: '123456' };
    const bad: [string, Record<string, unknown>][] = [
      ['username', { username: 'ab' }],
      ['username', { username: '1abc' }],
      ['username', { username: 'a'.repeat(16) }],
      ['username', { username: '中文账号' }],
      ['password', { password: '12345' }],
      ['password', { password: 'a'.repeat(33) }],
      ['password', { password: `pass'word` }],
      ['password', { password: 'pass&word' }],
      ['email', { email: 'no-address' }],
      ['email', { email: undefined }],
      ['captcha', { captcha: '' }],
      ['mobile', { registerType: 'mobile', mobile: undefined }],
      ['mobile', { registerType: 'mobile', mobile: '12345' }],
      ['registerType', { registerType: 'pigeon' }],
    ];
    for (const [field, change] of bad) {
      const reply = await register({ ...fine, ...change });
      expect(reply.data.errors?.[0]?.field, JSON.stringify(change)).toBe(field);
    }
  });
});
