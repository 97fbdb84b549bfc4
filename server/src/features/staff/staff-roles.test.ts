import { grantableNodes, moneyNodes, staffNodes } from '@serai/contract/staff/nodes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addStaff } from '../../../test/concession-sums.ts';
import { openTestWorld, type TestWorld } from '../../../test/harness.ts';
import { digestState } from '../../../test/state-digest.ts';
import { recipientsOf } from '../messages/notify-staff.ts';

let world: TestWorld;
let serial = 0;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const orderNodes = ['/console/order/view', '/console/request/view'];
const post = (path: string, data: object, token?: string) =>
  world.call('POST', `console/${path}`, data, token === undefined ? { as: 'operator' } : { token });
const get = (path: string, token?: string) =>
  world.call('GET', `console/${path}`, {}, token === undefined ? { as: 'operator' } : { token });
const newName = () => `Night desk ${++serial}`;

async function addRole(nodes: readonly string[] = orderNodes, name = newName()): Promise<string> {
  const { data, msg } = await post('staffRole/save', { name, nodes });
  expect(msg).toBe('');
  return data.role.code;
}

/** One of the desk who has been given another role. */
async function addHolder(role: string): Promise<{ id: number; token: string }> {
  const person = await addStaff(world.db, `holder_${++serial}`, 'desk');
  expect((await post('staff/setRole', { id: person.id, role })).msg).toBe('');
  return person;
}

test('staffRole/list: built-in roles first, with the rights of the code, then the seller’s own', async () => {
  const code = await addRole();
  const { list, grantable } = (await get('staffRole/list')).data;
  expect(
    list
      .slice(0, 5)
      .map((role: { code: string }) => role.code)
      .sort(),
  ).toEqual(['administrator', 'auditor', 'desk', 'editor', 'finance']);
  expect(list.find((role: { code: string }) => role.code === 'administrator')).toMatchObject({
    built_in: true,
    name: '',
    nodes: staffNodes,
    people: 1,
    changed_at: null,
  });
  expect(list.at(-1)).toMatchObject({ code, built_in: false, nodes: orderNodes, people: 0 });
  expect(grantable).toEqual(grantableNodes);
});

test('role of the seller’s own: given → its calls only; rights changed → hold from the next request on', async () => {
  const role = await addRole();
  const { token } = await addHolder(role);
  expect((await get('order/list', token)).code).toBe(1);
  expect((await get('staff/list', token)).code).toBe(401);
  const name = newName();
  const saved = await post('staffRole/save', { code: role, name, nodes: ['/console/staff/view'] });
  expect(saved.data.role).toMatchObject({ code: role, name, nodes: ['/console/staff/view'], people: 1 });
  expect((await get('order/list', token)).code).toBe(401);
  const { list } = (await get('staff/list', token)).data;
  expect(list.at(-1)).toMatchObject({ role, role_name: name });
});

test('staffRole/save: name taken, unknown or administrators’ right, no right, built-in role → refused', async () => {
  const name = newName();
  const code = await addRole(orderNodes, name);
  const before = await digestState(world.db);
  const refused = async (input: object) => (await post('staffRole/save', input)).data;
  expect((await refused({ name: name.toUpperCase(), nodes: orderNodes })).errors).toMatchObject([
    { field: 'name' },
  ]);
  expect((await refused({ name: '  ', nodes: orderNodes })).errors).toMatchObject([{ field: 'name' }]);
  for (const nodes of [[], ['/console/order/fly'], ['/console/staff/edit'], ['/console/site/editTrade']]) {
    const { errors } = await refused({ name: newName(), nodes });
    expect(errors[0].field, nodes.join()).toMatch(/^nodes/);
  }
  expect((await refused({ code: 'desk', name: newName(), nodes: orderNodes })).reason).toBe('role_built_in');
  expect((await refused({ code: 'role_999999', name: newName(), nodes: orderNodes })).reason).toBe(
    'not_found',
  );
  expect((await post('staffRole/remove', { code: 'auditor' })).data.reason).toBe('role_built_in');
  expect(await digestState(world.db)).toBe(before);
  expect((await post('staffRole/save', { code, name: name.toUpperCase(), nodes: orderNodes })).code).toBe(1);
});

