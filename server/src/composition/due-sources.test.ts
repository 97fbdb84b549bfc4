import type { DueRow } from '@serai/contract/accounts/due';
import { type DueKind, dueKinds } from '@serai/contract/accounts/due-kinds';
import { addDays } from '@serai/contract/dates';
import { nodesOfRole, permissionNodes } from '@serai/contract/permissions';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type MatrixStage, openMatrixStage, type Person } from '../../test/access/matrix-stage.ts';
import {
  addCharge,
  assign,
  at,
  checkIn,
  complete,
  inService,
  pay,
  payOnCredit,
  stageOrder,
} from '../../test/access/staged-orders.ts';
import { ExplainPlugin } from '../../test/explain-plugin.ts';
import { testStart } from '../../test/population.ts';
import { registerAgency } from '../../test/register-agency.ts';
import type { Member } from '../calls.ts';
import { dueSources } from './due-sources.ts';
import { listProducts } from './list-products.ts';

let stage: MatrixStage;
beforeAll(async () => {
  stage = await openMatrixStage();
});
afterAll(() => stage.close());
beforeEach(async () => {
  stage.world.clock.set(testStart);
  await stage.world.db.deleteFrom('throttle_counters').execute();
  await stage.logInAll();
});

interface DueReply {
  counts: { kind: DueKind; count: number }[];
  list: DueRow[];
}

async function readDue({ token }: { token: string }, kind?: DueKind): Promise<DueReply> {
  const reply = await stage.world.call('GET', 'overview/due', kind ? { kind } : {}, { token });
  if (reply.code !== 1) throw new Error(`${reply.msg} ${JSON.stringify(reply.data)}`);
  return reply.data;
}

const countOf = ({ counts }: DueReply, kind: DueKind) => counts.find((one) => one.kind === kind)?.count ?? 0;
const desk = (path: string, input: object) => stage.must(stage.operator.token, path, input);
const HOUR = 60;

/** Something that a test lets wait: facts of its row, and the call that ends the wait. */
interface Waiting {
  object_id: number;
  /** Default the master of the agency. */
  reader?: Person;
  facts: Partial<DueRow>;
  end(): Promise<unknown>;
}

const kinds: Record<DueKind, () => Promise<Waiting>> = {
  approve: async () => {
    const { owner, booker } = stage.sides.A;
    const { id } = await stageOrder(stage, 'A', 'hotel', [], booker);
    const { data } = await stage.must(booker.token, 'order/askApproval', { id, note: 'The client waits' });
    const approval_id = data.approval.id;
    const decision = { approval_id, decision: 'approve', pay_channel: 'balance' };
    return {
      object_id: approval_id,
      facts: { action: 'decide', order_id: id },
      end: () => stage.must(owner.token, 'order/decideApproval', decision),
    };
  },
  pay: async () => {
    const { id, by } = await stageOrder(stage, 'A', 'hotel');
    return {
      object_id: id,
      facts: { action: 'pay', product: 'hotel', other_guests: 0 },
      end: () => stage.must(by.token, 'order/pay', { id, pay_channel: 'balance' }),
    };
  },
  offer: async () => {
    const { id, by } = await stageOrder(stage, 'A', 'request');
    const { data } = await desk('console/hotelOrder/offer', { id, rooms_from: 'allotment' });
    const { offer } = data.order;
    return {
      object_id: id,
      facts: { action: 'accept', sum: offer.total_price },
      end: () => stage.must(by.token, 'order/confirm', { id, offer_id: offer.id }),
    };
  },
  free_cancel: async () => {
    // Free until 18:00 two days before the arrival at 14:00.
    const steps = [pay, at('service_start', -3 * 24 * HOUR)];
    const { id, by } = await stageOrder(stage, 'A', 'hotel', steps);
    return {
      object_id: id,
      facts: { action: 'cancel', tz: 'Asia/Yangon' },
      end: async () => {
        const { data } = await stage.must(by.token, 'order/refundPreview', { id });
        await stage.must(by.token, 'order/refund', { id, preview_id: data.preview_id, reason: '' });
      },
    };
  },
  arrival: async () => {
    const { id } = await stageOrder(stage, 'A', 'hotel', [pay, at('service_start', -20 * HOUR)]);
    return {
      object_id: id,
      facts: { action: 'ask', tz: 'Asia/Yangon' },
      end: () => desk('console/hotelOrder/confirm', { id, hotel_confirmation_code: 'YGN-1' }),
    };
  },
  ride: async () => {
    const order = await stageOrder(stage, 'A', 'car', [pay, at('service_start', -10 * HOUR)]);
    return {
      object_id: order.rideId,
      facts: { action: 'open', order_id: order.id, product: 'car' },
      end: () => assign(stage, order),
    };
  },
  charge: async () => {
    const order = await stageOrder(stage, 'A', 'car', inService);
    const charge = { id: order.id, adjustment_id: await addCharge(stage, order) };
    return {
      object_id: order.id,
      facts: { action: 'answer' },
      end: () => stage.must(order.by.token, 'order/confirmAdjustment', charge),
    };
  },
  work_order: async () => {
    const { owner } = stage.sides.A;
    const asked = { type: 'other', email: 'desk@example.com', detail: 'A late arrival' };
    const { data } = await stage.must(owner.token, 'workOrder/add', asked);
    const { id } = data.work_order;
    await desk('console/workOrder/reply', { id, content: 'At what time?', next: 'ask' });
    return {
      object_id: id,
      facts: { action: 'reply', order_id: null, title: 'A late arrival', sum: null },
      end: () => stage.must(owner.token, 'workOrder/reply', { id, content: 'At one in the morning' }),
    };
  },
  bill: async () => {
    const { owner } = stage.sides.A;
    const { id: bill_id, total } = await addBill();
    return {
      object_id: bill_id,
      facts: { action: 'payBill', order_id: null },
      end: () => stage.must(owner.token, 'bill/pay', { bill_ids: [bill_id], amount: total }),
    };
  },
};

