import type { QueueName } from '@serai/contract/back-office/queue-names';
import { nodesOfStaffRole } from '@serai/contract/staff/nodes';
import { digest } from '@serai/phrases/zh/digest';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Person } from '../../../test/access/matrix-stage.ts';
import { stageRequest } from '../../../test/access/stage-request.ts';
import { at, close, pay, stageOrder } from '../../../test/access/staged-orders.ts';
import { openQueueStage, type QueueStage } from '../../../test/queue-stage.ts';
import { digestSources } from '../../composition/digest-sources.ts';
import { recipientsOf } from '../messages/notify-staff.ts';
import { sendDigests } from '../messages/send-digests.ts';

/** Queues of the role; the clerk holds the rights of the desk. */
const own: QueueName[] = ['requests', 'reviews'];
let stage: QueueStage;
let clerk: Person;
let role: string;

beforeAll(async () => {
  stage = await openQueueStage();
  role = (await save({ queues: own })).role.code;
  clerk = await stage.newOperator('desk');
  await stage.must(stage.operator.token, 'console/staff/setRole', { id: clerk.id, role });
});
afterAll(() => stage.close());
beforeEach(async () => {
  stage.goTo(0);
  await stage.logInAll();
});

async function save(input: object) {
  const values = { name: 'Requests and reviews', nodes: nodesOfStaffRole('desk'), ...input };
  return (await stage.must(stage.operator.token, 'console/staffRole/save', values)).data;
}

const get = (path: string, by: Person, input: object = {}) =>
  stage.world.call('GET', `console/${path}`, input, { token: by.token });

/** An act that waits for a second person: an entry outside the role. */
const elsewhere = async () =>
  ({ queue: 'secondPerson', object_id: await stageRequest(stage, 3 * 3_600_000) }) as const;

/** An order under review: an entry of the role. */
async function review() {
  const { id } = await stageOrder(stage, 'A', 'hotel', [pay, at('auto_complete_at'), close]);
  return { queue: 'reviews', object_id: id } as const;
}

test('role limited to queues: home → exactly these queues; another queue → no permission', async () => {
  expect((await stage.listAll(clerk)).queues.map(({ name }) => name)).toEqual(own);
  expect((await stage.list('reviews', clerk)).name).toBe('reviews');
  expect((await get('queue/list', clerk, { queue: 'workOrders' })).code).toBe(401);
  expect((await stage.listAll(stage.staff.desk)).queues.length).toBeGreaterThan(own.length);
});

test('role limited to queues: calls on an entry of another queue → answered like a missing entry', async () => {
  const entry = await elsewhere();
  const missing = { ...entry, object_id: 999_999_999 };
  const rests = {
    take: {},
    release: {},
    handOver: { operator_id: stage.staff.desk.id },
    snooze: { snooze_until: Math.floor(stage.world.clock.now().getTime() / 1000) + 600, reason: 'Later' },
  };
  for (const action of ['take', 'release', 'handOver', 'snooze'] as const) {
    const [{ code, msg, data }, absent] = [
      await stage.send(action, entry, clerk, rests[action]),
      await stage.send(action, missing, clerk, rests[action]),
    ];
    expect([action, data.reason]).toEqual([action, 'queue_entry_gone']);
    expect([action, code, msg]).toEqual([action, absent.code, absent.msg]);
  }
  expect((await stage.send('take', await review(), clerk)).msg).toBe('');
});

test('queue/handOver: colleague whose role does not contain the queue → refused; contains it → owner', async () => {
  const handOver = async (entry: { queue: QueueName; object_id: number }) =>
    stage.send('handOver', entry, stage.staff.desk, { operator_id: clerk.id });
  expect((await handOver(await elsewhere())).data.errors[0].field).toBe('operator_id');
  expect((await handOver(await review())).data.entry.owner.id).toBe(clerk.id);
  const { colleagues } = await stage.listAll(stage.staff.desk);
  expect(colleagues.find(({ id }) => id === clerk.id)).toMatchObject({ queues: own });
});

