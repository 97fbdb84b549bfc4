import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openSession, openTestWorld, type TestWorld } from '../../../test/harness.ts';
import { joinStaff } from '../../../test/join-staff.ts';
import { logInAs } from '../../../test/pass-captcha.ts';
import { testPassword } from '../../../test/population.ts';
import { turnOnSecondFactor } from '../../../test/second-factor.ts';
import type { CallOptions } from '../../../test/test-caller.ts';

let world: TestWorld;
let desk: string;
let ids: Record<string, number>;
beforeAll(async () => {
  world = await openTestWorld();
  desk = await joinStaff(world, 'desk');
  const users = await world.db.selectFrom('users').select(['id', 'username']).execute();
  ids = Object.fromEntries(users.map(({ id, username }) => [username, id]));
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.db.deleteFrom('throttle_counters').execute();
  await world.db.deleteFrom('outbox').execute();
});

type Act = 'endSessions' | 'mailPasswordLink' | 'resetSecondFactor';
const proof = 'Called the registered number; the owner confirmed the last order';
const help = (act: Act, username: string, who: CallOptions = { token: desk }) =>
  world.call(
    'POST',
    `console/agencyUser/${act}`,
    {
      user_id: ids[username] ?? 999_999,
      ...(act === 'resetSecondFactor' ? { proof } : { reason: 'A lost phone' }),
    },
    who,
  );
const isAlive = async (token: string) =>
  (await world.call('GET', 'index/index', { requiredLogin: 1 }, { token })).code === 1;
const lastAction = () =>
  world.db.selectFrom('operator_actions').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
const mails = () => world.db.selectFrom('outbox').select(['event', 'recipient', 'body']).execute();

test('agencyUser/endSessions: user logged in twice → both sessions end, colleague stays, in the activity log', async () => {
  const sessions = [await openSession(world.db, 'booker_a'), await openSession(world.db, 'booker_a')];
  const colleague = await openSession(world.db, 'viewer_a');
  expect((await help('endSessions', 'booker_a')).data).toEqual({ ended: 2 });
  expect(await Promise.all(sessions.map(isAlive))).toEqual([false, false]);
  expect(await isAlive(colleague)).toBe(true);
  expect(await lastAction()).toMatchObject({
    object_kind: 'agency',
    object_id: world.agencyA,
    after: { username: 'booker_a', sessions_ended: 2 },
    reason: 'A lost phone',
  });
});

test('agencyUser/mailPasswordLink: user with an email address → link works once, password valid until then', async () => {
  expect((await help('mailPasswordLink', 'booker_a')).code).toBe(1);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ event: 'sub_account_password', recipient: 'booker_a@example.com' });
  expect((await logInAs(world, 'booker_a', testPassword)).code).toBe(1);
  const token = /token=([\w-]+)/.exec(mail!.body)![1];
  const set = await world.call('POST', 'account/setPassword', { token, password: 'Compass77' });
  expect(set.code).toBe(1);
  expect((await logInAs(world, 'booker_a', 'Compass77')).code).toBe(1);
  const action = await lastAction();
  expect(action.after).toEqual({ username: 'booker_a', sent_to: 'booker_a@example.com' });
  expect(JSON.stringify(action)).not.toContain(token);
});

test('agencyUser/mailPasswordLink: user without an email address → refused', async () => {
  await world.db.updateTable('users').set({ email: null }).where('username', '=', 'viewer_a').execute();
  expect((await help('mailPasswordLink', 'viewer_a')).data.reason).toBe('user_without_email');
  expect(await mails()).toEqual([]);
});

test('agencyUser/resetSecondFactor: factor on → off, user notified, proof in the activity log; again → refused', async () => {
  await turnOnSecondFactor(world, await openSession(world.db, 'owner_a'));
  const shown = async () => {
    const input = { id: world.agencyA };
    const { data } = await world.call('GET', 'console/agency/detail', input, { token: desk });
    return data.users[0].second_factor;
  };
  expect(await shown()).toBe(true);
  expect((await help('resetSecondFactor', 'owner_a')).code).toBe(1);
  expect(await shown()).toBe(false);
  expect((await mails()).at(-1)).toMatchObject({
    event: 'second_factor_off',
    recipient: 'owner_a@example.com',
  });
  expect(await lastAction()).toMatchObject({
    after: { username: 'owner_a', second_factor: false },
    reason: proof,
  });
  expect((await logInAs(world, 'owner_a', testPassword)).code).toBe(1);
  expect((await help('resetSecondFactor', 'owner_a')).data.reason).toBe('second_factor_is_off');
});

test('agencyUser: short proof, no reason → refused beside the field', async () => {
  const send = (act: Act, input: object) =>
    world.call('POST', `console/agencyUser/${act}`, { user_id: ids.owner_a, ...input }, { token: desk });
  const short = await send('resetSecondFactor', { proof: 'I know him' });
  expect(short.data.errors).toMatchObject([{ field: 'proof' }]);
  expect((await send('endSessions', { reason: ' ' })).data.errors).toMatchObject([{ field: 'reason' }]);
});

test.each(['endSessions', 'mailPasswordLink', 'resetSecondFactor'] as const)(
  'agencyUser/%s: one of the staff, unknown user → not found; member → refused',
  async (act) => {
    expect((await help(act, 'operator_1')).data.reason).toBe('not_found');
    expect((await help(act, 'nobody')).data.reason).toBe('not_found');
    expect((await help(act, 'owner_b', { as: 'owner' })).code).toBe(401);
  },
);
