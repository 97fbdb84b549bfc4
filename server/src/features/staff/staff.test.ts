import type { StaffRole } from '@serai/contract/staff/nodes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSession, openTestWorld, type TestWorld } from '../../../test/harness.ts';
import { testStart } from '../../../test/population.ts';
import { tries } from '../../../test/reliability/figure.ts';
import { digestState } from '../../../test/state-digest.ts';

let world: TestWorld;
let added = 0;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

/** One more of the staff, logged in. */
async function join(role: StaffRole): Promise<{ id: number; username: string; token: string }> {
  const username = `${role}_${++added}`;
  const { id } = await world.db
    .insertInto('users')
    .values({
      agency_id: null,
      role: 'operator',
      staff_role: role,
      username,
      nickname: username,
      password_hash: 'none',
      email: `${username}@example.com`,
      created_at: testStart,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, username, token: await openSession(world.db, username) };
}

const post = (path: string, data: object, token?: string) =>
  world.call('POST', path, data, token === undefined ? { as: 'operator' } : { token });
const list = async (token?: string) =>
  (await world.call('GET', 'console/staff/list', {}, token === undefined ? { as: 'operator' } : { token }))
    .data.list;
const setRole = (id: number, role: StaffRole, token?: string) =>
  post('console/staff/setRole', { id, role }, token);
const settings = (token: string) => world.call('GET', 'console/site/show', {}, { token });

describe('one of the staff', () => {
  it('console/staff/invite: new member of staff → email with a one-use link to a password, rights of the role', async () => {
    const person = { username: 'ma_li', nickname: '马丽', email: 'ma.li@example.com', role: 'editor' };
    const { data } = await post('console/staff/invite', person);
    expect(data.operator).toMatchObject({
      ...person,
      disabled: false,
      is_self: false,
      last_login_time: null,
    });
    const mail = await world.db
      .selectFrom('outbox')
      .select('body')
      .where('recipient', '=', person.email)
      .executeTakeFirstOrThrow();
    const token = /token=([\w-]+)/.exec(mail.body)![1]!;
    expect((await post('account/setPassword', { token, password: 'Lantern43' }, '')).code).toBe(1);
    expect((await post('account/setPassword', { token, password: 'Lantern44' }, '')).data.reason).toBe(
      'link_invalid',
    );
    const session = await openSession(world.db, 'ma_li');
    expect((await settings(session)).code).toBe(1);
    expect((await world.call('GET', 'console/dispatch/list', {}, { token: session })).code).toBe(401);
  });

  it('console/staff/invite: taken name or address → refused, nothing changes', async () => {
    const before = await digestState(world.db);
    const person = { username: 'new_desk', nickname: '新人', email: 'new.desk@example.com', role: 'desk' };
    for (const [field, change] of [
      ['username', { username: 'OPERATOR_1' }],
      ['email', { email: 'owner_a@example.com' }],
      ['role', { role: 'owner' }],
      ['nickname', { nickname: '' }],
    ] as const) {
      const reply = await post('console/staff/invite', { ...person, ...change });
      expect(reply.data.errors?.[0]?.field).toBe(field);
    }
    expect(await digestState(world.db)).toBe(before);
  });

  it('console/staff/setRole: role changed → applies from the next request', async () => {
    const { id, token } = await join('editor');
    expect((await settings(token)).code).toBe(1);
    expect((await setRole(id, 'desk')).data.operator.role).toBe('desk');
    expect((await settings(token)).code).toBe(401);
  });

  it('staff: disabled → logged out with the reason; enabled → new login needed', async () => {
    const { id, username, token } = await join('auditor');
    expect((await post('console/staff/disable', { id, disabled: true })).data.operator.disabled).toBe(true);
    expect((await settings(token)).code).not.toBe(1);
    expect((await post('console/staff/disable', { id, disabled: false })).data.operator.disabled).toBe(false);
    expect((await settings(token)).code).not.toBe(1);
    const told = await world.db
      .selectFrom('outbox')
      .select(['event', 'body'])
      .where('recipient', '=', `${username}@example.com`)
      .execute();
    expect(told.map(({ event }) => event).sort()).toEqual(['account_disabled', 'account_enabled']);
    for (const { body } of told) expect(body).toContain('由商驿');
  });

  it('console/staff/setRole: own account → refused; agency’s account → answered as missing', async () => {
    const before = await digestState(world.db);
    const self = (await list()).find(({ is_self }: { is_self: boolean }) => is_self);
    const member = await world.db
      .selectFrom('users')
      .select('id')
      .where('username', '=', 'owner_a')
      .executeTakeFirstOrThrow();
    for (const [path, rest] of [
      ['console/staff/setRole', { role: 'auditor' }],
      ['console/staff/disable', { disabled: true }],
    ] as const) {
      expect((await post(path, { id: self.id, ...rest })).data.reason).toBe('own_account');
      const [foreign, missing] = [
        await post(path, { id: member.id, ...rest }),
        await post(path, { id: 999_999, ...rest }),
      ];
      expect(foreign.data).toEqual(missing.data);
      expect(foreign.data.reason).toBe('not_found');
    }
    expect(await digestState(world.db)).toBe(before);
  });
});

it('console/staff: two administrators remove each other’s rights at once → one remains', async () => {
  const takings = [
    (id: number, token: string) => setRole(id, 'auditor', token),
    (id: number, token: string) => post('console/staff/disable', { id, disabled: true }, token),
  ] as const;
  for (let round = 0; round < tries({ test: 4, assurance: 120 }); round++) {
    const [one, other] = [await join('administrator'), await join('administrator')];
    const [take, takeInReturn] = [takings[round % 2]!, takings[(round >> 1) % 2]!];
    const replies = await Promise.all([take(other.id, one.token), takeInReturn(one.id, other.token)]);
    expect(replies.map(({ code }) => code === 1).sort()).toEqual([false, true]);
    const left = await world.db
      .selectFrom('users')
      .select('id')
      .where('id', 'in', [one.id, other.id])
      .where('staff_role', '=', 'administrator')
      .where('disabled_at', 'is', null)
      .execute();
    expect(left).toHaveLength(1);
  }
});

describe('the settings of the site', () => {
  it('site settings: texts → editors; others → administrators', async () => {
    const { token } = await join('editor');
    const save = (data: object) => post('console/site/save', data, token);
    expect((await save({ siteNameEn: 'Tea Road' })).data.settings.siteNameEn).toBe('Tea Road');
    const before = await digestState(world.db);
    expect((await save({ siteNameEn: 'Other', publicMarkupPercent: 0 })).code).toBe(401);
    expect((await save({ iframeHosts: ['evil.example.com'] })).code).toBe(401);
    expect(await digestState(world.db)).toBe(before);
    expect((await post('console/site/save', { publicMarkupPercent: 20 })).code).toBe(1);
  });
});

it('console menu: staff role → only pages that it may open', async () => {
  const opens = async (role: StaffRole) => {
    const { token } = await join(role);
    const { data } = await world.call('GET', 'index/index', {}, { token });
    return data.rules
      .filter(
        ({ type, name }: { type: string; name: string }) =>
          type === 'nav_user_menu' && name.startsWith('console/'),
      )
      .map(({ name }: { name: string }) => name);
  };
  expect(await opens('auditor')).toEqual([
    'console/order',
    'console/site',
    'console/wallet',
    'console/staff',
    'console/activity',
    'console/secondPerson',
  ]);
  expect(await opens('editor')).toEqual(['console/site', 'console/secondPerson']);
  expect(await opens('desk')).toEqual(['console/order', 'console/secondPerson']);
  expect((await list((await join('desk')).token)) ?? null).toBeNull();
});
