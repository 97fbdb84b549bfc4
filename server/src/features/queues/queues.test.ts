import type { QueueEntry } from '@serai/contract/back-office/queues';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { stageRequest } from '../../../test/access/stage-request.ts';
import { at, close, pay, stageOrder } from '../../../test/access/staged-orders.ts';
import { openQueueStage, type QueueStage } from '../../../test/queue-stage.ts';
import { queueSources } from '../../composition/queue-sources.ts';
import { purgeClaims } from './claim-store.ts';

const HOUR_MS = 3_600_000;

let stage: QueueStage;
beforeAll(async () => {
  stage = await openQueueStage();
});
afterAll(() => stage.close());
beforeEach(async () => {
  stage.goTo(0);
  await stage.world.db
    .updateTable('concessions')
    .set({ status: 'lapsed' })
    .where('status', '=', 'asked')
    .execute();
  await stage.logInAll();
});

/** An act that waits for a second person, due after some hours. */
async function waiting(hours = 3): Promise<Pick<QueueEntry, 'queue' | 'object_id'>> {
  return { queue: 'secondPerson', object_id: await stageRequest(stage, hours * HOUR_MS) };
}
const shown = ({ queue, object_id }: Awaited<ReturnType<typeof waiting>>) => stage.find(queue, { object_id });
const inHours = (hours: number) => Math.floor((stage.world.clock.now().getTime() + hours * HOUR_MS) / 1000);
/** The newest change of the object with this name. */
const lastAction = async (object_name: string) => {
  const asked = { limit: 1, object_name };
  const { token } = stage.operator;
  return (await stage.world.call('GET', 'console/activity/list', asked, { token })).data.list[0];
};

