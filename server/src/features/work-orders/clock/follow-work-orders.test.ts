import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OrderWorld, openOrderWorld } from '../../../../test/order-world.ts';
import { testStart } from '../../../../test/population.ts';
import type { TestReply } from '../../../../test/test-caller.ts';
import { lapseWorkOrders, notifyOverduePromises, remindWaitingMembers } from '../work-orders.ts';

let world: OrderWorld;
beforeAll(async () => {
  world = await openOrderWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set(testStart);
  await world.db.deleteFrom('outbox').execute();
});

const dayMs = 86_400_000;
const later = (days: number) => new Date(testStart.getTime() + days * dayMs);
const asked = { type: 'other', email: 'replies@example.com', detail: 'Please look into it.' };

function must(reply: TestReply): TestReply['data'] {
  if (reply.code !== 1) throw new Error(`${reply.msg} ${JSON.stringify(reply.data)}`);
  return reply.data;
}
const member = (action: string, input: object) =>
  world.call('POST', `workOrder/${action}`, input, { as: 'owner' });
const desk = (action: string, input: object) =>
  world.call('POST', `console/workOrder/${action}`, input, { as: 'operator' });
const added = async (type = 'other'): Promise<number> =>
  must(await member('add', { ...asked, type })).work_order.id;
const seen = async (id: number) => must(await world.call('GET', 'workOrder/detail', { id }, { as: 'owner' }));
const mailed = async (event: string) =>
  (await world.db.selectFrom('outbox').select('recipient').where('event', '=', event).execute()).map(
    ({ recipient }) => recipient,
  );

describe('resolved work orders', () => {
  it('lapseWorkOrders: resolved a week ago → closed once with several servers, reopenable for another week', async () => {
    const id = await added();
    must(await desk('resolve', { id, content: 'Done.' }));
    expect(await lapseWorkOrders(world.db, new Date(later(7).getTime() - 1))).toBe(0);
    const lapsed = await Promise.all([1, 2, 3].map(() => lapseWorkOrders(world.db, later(7))));
    expect(lapsed.sort()).toEqual([0, 0, 1]);
    expect((await seen(id)).work_order.status).toBe('closed');
    world.clock.set(new Date(later(14).getTime() - 1));
    expect((await seen(id)).actions).toContain('reopen');
    must(await member('reopen', { id, reason: 'It has come back.' }));
    expect((await seen(id)).work_order).toMatchObject({
      status: 'reopened',
      first_reply_at: null,
      promised_by: expect.any(Number),
    });
    expect(await mailed('work_order_reopened')).toEqual(['operator_1@example.com']);
  });

  it('workOrder/reopen: resolved more than two weeks ago → refused', async () => {
    const id = await added();
    must(await desk('resolve', { id, content: 'Done.' }));
    world.clock.set(later(14));
    expect((await seen(id)).actions).not.toContain('reopen');
    expect((await member('reopen', { id, reason: 'Too late' })).msg).toContain('within 14 days');
  });

  it('workOrder/reopen: closed by the member → refused', async () => {
    const id = await added();
    must(await desk('resolve', { id, content: 'Done.' }));
    must(await member('close', { id }));
    expect((await member('reopen', { id, reason: 'Again' })).msg).toContain('“Closed”');
  });
});

describe('overdue promises', () => {
  it('notifyOfBrokenPromises: promised time passed → desk notified once', async () => {
    const id = await added('driver_late');
    const at = (minutes: number) => new Date(testStart.getTime() + minutes * 60_000);
    expect(await notifyOverduePromises(world.db, at(14))).toBe(0);
    expect(await Promise.all([1, 2].map(() => notifyOverduePromises(world.db, at(15))))).toContain(1);
    expect(await notifyOverduePromises(world.db, at(60))).toBe(0);
    expect(await mailed('work_order_late')).toEqual(['operator_1@example.com']);
    world.clock.set(at(60));
    const input = { late: true };
    const { list, counts } = must(
      await world.call('GET', 'console/workOrder/list', input, { as: 'operator' }),
    );
    expect(list.map((row: { id: number }) => row.id)).toContain(id);
    expect(counts.late).toBeGreaterThanOrEqual(1);
  });

  it('notifyOfBrokenPromises: replied → not overdue; internal note only → overdue', async () => {
    const [noted, answered] = [await added('driver_late'), await added('driver_late')];
    must(await desk('reply', { id: noted, content: 'Calling the driver', internal: true }));
    must(await desk('reply', { id: answered, content: 'The driver is two minutes away.' }));
    expect(await notifyOverduePromises(world.db, later(1))).toBe(1);
    const told = await world.db
      .selectFrom('work_orders')
      .select('id')
      .where('broken_told_at', '=', later(1))
      .execute();
    expect(told).toEqual([{ id: noted }]);
  });
});

describe('work orders that wait for the member', () => {
  it('followWaiting: no answer → reminder after a week, once; resolved after two weeks', async () => {
    const id = await added();
    must(await desk('reply', { id, content: 'Which room?', next: 'ask' }));
    expect(await remindWaitingMembers(world.db, new Date(later(7).getTime() - 1))).toBe(0);
    expect(await remindWaitingMembers(world.db, later(7))).toBe(1);
    expect(await remindWaitingMembers(world.db, later(13))).toBe(0);
    expect(await mailed('work_order_reminder')).toContain(asked.email);
    expect(await remindWaitingMembers(world.db, later(14))).toBe(1);
    const { work_order, entries } = await seen(id);
    expect(work_order.status).toBe('resolved');
    expect(entries.at(-1)).toMatchObject({ by: 'system', content: expect.stringContaining('no reply') });
  });

  it('followWaiting: answered in time → not resolved', async () => {
    const id = await added();
    must(await desk('reply', { id, content: 'Which room?', next: 'ask' }));
    must(await member('reply', { id, content: 'Room 12' }));
    expect(await remindWaitingMembers(world.db, later(15))).toBe(0);
  });
});

it('workOrder/reopen: resolved → new promise, and a new notification when it is overdue', async () => {
  const id = await added();
  must(await desk('resolve', { id, content: 'Done.' }));
  must(await member('reopen', { id, reason: 'Not done.' }));
  expect(await notifyOverduePromises(world.db, later(10))).toBeGreaterThanOrEqual(1);
  expect(await mailed('work_order_late')).toContain('operator_1@example.com');
});
