import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ColleagueWorld, openColleagueWorld, type Who } from '../../../test/colleagues.ts';
import { testStart } from '../../../test/population.ts';
import type { TestReply } from '../../../test/test-caller.ts';

let world: ColleagueWorld;
beforeAll(async () => {
  world = await openColleagueWorld();
});
afterAll(() => world.close());

const owner: Who = { as: 'owner' };
const staff: Who = { as: 'operator' };
const asked = {
  type: 'voucher',
  email: 'guest-desk@example.com',
  detail: 'The voucher shows the wrong name.',
};

const add = (input: object = {}, who: Who = owner) =>
  world.call('POST', 'workOrder/add', { ...asked, ...input }, who);
const desk = (action: string, input: object, who: Who = staff) =>
  world.call('POST', `console/workOrder/${action}`, input, who);
const member = (action: string, input: object, who: Who = owner) =>
  world.call('POST', `workOrder/${action}`, input, who);

function must(reply: TestReply): TestReply['data'] {
  if (reply.code !== 1) throw new Error(`${reply.msg} ${JSON.stringify(reply.data)}`);
  return reply.data;
}
const added = async (input: object = {}, who: Who = owner): Promise<number> =>
  must(await add(input, who)).work_order.id;
const seen = async (id: number, who: Who = owner) =>
  must(await world.call('GET', 'workOrder/detail', { id }, who));
const atDesk = async (id: number) => must(await world.call('GET', 'console/workOrder/detail', { id }, staff));
const list = async (input: object = {}, who: Who = owner) =>
  must(await world.call('GET', 'workOrder/list', input, who));
const queue = async (input: object = {}) =>
  must(await world.call('GET', 'console/workOrder/list', input, staff));
const mailed = (to: string) =>
  world.db.selectFrom('outbox').select(['event', 'subject', 'body']).where('recipient', '=', to).execute();