const noticesOf = (userId: number) =>
  stage.world.db
    .selectFrom('notices')
    .select(['event', 'facts'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();

describe('owner of an entry', () => {
  test('queue/take: two colleagues at once → one owns it, the other is refused with the name', async () => {
    const entry = await waiting();
    const { desk, finance } = stage.staff;
    const replies = await Promise.all([stage.send('take', entry, desk), stage.send('take', entry, finance)]);
    const won = replies.findIndex(({ code }) => code === 1);
    const [winner, loser] = won === 0 ? [desk, finance] : [finance, desk];
    expect(replies[won]!.data.entry).toMatchObject({ owner: { id: winner.id, name: winner.username } });
    const refused = replies[1 - won]!;
    expect(refused.data.reason).toBe('queue_entry_taken');
    expect(refused.msg).toContain(winner.username);
    expect(await stage.find(entry.queue, entry, loser)).toMatchObject({ actions: ['handOver'] });
    expect(await stage.find(entry.queue, entry, winner)).toMatchObject({
      actions: ['release', 'handOver', 'snooze'],
    });
  });

  test('queue/release: owner → free again; colleague → refused', async () => {
    const entry = await waiting();
    const { desk, finance } = stage.staff;
    await stage.send('take', entry, desk);
    expect((await stage.send('release', entry, finance)).data.reason).toBe('queue_entry_taken');
    const released = await stage.send('release', entry, desk);
    expect(released.data.entry).toMatchObject({ owner: null, actions: ['take', 'handOver', 'snooze'] });
    expect((await stage.send('take', entry, finance)).code).toBe(1);
  });

  test('queue/handOver: colleague’s entry → new owner, both in the activity log', async () => {
    const entry = await waiting();
    const { desk, finance, editor, auditor } = stage.staff;
    await stage.send('take', entry, desk);
    const handed = await stage.send('handOver', entry, finance, { operator_id: editor.id });
    expect(handed.data.entry.owner).toEqual({ id: editor.id, name: editor.username });
    expect(await lastAction(handed.data.entry.number)).toMatchObject({
      call: 'console/queue/handOver',
      operator: finance.username,
      before: { queue_owner: desk.username },
      after: { queue: 'secondPerson', queue_owner: editor.username },
    });
    for (const operator_id of [auditor.id, stage.sides.A.owner.id, 900_000_000]) {
      const refused = await stage.send('handOver', entry, finance, { operator_id });
      expect(refused.data.errors).toMatchObject([{ field: 'operator_id' }]);
    }
  });

  test('queue/handOver: to a colleague → notice with a link; taken over by oneself → none', async () => {
    const entry = await waiting();
    const { desk, finance } = stage.staff;
    const before = (await noticesOf(desk.id)).length;
    await stage.send('handOver', entry, finance, { operator_id: desk.id });
    await stage.send('handOver', entry, desk, { operator_id: desk.id });
    const notices = await noticesOf(desk.id);
    expect(notices).toHaveLength(before + 1);
    expect(notices.at(-1)).toMatchObject({ event: 'entry_handed_over', facts: { who: finance.username } });
  });

  test('queue/handOverShift: all entries of the caller, snoozed ones too → colleague, with one notice', async () => {
    const { desk, finance } = stage.staff;
    const [own, snoozed, other] = [await waiting(), await waiting(), await waiting()];
    await stage.send('take', own, desk);
    await stage.send('snooze', snoozed, desk, { snooze_until: inHours(1), reason: 'After lunch' });
    await stage.send('take', other, finance);
    const reply = await stage.handOverShift(desk, { operator_id: finance.id, note: 'Two hotels call back' });
    expect(reply.data).toEqual({ handed_over: 2, kept: 0 });
    for (const entry of [own, snoozed, other]) expect((await shown(entry))!.owner!.id).toBe(finance.id);
    expect((await noticesOf(finance.id)).at(-1)).toMatchObject({
      event: 'shift_handed_over',
      facts: { who: desk.username, count: 2, note: 'Two hotels call back' },
    });
    const again = await stage.handOverShift(desk, { operator_id: finance.id, note: 'Nothing is left' });
    expect(again.data).toEqual({ handed_over: 0, kept: 0 });
  });

  test('queue/handOverShift: to oneself, to somebody who takes nothing, without a note → refused', async () => {
    const { desk, finance, auditor } = stage.staff;
    for (const operator_id of [desk.id, auditor.id]) {
      const refused = await stage.handOverShift(desk, { operator_id, note: 'Late shift' });
      expect(refused.data.errors).toMatchObject([{ field: 'operator_id' }]);
    }
    const unnamed = await stage.handOverShift(desk, { operator_id: finance.id, note: ' ' });
    expect(unnamed.data.errors).toMatchObject([{ field: 'note' }]);
  });

  test('queue/take: review → the same owner as by review/take, also in its own list', async () => {
    const { id } = await stageOrder(stage, 'A', 'hotel', [pay, at('auto_complete_at'), close]);
    const entry = { queue: 'reviews', object_id: id } as const;
    const { desk } = stage.staff;
    const { token } = stage.operator;
    expect((await stage.send('take', entry, desk)).code).toBe(1);
    const reviews = (await stage.world.call('GET', 'console/review/list', { limit: 100 }, { token })).data
      .list;
    expect(reviews.find(({ order_id }: { order_id: number }) => order_id === id).owner).toBe(desk.username);
    await stage.must(token, 'console/review/take', { id });
    expect((await stage.find('reviews', { object_id: id }))!.owner).toMatchObject({ id: stage.operator.id });
    expect((await stage.send('release', entry)).data.entry.owner).toBeNull();
  });

  test('queue/take: work order → the same owner as in its own list; resolved → gone', async () => {
    const asked = { type: 'other', email: 'desk@example.com', detail: 'A late arrival' };
    const { data } = await stage.must(stage.sides.A.owner.token, 'workOrder/add', asked);
    const { id } = data.work_order;
    const entry = { queue: 'workOrders', object_id: id } as const;
    const { desk, finance } = stage.staff;
    expect((await stage.send('take', entry, finance)).code).toBe(1);
    expect((await stage.send('take', entry, desk)).data.reason).toBe('queue_entry_taken');
    const input = { owner_id: finance.id };
    const { token } = stage.operator;
    const owned = await stage.world.call('GET', 'console/workOrder/list', input, { token });
    expect(owned.data.list.map((row: { id: number }) => row.id)).toEqual([id]);
    await stage.must(token, 'console/workOrder/resolve', { id, content: 'Done' });
    expect((await stage.send('release', entry, finance)).data.reason).toBe('queue_entry_gone');
  });

  test('queue entry: owner disabled → without an owner again', async () => {
    const entry = await waiting();
    const leaver = await stage.newOperator('desk');
    expect((await stage.send('take', entry, leaver)).code).toBe(1);
    await stage.must(stage.operator.token, 'console/staff/disable', { id: leaver.id, disabled: true });
    expect(await shown(entry)).toMatchObject({ owner: null });
  });

  test('queue entry: owner has not answered it an hour after it was due → without an owner, others take it', async () => {
    const entry = await waiting(3);
    const { desk, finance } = stage.staff;
    expect((await stage.send('take', entry, desk)).code).toBe(1);
    stage.goTo(3.9 * HOUR_MS);
    expect((await shown(entry))!.owner!.id).toBe(desk.id);
    stage.goTo(4.1 * HOUR_MS);
    expect(await shown(entry)).toMatchObject({ owner: null, overdue: true });
    expect((await stage.send('take', entry, finance)).code).toBe(1);
    // Taken after it was due: the hour begins with the claim.
    stage.goTo(5 * HOUR_MS);
    expect((await shown(entry))!.owner!.id).toBe(finance.id);
  });

  test('queue entry: answered, or never existed → refused as gone', async () => {
    const entry = await waiting();
    const decision = { id: entry.object_id, decision: 'reject', note: 'Not agreed' };
    await stage.must(stage.operator.token, 'console/secondPerson/decide', decision);
    expect((await stage.send('take', entry)).data.reason).toBe('queue_entry_gone');
    const missing = { ...entry, object_id: 900_000_000 };
    expect((await stage.send('take', missing)).data.reason).toBe('queue_entry_gone');
  });
});

describe('snoozed entry', () => {
  const reason = 'The hotel answers after its night audit';

  test('queue/snooze: until a time → hidden and not counted until then, owned by the caller', async () => {
    const entry = await waiting(6);
    const snoozed = await stage.send('snooze', entry, stage.staff.desk, { snooze_until: inHours(2), reason });
    expect(snoozed.data.entry.owner).toMatchObject({ id: stage.staff.desk.id });
    expect(await lastAction(snoozed.data.entry.number)).toMatchObject({
      reason,
      before: { queue_owner: null, snoozed_until: null },
      after: { queue_owner: stage.staff.desk.username, snoozed_until: inHours(2) },
    });
    expect(await shown(entry)).toBeUndefined();
    expect((await stage.list('secondPerson')).total).toBe(0);
    stage.goTo(2 * HOUR_MS);
    expect(await shown(entry)).toMatchObject({ overdue: false, owner: { id: stage.staff.desk.id } });
  });

  test('queue/snooze: due before that time → shown once overdue', async () => {
    const entry = await waiting(3);
    await stage.send('snooze', entry, stage.operator, { snooze_until: inHours(20), reason });
    stage.goTo(3 * HOUR_MS - 1000);
    expect(await shown(entry)).toBeUndefined();
    stage.goTo(3 * HOUR_MS);
    expect(await shown(entry)).toMatchObject({ overdue: true, actions: ['release', 'handOver'] });
    const again = await stage.send('snooze', entry, stage.operator, { snooze_until: inHours(1), reason });
    expect(again.data.reason).toBe('queue_entry_overdue');
  });

  test('queue/snooze: more than a day, the past, no reason, a colleague’s entry → refused', async () => {
    const entry = await waiting(48);
    for (const hours of [25, 0, -1]) {
      const refused = await stage.send('snooze', entry, stage.operator, {
        snooze_until: inHours(hours),
        reason,
      });
      expect(refused.data.errors, String(hours)).toMatchObject([{ field: 'snooze_until' }]);
    }
    const silent = await stage.send('snooze', entry, stage.operator, {
      snooze_until: inHours(1),
      reason: '',
    });
    expect(silent.data.errors).toMatchObject([{ field: 'reason' }]);
    await stage.send('take', entry, stage.staff.desk);
    const foreign = await stage.send('snooze', entry, stage.operator, { snooze_until: inHours(1), reason });
    expect(foreign.data.reason).toBe('queue_entry_taken');
  });

  test('snoozed review: other reason → shown again, because the claim is older than the entry', async () => {
    const { id } = await stageOrder(stage, 'A', 'hotel', [pay, at('auto_complete_at'), close]);
    const entry = { queue: 'reviews', object_id: id } as const;
    await stage.send('snooze', entry, stage.operator, { snooze_until: inHours(1), reason });
    expect(await stage.find('reviews', { object_id: id })).toBeUndefined();
    const since = new Date(stage.world.clock.now().getTime() + 60_000);
    await stage.world.db
      .updateTable('orders')
      .set({ needs_review: 'hotel_refused', review_since: since })
      .where('id', '=', id)
      .execute();
    expect(await stage.find('reviews', { object_id: id })).toMatchObject({ matter: 'hotel_refused' });
  });
});

describe('rights', () => {
  test('queue/list: role → only the queues whose node it holds', async () => {
    await waiting();
    const namesFor = async (role: keyof QueueStage['staff']) =>
      (await stage.listAll(stage.staff[role])).queues.map(({ name }) => name);
    expect(await namesFor('editor')).toEqual(['secondPerson']);
    const ofDesk = await namesFor('desk');
    const unseen = queueSources.map(({ name }) => name).filter((name) => !ofDesk.includes(name));
    expect(unseen).toEqual(['declaredPayments', 'receipts']);
    const ofFinance = await namesFor('finance');
    expect(ofFinance).toContain('workOrders');
    for (const name of ['requests', 'rides', 'undelivered']) expect(ofFinance).not.toContain(name);
  });

  test('queue/list: named queue without its node → refused', async () => {
    const { token } = stage.staff.editor;
    const refused = await stage.world.call('GET', 'console/queue/list', { queue: 'rides' }, { token });
    expect(refused.code).toBe(401);
  });

  test('queues: auditor → sees entries, can do nothing with them', async () => {
    const entry = await waiting();
    const { auditor } = stage.staff;
    expect(await stage.find('secondPerson', entry, auditor)).toMatchObject({ actions: [] });
    expect((await stage.send('take', entry, auditor)).code).toBe(401);
  });

  test('queue/take: queue seen but not answered by the role → refused', async () => {
    const { id } = await stageOrder(stage, 'A', 'hotel', [pay, at('service_start', -48 * 60)]);
    const { finance } = stage.staff;
    expect(await stage.find('arrivals', { object_id: id }, finance)).toMatchObject({ actions: [] });
    const refused = await stage.send('take', { queue: 'arrivals', object_id: id }, finance);
    expect(refused.code).toBe(401);
  });

  test('queue/list: colleagues → those who may answer, with the queues of each', async () => {
    const { colleagues } = await stage.listAll();
    const of = (id: number) => colleagues.find((colleague) => colleague.id === id);
    expect(of(stage.staff.editor.id)).toMatchObject({ queues: ['secondPerson'] });
    expect(of(stage.staff.auditor.id)).toBeUndefined();
    expect(of(stage.staff.desk.id)!.queues).toContain('rides');
  });
});

test('queue/list: pages by cursor → every entry once, the first due first', async () => {
  const made = [await waiting(5), await waiting(1), await waiting(3)].map(({ object_id }) => object_id);
  const seen: number[] = [];
  for (let cursor: string | undefined; ; ) {
    const paging = { limit: 1, ...(cursor ? { cursor } : {}) };
    const { list, next, total } = await stage.list('secondPerson', stage.operator, paging);
    expect(total).toBe(3);
    seen.push(...list.map(({ object_id }) => object_id));
    if (next === null) break;
    cursor = next;
  }
  expect(seen).toEqual([made[1], made[2], made[0]]);
});

test('purgeClaims: claims of answered entries → deleted after a day; others → kept', async () => {
  const [answered, open] = [await waiting(48), await waiting(48)];
  await stage.send('take', answered);
  await stage.send('take', open);
  const decision = { id: answered.object_id, decision: 'reject', note: 'Not agreed' };
  await stage.must(stage.operator.token, 'console/secondPerson/decide', decision);
  await purgeClaims(stage.world.db, queueSources, stage.world.clock.now());
  const claimed = async () =>
    (await stage.world.db.selectFrom('queue_claims').select('object_id').execute()).map(
      ({ object_id }) => object_id,
    );
  expect(await claimed()).toContain(answered.object_id);
  stage.goTo(25 * HOUR_MS);
  await purgeClaims(stage.world.db, queueSources, stage.world.clock.now());
  expect(await claimed()).not.toContain(answered.object_id);
  expect(await claimed()).toContain(open.object_id);
});