/** Applies for a bill of a completed stay on credit, and confirms it; due in three days. */
async function addBill(): Promise<{ id: number; total: number }> {
  const { owner } = stage.sides.A;
  const steps = [payOnCredit, at('service_start'), checkIn, at('service_end', HOUR), complete];
  const order = await stageOrder(stage, 'A', 'hotel', steps);
  const charge = await stage.world.db
    .selectFrom('charges')
    .select(['id', 'amount'])
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow();
  const wanted = { charge_ids: [charge.id], total: charge.amount };
  const { data } = await stage.must(owner.token, 'bill/apply', wanted);
  const { id } = data.bill;
  await desk('console/bill/confirm', { id });
  const due_on = addDays(stage.world.clock.now().toISOString().slice(0, 10), 3);
  await stage.world.db.updateTable('bills').set({ due_on }).where('id', '=', id).execute();
  return { id, total: charge.amount };
}

test.each(dueKinds)('due %s: it waits → listed once with its number; done → gone', async (kind) => {
  const { object_id, reader = stage.sides.A.owner, facts, end } = await kinds[kind]();
  const before = await readDue(reader, kind);
  const rows = before.list.filter((row) => row.object_id === object_id);
  expect(rows).toMatchObject([{ id: `${kind}-${object_id}`, kind, ...facts }]);
  expect(rows[0]!.number).not.toBe('');
  expect(before.list.length).toBe(countOf(before, kind));
  expect((await readDue(reader)).list.map(({ id }) => id)).toContain(`${kind}-${object_id}`);
  await end();
  const after = await readDue(reader, kind);
  expect(after.list.map((row) => row.object_id)).not.toContain(object_id);
  expect(countOf(after, kind)).toBe(countOf(before, kind) - 1);
  // The other agency never sees it.
  const { list } = await readDue(stage.sides.B.owner);
  expect(list.map(({ id }) => id)).not.toContain(`${kind}-${object_id}`);
});

test('due: viewer → services without code or driver only, nothing to pay, accept or cancel', async () => {
  const viewer = await stage.newMember('A', nodesOfRole('viewer'));
  await stageOrder(stage, 'A', 'hotel');
  const unpaid = await readDue(viewer);
  expect([countOf(unpaid, 'pay'), countOf(unpaid, 'approve')]).toEqual([0, 0]);
  await stageOrder(stage, 'A', 'hotel', [pay, at('service_start', -20 * HOUR)]);
  const { list } = await readDue(viewer);
  expect(new Set(list.map(({ action }) => action))).toEqual(new Set(['open']));
  expect(list.map(({ kind }) => kind)).toContain('arrival');
});