test('staffRole/save and remove: caller who may only see the staff → refused', async () => {
  const role = await addRole(['/console/staff/view']);
  const { token } = await addHolder(role);
  expect((await get('staffRole/list', token)).code).toBe(1);
  expect((await post('staffRole/save', { name: newName(), nodes: orderNodes }, token)).code).toBe(401);
  expect((await post('staffRole/remove', { code: role }, token)).code).toBe(401);
});

test('staffRole/remove: somebody has the role → refused; nobody → removed, and can no longer be given', async () => {
  const role = await addRole();
  const { id } = await addHolder(role);
  expect((await post('staffRole/remove', { code: role })).data.reason).toBe('role_in_use');
  await post('staff/setRole', { id, role: 'desk' });
  const { data } = await post('staffRole/remove', { code: role });
  expect(data.list.map((one: { code: string }) => one.code)).not.toContain(role);
  expect((await post('staff/setRole', { id, role })).data.reason).toBe('role_unknown');
  const invitation = {
    username: `new_${++serial}`,
    nickname: 'New',
    email: `new_${serial}@example.com`,
    role,
  };
  expect((await post('staff/invite', invitation)).data.reason).toBe('role_unknown');
});

test('staffRole/remove: beside an invitation to the role → one of the two succeeds, the other is refused', async () => {
  for (let round = 0; round < 3; round++) {
    const role = await addRole();
    const { id } = await addStaff(world.db, `rival_${++serial}`, 'desk');
    const [given, removed] = await Promise.all([
      post('staff/setRole', { id, role }),
      post('staffRole/remove', { code: role }),
    ]);
    const outcome = [given.data.reason ?? 'done', removed.data.reason ?? 'done'];
    expect([
      ['done', 'role_in_use'],
      ['role_unknown', 'done'],
    ]).toContainEqual(outcome);
  }
});

test('right to decide as the second person: given by a role, or added to a role in use → waits for another administrator', async () => {
  const other = await addStaff(world.db, `admin_${++serial}`, 'administrator');
  const deciding = [...orderNodes, '/console/secondPerson/decide', '/console/secondPerson/view'];
  const role = await addRole(deciding);
  const person = await addStaff(world.db, `clerk_${++serial}`, 'desk');
  expect((await post('staff/setRole', { id: person.id, role })).data.reason).toBe('second_person_asked');

  const plain = await addRole();
  const { token } = await addHolder(plain);
  const asked = await post('staffRole/save', { code: plain, name: newName(), nodes: deciding });
  expect(asked.data.reason).toBe('second_person_asked');
  expect((await get('secondPerson/list', token)).code).toBe(401);
  const decided = await post(
    'secondPerson/decide',
    { id: asked.data.request_id, decision: 'confirm', note: 'Agreed' },
    other.token,
  );
  expect(decided.msg).toBe('');
  expect((await get('secondPerson/list', token)).code).toBe(1);
});

const decide = async (id: number, decision: 'confirm' | 'reject', token: string) =>
  expect((await post('secondPerson/decide', { id, decision, note: 'Checked' }, token)).msg).toBe('');
const roleOf = async (username: string) =>
  (await get('staff/list')).data.list.find((one: { username: string }) => one.username === username)?.role;

