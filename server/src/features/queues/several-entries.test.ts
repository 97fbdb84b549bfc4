import type { QueueEntry } from '@serai/contract/back-office/queues';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { stageRequest } from '../../../test/access/stage-request.ts';
import { openQueueStage, type QueueStage } from '../../../test/queue-stage.ts';

const HOUR_MS = 3_600_000;

let stage: QueueStage;
beforeAll(async () => {
  stage = await openQueueStage();
});
afterAll(() => stage.close());
beforeEach(async () => {
  stage.goTo(0);
  await stage.logInAll();
});

type Named = Pick<QueueEntry, 'queue' | 'object_id'>;

/** An act that waits for a second person, due after some hours. */
async function waiting(hours = 3): Promise<Named> {
  return { queue: 'secondPerson', object_id: await stageRequest(stage, hours * HOUR_MS) };
}

const gone: Named = { queue: 'secondPerson', object_id: 900_000_000 };
const inHours = (hours: number) => Math.floor((stage.world.clock.now().getTime() + hours * HOUR_MS) / 1000);

function send(
  action: 'take' | 'handOver' | 'snooze',
  entries: readonly Named[],
  by: { token: string },
  rest: object = {},
) {
  return stage.world.call(
    'POST',
    `console/queue/${action}Several`,
    { entries, ...rest },
    { token: by.token },
  );
}

async function ownerOf({ queue, object_id }: Named): Promise<number | undefined> {
  return (await stage.find(queue, { object_id }))?.owner?.id;
}

/** Calls of the newest changes, the newest first. */
async function lastCalls(limit: number): Promise<string[]> {
  const { token } = stage.operator;
  const { data } = await stage.world.call('GET', 'console/activity/list', { limit }, { token });
  return data.list.map(({ call }: { call: string }) => call);
}

const noticesOf = (userId: number) =>
  stage.world.db
    .selectFrom('notices')
    .select(['event', 'facts'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();

test('queue/takeSeveral: free, a colleague’s, and gone → the free ones taken, a reason for each other', async () => {
  const { desk, finance } = stage.staff;
  const [first, taken, second] = [await waiting(), await waiting(), await waiting()];
  await stage.send('take', taken, finance);
  const reply = await send('take', [second, gone, taken, first, first], desk);
  expect(reply.data.results).toEqual([
    { ...first, refusal: null, owner: null },
    { ...taken, refusal: 'queue_entry_taken', owner: finance.username },
    { ...second, refusal: null, owner: null },
    { ...gone, refusal: 'queue_entry_gone', owner: null },
  ]);
  expect([await ownerOf(first), await ownerOf(taken), await ownerOf(second)]).toEqual([
    desk.id,
    finance.id,
    desk.id,
  ]);
  expect(await lastCalls(3)).toEqual([
    'console/queue/takeSeveral',
    'console/queue/take',
    'console/queue/take',
  ]);
});

test('queue/takeSeveral: two colleagues at once, in opposite orders → each entry has one owner, none blocks', async () => {
  const { desk, finance } = stage.staff;
  const entries = [await waiting(), await waiting(), await waiting()];
  const replies = await Promise.all([
    send('take', entries, desk),
    send('take', entries.toReversed(), finance),
  ]);
  expect(replies.map(({ code }) => code)).toEqual([1, 1]);
  for (const [at, entry] of entries.entries()) {
    const done = replies.filter(({ data }) => data.results[at].refusal === null);
    expect([entry, done.length]).toEqual([entry, 1]);
  }
});

test('queue/handOverSeveral: a colleague’s and free ones → new owner of all, one notice', async () => {
  const { desk, finance, auditor } = stage.staff;
  const [own, free] = [await waiting(), await waiting()];
  await stage.send('take', own, desk);
  const before = (await noticesOf(finance.id)).length;
  const reply = await send('handOver', [own, free, gone], desk, { operator_id: finance.id });
  expect(reply.data.results.map(({ refusal }: { refusal: string | null }) => refusal)).toEqual([
    null,
    null,
    'queue_entry_gone',
  ]);
  expect([await ownerOf(own), await ownerOf(free)]).toEqual([finance.id, finance.id]);
  const notices = await noticesOf(finance.id);
  expect(notices).toHaveLength(before + 1);
  expect(notices.at(-1)).toMatchObject({
    event: 'entries_handed_over',
    facts: { who: desk.username, count: 2 },
  });
  const refused = await send('handOver', [own], desk, { operator_id: auditor.id });
  expect(refused.data.errors).toMatchObject([{ field: 'operator_id' }]);
});

test('queue/handOverSeveral: colleague who may not answer the queue → refused, owner unchanged', async () => {
  const { desk, editor } = stage.staff;
  const asked = { type: 'other', email: 'desk@example.com', detail: 'A late arrival' };
  const { data } = await stage.must(stage.sides.A.owner.token, 'workOrder/add', asked);
  const workOrder: Named = { queue: 'workOrders', object_id: data.work_order.id };
  const request = await waiting();
  const reply = await send('handOver', [workOrder, request], desk, { operator_id: editor.id });
  expect(reply.data.results).toEqual([
    { ...request, refusal: null, owner: null },
    { ...workOrder, refusal: 'queue_colleague_unfit', owner: null },
  ]);
  expect(await ownerOf(workOrder)).toBeUndefined();
});

test('queue/snoozeSeveral: one overdue → the others hidden with the reason; a time that is not allowed → all refused', async () => {
  const { desk } = stage.staff;
  const [overdue, open] = [await waiting(1), await waiting(9)];
  stage.goTo(2 * HOUR_MS);
  const reason = 'The hotel answers after its night audit';
  const far = await send('snooze', [overdue, open], desk, { snooze_until: inHours(25), reason });
  expect(far.data.errors).toMatchObject([{ field: 'snooze_until' }]);
  expect(await ownerOf(open)).toBeUndefined();
  const reply = await send('snooze', [overdue, open], desk, { snooze_until: inHours(1), reason });
  expect(reply.data.results).toEqual([
    { ...overdue, refusal: 'queue_entry_overdue', owner: null },
    { ...open, refusal: null, owner: null },
  ]);
  expect(await stage.find(open.queue, { object_id: open.object_id })).toBeUndefined();
  expect(await ownerOf(overdue)).toBeUndefined();
});

test('queue/takeSeveral: no entry, more than 100, a queue that the role does not answer → refused', async () => {
  const { desk, finance } = stage.staff;
  const many = Array.from({ length: 101 }, (_, at): Named => ({ queue: 'reviews', object_id: at + 1 }));
  for (const entries of [[], many]) {
    expect((await send('take', entries, desk)).data.errors).toMatchObject([{ field: 'entries' }]);
  }
  const free = await waiting();
  const mixed = await send('take', [free, { queue: 'rides', object_id: 1 }], finance);
  expect(mixed.code).toBe(401);
  expect(await ownerOf(free)).toBeUndefined();
});