test('queue/handOverShift: colleague covers some of the queues → the other entries stay', async () => {
  const { desk } = stage.staff;
  // The review first: it moves the clock.
  await stage.send('take', await review(), desk);
  await stage.send('take', await elsewhere(), desk);
  const { data } = await stage.handOverShift(desk, { operator_id: clerk.id, note: 'Good night' });
  expect(data).toEqual({ handed_over: 1, kept: 1 });
});

test('news of a queue: role limited to others → not notified; its own, or of no queue → notified', async () => {
  const isNotified = async (about?: QueueName) => {
    const users = stage.world.db.selectFrom('users').select('id').where(recipientsOf('desk', { about }));
    return (await users.execute()).some(({ id }) => id === clerk.id);
  };
  expect(await isNotified('reviews')).toBe(true);
  expect(await isNotified('workOrders')).toBe(false);
  expect(await isNotified()).toBe(true);
});

test('staff digest: role limited to queues → counts these only; others count all', async () => {
  const asked = { type: 'other', email: 'desk@example.com', detail: 'A late arrival' };
  await stage.must(stage.sides.A.owner.token, 'workOrder/add', asked);
  await review();
  await stage.world.db.deleteFrom('outbox').execute();
  const calendar = { tz: 'Asia/Shanghai', hours: '1-7 09:00-18:00', holidays: [] };
  await sendDigests(stage.world.db, { calendar, sources: digestSources }, new Date('2027-03-01T01:00:00Z'));
  const bodyOf = async ({ email }: Person) => {
    const mails = stage.world.db.selectFrom('outbox').select('body').where('event', '=', 'digest_staff');
    return (await mails.where('recipient', '=', email).executeTakeFirstOrThrow()).body;
  };
  const limited = await bodyOf(clerk);
  expect(limited).toContain(digest.reviews);
  expect(limited).not.toContain(digest.work_orders);
  const whole = await bodyOf(stage.staff.desk);
  expect(whole).toContain(digest.reviews);
  expect(whole).toContain(digest.work_orders);
});

test('queues without a person: last unlimited clerk disabled → named to administrators; enabled → none', async () => {
  const { operator, staff } = stage;
  const disable = async (disabled: boolean) =>
    (await stage.must(operator.token, 'console/staff/disable', { id: staff.desk.id, disabled })).data;
  expect((await get('staffRole/list', operator)).data.uncovered_queues).toEqual([]);
  const { uncovered_queues: uncovered } = await disable(true);
  expect(uncovered).toContain('rides');
  for (const covered of [...own, 'secondPerson', 'workOrders']) expect(uncovered).not.toContain(covered);
  expect((await get('staffRole/list', operator)).data.uncovered_queues).toEqual(uncovered);
  expect((await get('queue/list', operator)).data.uncovered).toEqual(uncovered);
  expect((await get('queue/list', staff.finance)).data.uncovered).toEqual([]);
  const widened = await save({ code: role, queues: [...own, 'rides'] });
  expect(widened.uncovered_queues).toEqual(uncovered.filter((name: string) => name !== 'rides'));
  await save({ code: role, queues: own });
  expect((await disable(false)).uncovered_queues).toEqual([]);
});

test('staffRole/save: unknown queue → refused; limit removed → holds from the next request on', async () => {
  const values = { code: role, name: 'Desk', nodes: nodesOfStaffRole('desk') };
  const unknown = { ...values, queues: ['lost'] };
  const refused = await stage.world.call('POST', 'console/staffRole/save', unknown, {
    token: stage.operator.token,
  });
  expect(refused.data.errors[0].field).toMatch(/^queues/);
  expect((await save({ code: role, queues: [] })).role).toMatchObject({ queues: [], countries: [] });
  expect((await stage.listAll(clerk)).queues.map(({ name }) => name)).toContain('workOrders');
});