test('rights over money: each one given, invited with, or added to a role in use → waits for another administrator', async () => {
  const other = await addStaff(world.db, `admin_${++serial}`, 'administrator');
  const [role, plain] = [await addRole(), await addRole()];
  await addHolder(plain);
  const username = `clerk_${++serial}`;
  const { id } = await addStaff(world.db, username, 'desk');
  for (const node of moneyNodes) {
    const name = newName();
    expect((await post('staffRole/save', { code: role, name, nodes: [...orderNodes, node] })).msg).toBe('');
    const given = await post('staff/setRole', { id, role });
    expect(given.data.reason, node).toBe('second_person_asked');
    expect(await roleOf(username)).toBe('desk');
    const guest = `guest_${++serial}`;
    const person = { username: guest, nickname: 'Guest', email: `${guest}@example.com`, role };
    const invited = await post('staff/invite', person);
    expect(invited.data.reason, node).toBe('second_person_asked');
    expect(await roleOf(guest)).toBeUndefined();
    const added = await post('staffRole/save', {
      code: plain,
      name: newName(),
      nodes: [...orderNodes, node],
    });
    expect(added.data.reason, node).toBe('second_person_asked');
    for (const { data } of [given, invited, added]) await decide(data.request_id, 'reject', other.token);
  }
  const given = await post('staff/setRole', { id, role });
  await decide(given.data.request_id, 'confirm', other.token);
  expect(await roleOf(username)).toBe(role);
});

test('right over money: taken away, or the same rights in another role → at once; enabled again → waits', async () => {
  const other = await addStaff(world.db, `admin_${++serial}`, 'administrator');
  const booking = [...orderNodes, '/console/receipt/edit'];
  const [role, same] = [await addRole(booking), await addRole(booking)];
  const person = await addStaff(world.db, `clerk_${++serial}`, 'desk');
  const given = await post('staff/setRole', { id: person.id, role });
  await decide(given.data.request_id, 'confirm', other.token);
  expect((await post('staff/setRole', { id: person.id, role: same })).msg).toBe('');
  expect((await post('staff/disable', { id: person.id, disabled: true })).msg).toBe('');
  expect((await post('staff/disable', { id: person.id, disabled: false })).data.reason).toBe(
    'second_person_asked',
  );
  expect((await post('staff/setRole', { id: person.id, role: 'desk' })).msg).toBe('');
  expect((await post('staffRole/save', { code: same, name: newName(), nodes: orderNodes })).msg).toBe('');
});

test('role without people that a request would give to somebody: rights over money added → waits', async () => {
  await addStaff(world.db, `admin_${++serial}`, 'administrator');
  const role = await addRole([...orderNodes, '/console/bill/decide']);
  const { id } = await addStaff(world.db, `clerk_${++serial}`, 'desk');
  expect((await post('staff/setRole', { id, role })).data.reason).toBe('second_person_asked');
  const more = [...orderNodes, '/console/bill/decide', '/console/payBack/decide'];
  const saved = await post('staffRole/save', { code: role, name: newName(), nodes: more });
  expect(saved.data.reason).toBe('second_person_asked');
  const { list } = (await get('staffRole/list')).data;
  expect(list.find((one: { code: string }) => one.code === role).nodes).not.toContain(
    '/console/payBack/decide',
  );
});

test('news for the desk: a role of the seller’s own that answers requests → its holders are notified', async () => {
  const role = await addRole(['/console/request/view', '/console/request/answer']);
  const { id } = await addHolder(role);
  const recipients = await world.db
    .selectFrom('users')
    .select('id')
    .where('disabled_at', 'is', null)
    .where(recipientsOf('desk'))
    .execute();
  expect(recipients.map((one) => one.id)).toContain(id);
  expect(recipients.map((one) => one.id)).not.toContain(
    (await addStaff(world.db, `a_${++serial}`, 'auditor')).id,
  );
});

test('staffRole/save: changed → the activity log shows name and rights before and after', async () => {
  const name = newName();
  const code = await addRole(orderNodes, name);
  await post('staffRole/save', { code, name, nodes: ['/console/order/view'] });
  const { list } = (await world.call('GET', 'console/activity/list', { limit: 1 }, { as: 'operator' })).data;
  expect(list[0]).toMatchObject({
    call: 'console/staffRole/save',
    object_kind: 'staff_role',
    object_name: name,
    before: { nodes: orderNodes },
    after: { nodes: ['/console/order/view'] },
  });
});