test('due: booker without `viewAll` → own orders only', async () => {
  const { booker, sibling } = stage.sides.A;
  const { id } = await stageOrder(stage, 'A', 'hotel', [], booker);
  const ids = async (reader: Person) => (await readDue(reader, 'pay')).list.map((row) => row.object_id);
  expect(await ids(booker)).toContain(id);
  expect(await ids(sibling)).not.toContain(id);
});

test('due: order in approval → listed for those who decide, not for its booker', async () => {
  const { owner, booker } = stage.sides.A;
  const { id } = await stageOrder(stage, 'A', 'hotel', [], booker);
  await stage.must(booker.token, 'order/askApproval', { id, note: '' });
  const ordersOf = async (reader: Person) =>
    (await readDue(reader)).list.filter(({ order_id }) => order_id === id).map(({ kind }) => kind);
  expect(await ordersOf(owner)).toEqual(['approve']);
  expect(await ordersOf(booker)).toEqual([]);
});

test('due: member without prices → own orders without sums, nothing to pay', async () => {
  const nodes = nodesOfRole('owner').filter((node) => node !== '/user/price/view');
  const reader = await stage.newMember('A', nodes);
  await stageOrder(stage, 'A', 'hotel', [pay, at('service_start', -20 * HOUR)]);
  const { list } = await readDue(reader);
  expect(list.length).toBeGreaterThan(0);
  for (const { sum, action } of list) {
    expect(sum).toBeNull();
    expect(['ask', 'open', 'reply']).toContain(action);
  }
});

test('due: several kinds → ordered by time, the first due first', async () => {
  const { list } = await readDue(stage.sides.A.owner);
  const times = list.map(({ due }) => due ?? Number.MAX_SAFE_INTEGER);
  expect(times).toEqual([...times].sort((one, other) => one - other));
});

test('due: every kind → read by indexes of the agency, the state or the time', async () => {
  const { agencyId, owner } = stage.sides.A;
  const explain = new ExplainPlugin();
  await stage.world.db.transaction().execute(async (trx) => {
    // With few rows a sequential scan is cheaper; forbidden, it remains only where no index can be used.
    await sql`SET LOCAL enable_seqscan = off`.execute(trx);
    const member: Member = {
      kind: 'member',
      userId: owner.id,
      agencyId,
      sessionId: 0,
      username: owner.username,
      nickname: '',
      role: 'owner',
      nodes: new Set(permissionNodes),
    };
    for (const { read } of dueSources(listProducts('http://localhost'))) {
      await read(trx.withPlugin(explain), { member, now: testStart });
    }
  });
  expect(explain.plans).toHaveLength(dueKinds.length);
  for (const plan of explain.plans) expect(plan).not.toContain('Seq Scan');
});

test('overview/ahead: stays and rides → counted on the days of their places, cancelled ones not', async () => {
  const { owner } = stage.sides.B;
  const read = async () => {
    const { data } = await stage.world.call('GET', 'overview/ahead', {}, { token: owner.token });
    return data.days as {
      day: string;
      begins: { product: string; count: number }[];
      ends: { product: string; count: number }[];
    }[];
  };
  const days = await read();
  expect(days).toHaveLength(14);
  const stay = await stageOrder(stage, 'B', 'hotel', [pay]);
  await stageOrder(stage, 'B', 'car', [pay]);
  const day = async (wanted: string) => (await read()).find((one) => one.day === wanted);
  expect(await day('2026-12-01')).toEqual({
    day: '2026-12-01',
    begins: [
      { product: 'car', count: 1 },
      { product: 'hotel', count: 1 },
    ],
    ends: [{ product: 'car', count: 1 }],
  });
  expect((await day('2026-12-03'))?.ends).toEqual([{ product: 'hotel', count: 1 }]);
  const { data } = await stage.must(owner.token, 'order/refundPreview', { id: stay.id });
  await stage.must(owner.token, 'order/refund', { id: stay.id, preview_id: data.preview_id, reason: '' });
  expect((await day('2026-12-03'))?.ends).toEqual([]);
});

test('overview/firstSteps: new agency → its open steps; agency that has booked → none', async () => {
  const { token } = await registerAgency(stage.world);
  const steps = async (reader: { token: string }) =>
    (await stage.world.call('GET', 'overview/firstSteps', {}, { token: reader.token })).data.steps;
  expect(await steps({ token })).toEqual({ profile: false, verification: 'asked', funds: false });
  await stageOrder(stage, 'A', 'hotel');
  expect(await steps(stage.sides.A.owner)).toBeNull();
});
