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
  test('without a password mails a link that sets it once', async () => {
    const person = newPerson();
    const reply = await world.manage('add', { ...person, role: 'booker' });
    expect(reply).toMatchObject({
      code: 1,
      data: {
        sub_account: { ...person, role: 'booker', own_nodes: false, disabled: false, limits: noLimit },
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

  test('with limits and nodes of its own holds them from the first moment', async () => {
    const limits = { ...noLimit, order_limit: 0, products: ['hotel'] };
    const nodes = ['/hotel/booking/book', '/user/order/list/voucher'];
    const reply = await world.manage('add', { ...newPerson(), role: 'booker', limits, nodes });
    expect(reply.data.sub_account).toMatchObject({ limits, own_nodes: true });
    expect(new Set(reply.data.sub_account.nodes)).toEqual(new Set(nodes));
  });

  test('with a password mails nothing', async () => {
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
  ])('%s is refused', async (_, change, field) => {
    const before = (await world.list()).list.length;
    const reply = await world.manage('add', { ...newPerson(), role: 'booker', ...change });
    expect(reply.code).toBe(0);
    expect(reply.data.errors[0].field).toBe(field);
    expect((await world.list()).list).toHaveLength(before);
  });
});

describe('changing', () => {
  test('name and e-mail, which ends the link that was sent to the old one', async () => {
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

  test('the password ends all sessions; a link ends them only when it is used', async () => {
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

  test('a link works for 72 hours, and the next one ends it', async () => {
    const { id } = await world.member();
    await world.manage('resetPassword', { id });
    const first = await mailed();
    await world.db.deleteFrom('outbox').execute();
    await world.manage('resetPassword', { id });
    const second = await mailed();
    expect((await setPassword(first, 'Lantern81')).data.reason).toBe('link_invalid');
    world.clock.advance(72 * 3_600_000);
    expect((await setPassword(second, 'Lantern81')).data.reason).toBe('link_invalid');
    expect((await setPassword('x'.repeat(43), 'Lantern81')).data.reason).toBe('link_invalid');
  });

  test('disabling ends the sessions at once and for good', async () => {
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

  test('nodes one by one replace the role’s, and a role alone brings its own back', async () => {
    const { id, token } = await world.member('booker');
    const nodes = ['/user/order/list/voucher'];
    const set = await world.manage('perm', { id, role: 'booker', nodes: [...nodes, ...nodes] });
    expect(set.data.sub_account).toMatchObject({ own_nodes: true, nodes });
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
  ])('%s is refused', async (_, change) => {
    const reply = await world.manage('limit', { id: world.ids.viewer_a, limits: { ...noLimit, ...change } });
    expect(reply.data.errors).toHaveLength(1);
  });
});
