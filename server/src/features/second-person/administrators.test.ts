import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addStaff } from '../../../test/concession-sums.ts';
import { openTestWorld, type TestWorld } from '../../../test/harness.ts';
import { testStart } from '../../../test/population.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());
let serial = 0;
beforeEach(async () => {
  serial += 1;
  world.clock.set(testStart);
  await world.db.deleteFrom('outbox').execute();
  // Administrators of former tests have left.
  await world.db
    .updateTable('users')
    .set({ disabled_at: testStart })
    .where('role', '=', 'operator')
    .where('username', '<>', 'operator_1')
    .execute();
});

const as = (token: string | undefined, path: string, data: object) =>
  world.call('POST', `console/${path}`, data, token ? { token } : { as: 'operator' });
const decide = (token: string | undefined, id: number, decision = 'confirm') =>
  as(token, 'secondPerson/decide', { id, decision, note: 'I know of it' });
const run = (at: Date) => world.app.jobs.find(({ name }) => name === 'end-due-requests')!.run(at);
const after = (hours: number) => new Date(testStart.getTime() + hours * 3_600_000);
const settings = async () =>
  (await world.call('GET', 'console/site/show', {}, { as: 'operator' })).data.settings;
const roleOf = async (username: string) =>
  (
    await world.db
      .selectFrom('users')
      .select('staff_role')
      .where('username', '=', username)
      .executeTakeFirst()
  )?.staff_role;
const mailed = async (event: string) => {
  const rows = await world.db.selectFrom('outbox').select('recipient').where('event', '=', event).execute();
  return rows.map(({ recipient }) => recipient).sort();
};
const invited = (role: string) => ({
  username: `new_${serial}`,
  nickname: '新人',
  email: `new_${serial}@example.com`,
  role,
});

test('sums of one person: changed by one of two administrators → waits for the other; the asker cannot approve', async () => {
  const other = await addStaff(world.db, `admin_${serial}`, 'administrator');
  const asked = await as(undefined, 'site/save', { paidBackAloneUpTo: 5_000 });
  expect(asked.data.reason).toBe('second_person_asked');
  expect((await settings()).paidBackAloneUpTo).toBe(0);
  expect(await mailed('second_person_asked')).toEqual([
    `admin_${serial}@example.com`,
    'operator_1@example.com',
  ]);
  expect((await decide(undefined, asked.data.request_id)).data.reason).toBe('second_person_own');
  expect((await decide(other.token, asked.data.request_id)).msg).toBe('');
  expect((await settings()).paidBackAloneUpTo).toBe(5_000);
  // Other settings need no second person.
  expect((await as(undefined, 'site/save', { tag: 'Trade' })).code).toBe(1);
});

test('bank account of a company that sells: finance changes it → an administrator approves; colleagues of finance cannot', async () => {
  const [finance, colleague] = [
    await addStaff(world.db, `finance_${serial}`, 'finance'),
    await addStaff(world.db, `colleague_${serial}`, 'finance'),
  ];
  const list = async () =>
    (await world.call('GET', 'console/entity/list', {}, { as: 'operator' })).data.list[0];
  const before = await list();
  const { id: _, ...facts } = before;
  const save = (change: object) => as(finance.token, 'entity/save', { id: before.id, ...facts, ...change });
  expect((await save({ address: 'Kunming' })).code).toBe(1);
  const asked = await save({ address: 'Kunming', bank: 'Evil Bank 666' });
  expect(asked.data.reason).toBe('second_person_asked');
  expect((await list()).bank).toBe(before.bank);
  expect((await decide(colleague.token, asked.data.request_id)).code).toBe(401);
  expect((await list()).bank).toBe(before.bank);
  expect((await decide(undefined, asked.data.request_id)).msg).toBe('');
  expect((await list()).bank).toBe('Evil Bank 666');
});

test('console/staff/invite: role that decides → waits; desk → at once', async () => {
  const other = await addStaff(world.db, `admin_${serial}`, 'administrator');
  expect((await as(undefined, 'staff/invite', { ...invited('desk'), username: `desk_${serial}` })).code).toBe(
    1,
  );
  const person = { ...invited('finance'), email: `f_${serial}@example.com` };
  const asked = await as(undefined, 'staff/invite', person);
  expect(asked.data.reason).toBe('second_person_asked');
  expect(await roleOf(person.username)).toBeUndefined();
  expect((await decide(other.token, asked.data.request_id)).msg).toBe('');
  expect(await roleOf(person.username)).toBe('finance');
  const row = await world.db
    .selectFrom('users')
    .select(['appointed_by', 'appointed_with'])
    .where('username', '=', person.username)
    .executeTakeFirstOrThrow();
  expect(row.appointed_with).toBe(other.id);
  expect(row.appointed_by).not.toBe(other.id);
});

test('only administrator: change of a guarded setting → waits 24 hours, all staff notified, then takes effect', async () => {
  const desk = await addStaff(world.db, `desk_${serial}`, 'desk');
  const asked = await as(undefined, 'staff/invite', invited('administrator'));
  expect(asked.data.reason).toBe('second_person_asked');
  expect(await mailed('second_person_waived')).toEqual([
    `desk_${serial}@example.com`,
    'operator_1@example.com',
  ]);
  await run(new Date(after(24).getTime() - 1));
  expect(await roleOf(`new_${serial}`)).toBeUndefined();
  await run(after(24));
  expect(await roleOf(`new_${serial}`)).toBe('administrator');
  expect((await decide(desk.token, asked.data.request_id, 'reject')).data.reason).toBe(
    'second_person_closed',
  );
});

test('only administrator: one of the desk declines within 24 hours → it never takes effect', async () => {
  const desk = await addStaff(world.db, `desk_${serial}`, 'desk');
  const asked = await as(undefined, 'staff/invite', invited('administrator'));
  expect((await decide(desk.token, asked.data.request_id)).code).toBe(401);
  expect((await decide(desk.token, asked.data.request_id, 'reject')).msg).toBe('');
  await run(after(24));
  expect(await roleOf(`new_${serial}`)).toBeUndefined();
});

test('second administrator: invited only by the one who asks → does not count', async () => {
  const { id } = await world.db
    .selectFrom('users')
    .select('id')
    .where('username', '=', 'operator_1')
    .executeTakeFirstOrThrow();
  const puppet = await addStaff(world.db, `puppet_${serial}`, 'administrator', { appointed_by: id });
  const asked = await as(undefined, 'site/save', { paidBackAloneUpTo: 7_000 });
  expect((await decide(puppet.token, asked.data.request_id)).data.reason).toBe('second_person_dependent');
  expect(await mailed('second_person_waived')).toHaveLength(2);
  expect((await decide(puppet.token, asked.data.request_id, 'reject')).msg).toBe('');
});