describe('a work order', () => {
  // Covers 1.10.
  it('workOrder/add: new → numbered, promised within four working hours, both sides notified', async () => {
    const order_id = await world.book('2026-12-01');
    const { work_order } = must(await add({ order_id }));
    expect(work_order).toMatchObject({
      number: expect.stringMatching(/^W261121\d{4}$/),
      type: 'voucher',
      type_name: 'Voucher',
      status: 'submitted',
      urgent: false,
      unread_reply: false,
      order: { id: order_id, product: 'boat' },
      detail: asked.detail,
      last_reply: '',
      first_reply_at: null,
    });
    expect(work_order.promised_by).toBeGreaterThan(testStart.getTime() / 1000 + 4 * 3600 - 1);
    const [received] = await mailed(asked.email);
    expect(received).toMatchObject({ event: 'work_order_received' });
    expect(received!.subject).toContain(work_order.number);
    // In the zone of the desk, eight hours ahead.
    const promised = new Date((work_order.promised_by + 8 * 3600) * 1000).toISOString();
    expect(received!.body).toContain(`${promised.slice(0, 16).replace('T', ' ')} (UTC+08:00)`);
    const [told] = await world.db
      .selectFrom('outbox')
      .selectAll()
      .where('event', '=', 'work_order_new')
      .execute();
    expect(told!.body).toContain(asked.detail);
  });

  it('workOrder/add: urgent type → promised within 15 minutes', async () => {
    const { work_order } = must(await add({ type: 'driver_late' }));
    expect(work_order).toMatchObject({ urgent: true, promised_by: testStart.getTime() / 1000 + 900 });
  });

  // Covers 3.68.
  it('work order: accepted, answered and resolved by the desk → visible to the member', async () => {
    const id = await added();
    must(await desk('accept', { id }));
    expect((await atDesk(id)).work_order).toMatchObject({
      status: 'accepted',
      owner: { id: world.operatorId },
    });
    expect((await seen(id)).work_order.first_reply_at).toBeNull();
    must(await desk('reply', { id, content: 'Which name should it be?', next: 'ask' }));
    expect((await list()).list[0]).toMatchObject({
      id,
      status: 'waiting_member',
      unread_reply: true,
      last_reply: 'Which name should it be?',
      first_reply_at: testStart.getTime() / 1000,
    });
    expect((await list()).unread).toBe(1);
    const detail = await seen(id);
    expect(detail.entries.map(({ event, by, content }: Entry) => [event, by, content])).toEqual([
      ['submit', 'member', ''],
      ['accept', 'staff', ''],
      ['ask_member', 'staff', 'Which name should it be?'],
    ]);
    expect((await list()).unread).toBe(0);
    must(await member('reply', { id, content: 'Thida Aung' }));
    expect((await seen(id)).work_order.status).toBe('in_progress');
    must(await desk('resolve', { id, content: 'Done.' }));
    expect((await seen(id)).work_order).toMatchObject({ status: 'resolved', last_reply: 'Done.' });
    expect((await mailed(asked.email)).map(({ event }) => event)).toContain('work_order_resolved');
  });

  it('workOrder/reply: internal note → visible to staff only', async () => {
    const id = await added();
    must(await desk('reply', { id, content: 'The hotel is slow again.', internal: true }));
    expect((await atDesk(id)).entries.at(-1)).toMatchObject({
      kind: 'note',
      content: 'The hotel is slow again.',
    });
    expect(JSON.stringify(await seen(id))).not.toContain('slow');
    expect((await seen(id)).work_order).toMatchObject({ status: 'submitted', first_reply_at: null });
  });

  it('workOrder/list: colleagues → only with access to the order; other agencies → never', async () => {
    const booker = await world.member('booker');
    const sibling = { token: (await world.member('booker')).token };
    const viewer = { token: (await world.member('viewer')).token };
    const id = await added({}, { token: booker.token });
    expect((await list({}, { token: booker.token })).list).toHaveLength(1);
    expect((await list({}, sibling)).list).toEqual([]);
    const missing = await world.call('GET', 'workOrder/detail', { id: 999_999 }, sibling);
    for (const who of [sibling, { as: 'otherAgency' } as Who]) {
      const foreign = await world.call('GET', 'workOrder/detail', { id }, who);
      expect([foreign.code, foreign.msg]).toEqual([missing.code, missing.msg]);
      expect((await member('reply', { id, content: 'Mine?' }, who)).msg).toBe(missing.msg);
    }
    expect((await seen(id)).work_order.id).toBe(id);
    expect((await world.call('GET', 'workOrder/list', {}, viewer)).code).toBe(401);
  });

  it('workOrder/add: order not visible to the caller → not found', async () => {
    const order_id = await world.book('2026-12-02');
    const booker = await world.member('booker');
    expect((await add({ order_id }, { token: booker.token })).msg).toBe('There is no such record');
    expect((await add({ order_id: 999_999 })).msg).toBe('There is no such record');
  });

  // Covers 2.106.
  it('workOrder/list: keyword → matches number, order number and words of the detail', async () => {
    const order_id = await world.book('2026-12-03');
    const id = await added({ order_id, detail: 'Zebra crossing closed. 客人的护照丢在大堂' });
    const { number, order } = (await seen(id)).work_order;
    for (const keyword of [number, number.slice(-4), order.sn, 'zebra', 'cross', '护照', '大堂']) {
      expect(
        (await list({ keyword })).list.map((row: Entry) => row.id),
        keyword,
      ).toContain(id);
      expect(
        (await queue({ keyword })).list.map((row: Entry) => row.id),
        keyword,
      ).toContain(id);
    }
    expect((await list({ keyword: 'giraffe' })).list).toEqual([]);
    expect((await list({ keyword: 'zebra' }, { as: 'otherAgency' })).list).toEqual([]);
  });

  it('console/workOrder/list: open queue → urgent first, then by promised time', async () => {
    const before = (await queue({ limit: 100 })).list;
    const ranks = before.map((row: Entry) => [row.urgent ? 0 : 1, row.promised_by, row.id]);
    expect(ranks).toEqual([...ranks].sort((a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]));
    const walked: number[] = [];
    for (let cursor: string | undefined; ; ) {
      const page = await queue({ limit: 2, ...(cursor ? { cursor } : {}) });
      walked.push(...page.list.map((row: Entry) => row.id));
      if (page.next === null) break;
      cursor = page.next;
    }
    expect(walked).toEqual(before.map((row: Entry) => row.id));
  });
});

describe('lost races', () => {
  it('workOrder/accept: already accepted or resolved → refused, naming the colleague', async () => {
    const id = await added();
    must(await desk('accept', { id }));
    const second = await desk('accept', { id });
    expect(second).toMatchObject({ code: 0, msg: expect.stringContaining('has accepted this work order') });
    must(await desk('resolve', { id, content: 'Done.' }));
    const late = await member('reply', { id, content: 'And one more thing' });
    expect(late.code).toBe(0);
    expect(late.msg).toContain('“Resolved”');
    expect(late.data.status).toBe('resolved');
  });

  it('workOrder/add: same key twice → one work order', async () => {
    const key = 'work-order-key-0000001';
    const first = await world.call('POST', 'workOrder/add', asked, { as: 'owner', key });
    const again = await world.call('POST', 'workOrder/add', asked, { as: 'owner', key });
    expect(again.data).toEqual(first.data);
  });
});

// biome-ignore lint/suspicious/noExplicitAny: tests read replies; the contract already checked them.
type Entry = any;
