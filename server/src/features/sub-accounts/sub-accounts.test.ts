import { checkIn } from '@serai/contract/accounts/accounts';
import { nodesOfRole } from '@serai/contract/permissions';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ColleagueWorld, newPerson, noLimit, openColleagueWorld } from '../../../test/colleagues.ts';
import { openSession } from '../../../test/harness.ts';
import { testPassword } from '../../../test/population.ts';
import { verifyPassword } from '../../platform/passwords.ts';

let world: ColleagueWorld;
beforeAll(async () => {
  world = await openColleagueWorld();
});
beforeEach(async () => {
  await world.db.deleteFrom('outbox').execute();
  await world.db.deleteFrom('throttle_counters').execute();
});
afterAll(() => world.close());

const mailed = async () => {
  const { body } = await world.db.selectFrom('outbox').select('body').executeTakeFirstOrThrow();
  return /token=([A-Za-z0-9_-]{43})/.exec(body)![1]!;
};
const setPassword = (token: string, password: string) =>
  world.call('POST', 'account/setPassword', { token, password });
const hasPassword = async (id: number, password: string) => {
  const { password_hash } = await world.db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return verifyPassword(password_hash, password);
};

describe('adding', () => {
  // Covers 1.09.
  test('subAccount/add: without a password → emailed link that sets it once', async () => {
    const person = newPerson();
    const reply = await world.manage('add', { ...person, role: 'booker' });
    expect(reply).toMatchObject({
      code: 1,
      data: {
        sub_account: { ...person, role: 'booker', set_nodes: null, disabled: false, limits: noLimit },
      },
    });
    const { id } = reply.data.sub_account;
    expect(new Set(reply.data.sub_account.nodes)).toEqual(new Set(nodesOfRole('booker')));
    const token = await mailed();
    expect((await setPassword(token, 'short')).data.errors[0].field).toBe('password');
    const replies = await Promise.all([setPassword(token, 'Lantern77'), setPassword(token, 'Lantern77')]);
    expect(replies.map(({ code }) => code).sort()).toEqual([0, 1]);
    expect(replies.find(({ code }) => code === 0)!.data.reason).toBe('link_invalid');
    expect(await hasPassword(id, 'Lantern77')).toBe(true);
  });

  test('add sub-account: own limits and nodes → effective at once', async () => {
    const limits = { ...noLimit, order_limit: 0, products: ['hotel'] };
    const nodes = ['/hotel/booking/book', '/user/order/list/voucher', '/user/price/view'];
    const reply = await world.manage('add', { ...newPerson(), role: 'booker', limits, nodes });
    expect(reply.data.sub_account).toMatchObject({ limits, set_nodes: nodes });
    expect(new Set(reply.data.sub_account.nodes)).toEqual(new Set(nodes));
  });

  test('subAccount/add: with a password → no email', async () => {
    const { id } = await world.member();
    expect(await hasPassword(id, testPassword)).toBe(true);
    expect(await world.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });

  test.each([
    ['a taken account, whatever its case', { username: 'Owner_B' }, 'username'],
    ['a taken e-mail, whatever its case', { email: 'Owner_B@example.com' }, 'email'],
    ['the master’s role', { role: 'owner' }, 'role'],
    ['an operator', { role: 'operator' }, 'role'],
    ['a bad account', { username: '1x' }, 'username'],
    ['a bad password', { password: '12345' }, 'password'],
    ['a field of the table', { agency_id: 2 }, 'agency_id'],
    ['no name', { nickname: ' ' }, 'nickname'],
  ])('subAccount/add: %s → refused', async (_, change, field) => {
    const before = (await world.list()).list.length;
    const reply = await world.manage('add', { ...newPerson(), role: 'booker', ...change });
    expect(reply.code).toBe(0);
    expect(reply.data.errors[0].field).toBe(field);
    expect((await world.list()).list).toHaveLength(before);
  });
});

describe('mail to strangers', () => {
  const outbox = () => world.db.selectFrom('outbox').select(['recipient', 'body', 'subject']).execute();
  const renameAgency = (name: string) =>
    world.db.updateTable('agencies').set({ name }).where('id', '=', world.agencies.A).execute();

  test('invitations: unverified agency, concurrent requests → three a day; with a password → none sent', async () => {
    const agency = world.db.updateTable('agencies').where('id', '=', world.agencies.A);
    await agency.set({ verified_at: null }).execute();
    const before = (await world.list()).list.length;
    const invite = (more = {}) => world.manage('add', { ...newPerson(), role: 'viewer', ...more });
    const replies = await Promise.all(Array.from({ length: 10 }, () => invite()));
    expect(replies.filter(({ code }) => code === 1)).toHaveLength(3);
    expect(replies.filter(({ data }) => data.reason === 'invitations_full')).toHaveLength(7);
    expect(await outbox()).toHaveLength(3);
    expect((await invite({ password: testPassword })).code).toBe(1);
    expect((await world.list()).list).toHaveLength(before + 4);
    await agency.set({ verified_at: world.clock.now() }).execute();
    expect((await invite()).code).toBe(1);
  });

  test('invitations: one address → one a day, even after a change or from another agency', async () => {
    const { email } = newPerson();
    const first = await world.manage('add', { ...newPerson(), email, role: 'viewer' });
    const { id } = first.data.sub_account;
    await world.manage('edit', { id, nickname: 'x', email: newPerson().email });
    const again = { ...newPerson(), email: email.toUpperCase(), role: 'viewer' };
    for (const who of [{ as: 'owner' }, { as: 'otherAgency' }] as const) {
      expect((await world.manage('add', again, who)).data.reason).toBe('invited_already');
    }
    expect(await outbox()).toHaveLength(1);
    world.clock.advance(86_400_000);
    expect((await world.manage('add', again)).code).toBe(1);
  });

  test('password emails: one address → one in five minutes and five a day', async () => {
    const { id } = await world.member();
    const sent: boolean[] = [];
    for (let at = 0; at < 12; at++) {
      sent.push((await world.manage('resetPassword', { id })).code === 1);
      world.clock.advance(150_000);
    }
    expect(sent.map(Number).join('')).toBe('101010101000');
    expect((await world.manage('resetPassword', { id })).data.reason).toBe('password_mail_too_often');
    expect(await outbox()).toHaveLength(5);
  });

  test.each([
    'Win at evil.example/prize',
    'https://evil.example',
    'www.evil',
    'me@evil.example',
    'ｅｖｉｌ．ｃｏｍ',
    'EVIL.TOP',
    'pay-serai.page',
  ])('a name that is an address → refused by its field: %s', async (nickname) => {
    const reply = await world.manage('add', { ...newPerson(), nickname, role: 'viewer' });
    expect(reply.data.errors).toMatchObject([{ field: 'nickname' }]);
    const profile = await world.call('POST', 'account/profile', { nickname }, { as: 'owner' });
    expect(profile.data.errors).toMatchObject([{ field: 'nickname' }]);
    const form = { tab: 'register', username: 'relay', password: testPassword, captcha: '123456' };
    expect(
      checkIn.input.safeParse({ ...form, email: 'a@example.com', company: nickname }).error?.issues,
    ).toMatchObject([{ path: ['company'], message: 'name_with_address' }]);
  });

  test('invitations: old name with an address in it → no link in the email', async () => {
    await renameAgency('Prizes https://evil.example/win or evil.example');
    await world.manage('add', { ...newPerson(), nickname: 'J.Smith 明.李', role: 'viewer' });
    await renameAgency('Agency A');
    const [mail] = await outbox();
    const said = `${mail!.subject} ${mail!.body}`.replace(/http:\/\/localhost\S+/, '');
    expect(said).toContain('Prizes https');
    expect(said).not.toMatch(/:\/\/|\w\.\w/);
  });
});

describe('a taken e-mail', () => {
  const add = (email: string) => world.manage('add', { ...newPerson(), email, role: 'viewer' });

  test('taken email address: revealed ten times a day → then refused for any address', async () => {
    expect((await add(newPerson().email)).code).toBe(1);
    const guesses = await Promise.all(Array.from({ length: 30 }, () => add('owner_b@example.com')));
    const reasons = guesses.map(({ data }) => data.reason);
    expect(reasons.filter((reason) => reason === 'email_taken')).toHaveLength(10);
    expect(reasons.filter((reason) => reason === 'sub_account_too_often')).toHaveLength(20);
    expect((await add(newPerson().email)).data.reason).toBe('sub_account_too_often');
    const edit = { id: world.ids.viewer_a, nickname: 'x', email: 'owner_b@example.com' };
    expect((await world.manage('edit', edit)).data.reason).toBe('sub_account_too_often');
    world.clock.advance(86_400_000);
    expect((await add(newPerson().email)).code).toBe(1);
  });

  test('taken email address: other refusals → not counted', async () => {
    for (let time = 0; time < 12; time++) {
      const taken = await world.manage('add', { ...newPerson(), username: 'owner_b', role: 'viewer' });
      expect(taken.data.reason).toBe('username_taken');
    }
  });
});

describe('changing', () => {
  test('subAccount/edit: name and email address → saved, link to the old address ends', async () => {
    const person = newPerson();
    const { data } = await world.manage('add', { ...person, role: 'viewer' });
    const { id } = data.sub_account;
    const token = await mailed();
    const change = { id, nickname: '新名字', email: 'new@example.com' };
    expect((await world.manage('edit', change)).data.sub_account).toMatchObject(change);
    expect((await setPassword(token, 'Lantern78')).data.reason).toBe('link_invalid');
    const taken = await world.manage('edit', { ...change, email: 'OWNER_B@example.com' });
    expect(taken.data).toMatchObject({ reason: 'email_taken', errors: [{ field: 'email' }] });
  });

  test('subAccount/resetPassword: password → all sessions end; link → only when used', async () => {
    const { id, token, username } = await world.member();
    await world.manage('resetPassword', { id });
    expect((await world.call('GET', 'order/list', { product: 'boat' }, { token })).code).toBe(1);
    expect((await setPassword(await mailed(), 'Lantern79')).code).toBe(1);
    expect((await world.call('GET', 'order/list', { product: 'boat' }, { token })).code).toBe(303);
    const again = await openSession(world.db, username);
    await world.manage('resetPassword', { id, password: 'Lantern80' });
    expect((await world.call('GET', 'order/list', { product: 'boat' }, { token: again })).code).toBe(303);
    expect(await hasPassword(id, 'Lantern80')).toBe(true);
  });

  test('subAccount/resetPassword: no email address → only a password works', async () => {
    const { id } = await world.member();
    await world.db.updateTable('users').set({ email: null }).where('id', '=', id).execute();
    const reply = await world.manage('resetPassword', { id });
    expect(reply).toMatchObject({ code: 0, data: { errors: [{ field: 'password' }] } });
    expect((await world.manage('resetPassword', { id, password: 'Lantern85' })).code).toBe(1);
  });

  test('password link: 72 hours → expires; next link → ends the previous one', async () => {
    const { id } = await world.member();
    await world.manage('resetPassword', { id });
    const first = await mailed();
    await world.db.deleteFrom('outbox').execute();
    world.clock.advance(5 * 60_000);
    await world.manage('resetPassword', { id });
    const second = await mailed();
    expect((await setPassword(first, 'Lantern81')).data.reason).toBe('link_invalid');
    world.clock.advance(72 * 3_600_000);
    expect((await setPassword(second, 'Lantern81')).data.reason).toBe('link_invalid');
    expect((await setPassword('x'.repeat(43), 'Lantern81')).data.reason).toBe('link_invalid');
  });

  test('password link: used while the account is being disabled → no deadlock, no login', async () => {
    for (let round = 0; round < 5; round++) {
      const { id, username } = await world.member();
      await world.db.deleteFrom('outbox').execute();
      await world.manage('resetPassword', { id });
      const token = await mailed();
      const [set, disabled] = await Promise.all([
        setPassword(token, 'Lantern83'),
        world.manage('disable', { id, disabled: true }),
      ]);
      expect(disabled.code).toBe(1);
      expect(set.code === 1 || set.data.reason === 'link_invalid').toBe(true);
      expect((await setPassword(token, 'Lantern84')).data.reason).toBe('link_invalid');
      const session = await openSession(world.db, username);
      expect((await world.call('GET', 'account/spending', {}, { token: session })).code).toBe(303);
    }
  });

  // Covers 1.09.
  test('subAccount/disable: open sessions → end at once and stay ended', async () => {
    const { id, token } = await world.member();
    await world.manage('resetPassword', { id });
    const link = await mailed();
    const reply = await world.manage('disable', { id, disabled: true });
    expect(reply.data.sub_account.disabled).toBe(true);
    expect((await world.call('GET', 'order/list', { product: 'boat' }, { token })).code).toBe(303);
    expect((await setPassword(link, 'Lantern82')).data.reason).toBe('link_invalid');
    expect((await world.manage('disable', { id, disabled: true })).data.sub_account.disabled).toBe(true);
    await world.manage('disable', { id, disabled: false });
    expect((await world.call('GET', 'order/list', { product: 'boat' }, { token })).code).toBe(303);
  });

  // Covers 1.09.
  test('sub-account: disabled and enabled → user informed once each, in the own language, without the reason', async () => {
    const { id, email, username } = await world.member();
    await world.db.updateTable('users').set({ lang: 'zh-cn' }).where('id', '=', id).execute();
    await world.manage('disable', { id, disabled: false });
    await world.manage('disable', { id, disabled: true });
    await world.manage('disable', { id, disabled: true });
    await world.db.updateTable('users').set({ lang: 'en' }).where('id', '=', id).execute();
    await world.manage('disable', { id, disabled: false });
    const mails = await world.db.selectFrom('outbox').selectAll().orderBy('id').execute();
    expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [email, '您的商驿账号已停用'],
      [email, 'Your Serai account can be used again'],
    ]);
    for (const { body } of mails) {
      expect(body).toContain(username);
      expect(body).toContain('Agency A');
      expect(body).not.toMatch(/[{}]/);
    }
  });

  test('sub-account without email: change → informed by text message', async () => {
    const { id, username } = await world.member();
    const number = { email: null, area_num: '86', mobile: '13812345678' };
    await world.db.updateTable('users').set(number).where('id', '=', id).execute();
    await world.manage('disable', { id, disabled: true });
    await world.manage('disable', { id, disabled: false });
    const texts = await world.db.selectFrom('outbox').selectAll().orderBy('id').execute();
    expect(texts.map(({ kind, event, recipient }) => [kind, event, recipient])).toEqual([
      ['sms', 'account_disabled', '+8613812345678'],
      ['sms', 'account_enabled', '+8613812345678'],
    ]);
    expect(texts[0]!.body).toContain(username);
    expect(texts[0]!.parts).toMatchObject({ purpose: 'account_disabled', values: [username] });
    await world.db.updateTable('users').set({ mobile: null, area_num: null }).where('id', '=', id).execute();
  });

  test.each([
    ['add', 'password1'],
    ['reset', 'password1'],
    ['link', 'password1'],
    ['add', 'own'],
    ['reset', 'own'],
    ['link', 'own'],
  ])('subAccount password: %s, %s → refused as guessable', async (way, kind) => {
    const person = newPerson();
    const username = kind === 'own' ? `${person.username}_` : person.username;
    const password = kind === 'own' ? username.toUpperCase() : kind;
    const reason = kind === 'own' ? 'password_like_account' : 'password_common';
    if (way === 'add') {
      const reply = await world.manage('add', { ...person, username, role: 'viewer', password });
      expect(reply.data).toMatchObject({ reason, errors: [{ field: 'password' }] });
      return;
    }
    const { data } = await world.manage('add', { ...person, username, role: 'viewer' });
    const { id } = data.sub_account;
    const before = await world.db.selectFrom('users').selectAll().where('id', '=', id).execute();
    const token = await mailed();
    const reply =
      way === 'link'
        ? await setPassword(token, password)
        : await world.manage('resetPassword', { id, password });
    expect(reply.data).toMatchObject({ reason, errors: [{ field: 'password' }] });
    expect(await world.db.selectFrom('users').selectAll().where('id', '=', id).execute()).toEqual(before);
    // The link still works.
    expect((await setPassword(token, 'Lantern77')).code).toBe(1);
  });

  test('subAccount/perm: individual nodes → replace the role’s; role alone → restores its own', async () => {
    const { id, token } = await world.member('booker');
    const nodes = ['/user/order/list/voucher'];
    const set = await world.manage('perm', { id, role: 'booker', nodes: [...nodes, ...nodes] });
    expect(set.data.sub_account).toMatchObject({ set_nodes: nodes, nodes });
    expect((await world.call('POST', 'boat/book', { date: '2026-12-20' }, { token })).code).toBe(401);
    const unknown = await world.manage('perm', { id, role: 'booker', nodes: ['/user/everything'] });
    expect(unknown.data.errors[0].field).toBe('nodes[0]');
    await world.manage('perm', { id, role: 'booker', nodes: null });
    expect((await world.call('POST', 'boat/book', { date: '2026-12-20' }, { token })).code).toBe(1);
  });

  test.each([
    ['a negative limit', { day_limit: -1 }],
    ['a limit that is no integer', { order_limit: 1.5 }],
    ['an unknown product', { products: ['ship'] }],
    ['an unknown way to pay', { pay_channels: ['cash'] }],
    ['a missing limit', { month_limit: undefined }],
    ['something else', { credit_limit: 5 }],
  ])('subAccount/perm: %s → refused', async (_, change) => {
    const reply = await world.manage('limit', { id: world.ids.viewer_a, limits: { ...noLimit, ...change } });
    expect(reply.data.errors).toHaveLength(1);
  });
});

test('subAccount/list: colleague added during paging → cursor stays consistent', async () => {
  const page = async (input: object) =>
    (await world.call('GET', 'subAccount/list', input, { as: 'owner' })).data as {
      list: { id: number }[];
      total: number;
      next: string | null;
    };
  const all = await world.list();
  const first = await page({ limit: 2 });
  const added = await world.member();
  const rest = await page({ limit: 100, cursor: first.next });
  expect([...first.list, ...rest.list].map(({ id }) => id)).toEqual([
    ...all.list.map(({ id }: { id: number }) => id),
    added.id,
  ]);
  expect([first.total, rest.total, rest.next]).toEqual([all.total, all.total + 1, null]);
  expect(await page({ id: added.id })).toMatchObject({ list: [{ id: added.id }], total: 1, next: null });
  const foreign = { id: world.ids.owner_b };
  const refused = await world.call('GET', 'subAccount/list', foreign, { as: 'owner' });
  expect(refused.data.reason).toBe('not_found');
});
