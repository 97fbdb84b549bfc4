import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openSession } from '../../../test/harness.ts';
import { joinStaff } from '../../../test/join-staff.ts';
import { type OrderWorld, openOrderWorld } from '../../../test/order-world.ts';
import { logInAs } from '../../../test/pass-captcha.ts';
import { testPassword } from '../../../test/population.ts';
import { registerAgency } from '../../../test/register-agency.ts';
import type { CallOptions } from '../../../test/test-caller.ts';

let world: OrderWorld;
let finance: string;
let A: number;
beforeAll(async () => {
  world = await openOrderWorld();
  A = world.agencies.A;
  finance = await joinStaff(world, 'finance');
  await world.fund(200_000, 0);
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.db.deleteFrom('throttle_counters').execute();
  await world.db.updateTable('agencies').set({ blocked_at: null, block_reason: '' }).execute();
});

const act = (action: 'block' | 'unblock', input: object = {}, who: CallOptions = { token: finance }) =>
  world.call('POST', `console/agency/${action}`, { agency_id: A, reason: 'Unpaid bills', ...input }, who);
const isAlive = async (token: string) =>
  (await world.call('GET', 'index/index', { requiredLogin: 1 }, { token })).code === 1;
const lastOf = (table: 'notices' | 'outbox') =>
  world.db.selectFrom(table).select('event').orderBy('id', 'desc').executeTakeFirstOrThrow();

describe('console/agency/block', () => {
  test('agency/block: users logged in → sessions end at once, other agencies stay logged in', async () => {
    const [owner, viewer] = [await openSession(world.db, 'owner_a'), await openSession(world.db, 'viewer_a')];
    const other = await openSession(world.db, 'owner_b');
    expect((await act('block')).code).toBe(1);
    expect([await isAlive(owner), await isAlive(viewer), await isAlive(other)]).toEqual([false, false, true]);
    const agency = world.call('GET', 'console/agency/detail', { id: A }, { token: finance });
    expect((await agency).data.agency).toMatchObject({ state: 'blocked', block_reason: 'Unpaid bills' });
    expect(await lastOf('outbox')).toEqual({ event: 'agency_blocked' });
    const action = world.db.selectFrom('operator_actions').selectAll().orderBy('id', 'desc');
    expect(await action.executeTakeFirstOrThrow()).toMatchObject({
      call: 'console/agency/block',
      object_id: A,
      before: { blocked: false },
      after: { blocked: true },
      reason: 'Unpaid bills',
    });
  });

  test('login: agency blocked → right password names whom to contact, wrong one reveals nothing', async () => {
    await act('block');
    const unknown = await logInAs(world, 'nobody_here', testPassword);
    const wrong = await logInAs(world, 'owner_a', 'Wrong12345');
    expect({ ...wrong.data, msg: wrong.msg }).toEqual({ ...unknown.data, msg: unknown.msg });
    const right = await logInAs(world, 'owner_a', testPassword);
    expect(right.data.reason).toBe('agency_blocked');
    expect(right.msg).toContain('service@serai.example');
    expect(right.msg).not.toContain('Unpaid bills');
  });

  test('session opened while its agency is being blocked → not accepted, not renewed', async () => {
    await act('block');
    const token = await openSession(world.db, 'owner_a');
    expect(await isAlive(token)).toBe(false);
    expect((await act('unblock')).code).toBe(1);
    expect(await isAlive(token)).toBe(false);
  });

  test('refresh token: agency blocked → refused', async () => {
    const { data } = await logInAs(world, 'owner_a', testPassword);
    const { refresh_token } = data.userInfo;
    await world.db
      .updateTable('agencies')
      .set({ blocked_at: world.clock.now(), block_reason: 'Unpaid bills' })
      .where('id', '=', A)
      .execute();
    const reply = await world.call('POST', 'common/refreshToken', { refresh_token });
    expect(reply.data.reason).toBe('refresh_failed');
  });

  test('order of a blocked agency → goes on, its owner still gets its messages', async () => {
    const token = await openSession(world.db, 'owner_a');
    const { data } = await world.call('POST', 'boat/book', { date: '2026-12-01' }, { token });
    const { id } = data.order;
    expect((await world.call('POST', 'order/pay', { id, pay_channel: 'balance' }, { token })).code).toBe(1);
    await act('block');
    const cancel = { id, fee: 0, reason: 'The river is too low' };
    expect((await world.call('POST', 'console/order/cancel', cancel, { as: 'operator' })).code).toBe(1);
    expect((await lastOf('outbox')).event).toMatch(/^order_/);
  });

  test('agency/block: blocked applicant → not in the queue', async () => {
    const { agencyId } = await registerAgency(world);
    const queue = async () => {
      const input = { queue: 'agencies', limit: 100 };
      const { data } = await world.call('GET', 'console/queue/list', input, { token: finance });
      return data.queues[0].list.map(({ object_id }: { object_id: number }) => object_id);
    };
    expect(await queue()).toContain(agencyId);
    await act('block', { agency_id: agencyId });
    expect(await queue()).not.toContain(agencyId);
  });
});

describe('console/agency/unblock', () => {
  test('agency/unblock: blocked → users can log in again, owner notified', async () => {
    await act('block');
    expect((await act('unblock')).code).toBe(1);
    expect(await lastOf('outbox')).toEqual({ event: 'agency_unblocked' });
    expect((await logInAs(world, 'owner_a', testPassword)).code).toBe(1);
  });

  test('agency/block and unblock: twice, unknown agency, no reason, no right → refused', async () => {
    expect((await act('unblock')).data.reason).toBe('agency_not_blocked');
    await act('block');
    expect((await act('block')).data.reason).toBe('agency_blocked_already');
    for (const action of ['block', 'unblock'] as const) {
      expect((await act(action, { agency_id: 999_999 })).data.reason).toBe('not_found');
      expect((await act(action, { reason: '' })).data.errors).toMatchObject([{ field: 'reason' }]);
      expect((await act(action, {}, { as: 'otherAgency' })).code).toBe(401);
    }
  });
});
