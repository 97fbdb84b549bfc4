import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openStays, type Stays } from '../../../../test/build-stays.ts';
import { setConcessionSums } from '../../../../test/concession-sums.ts';
import { askAsOwner, openSession, type TestReply } from '../../../../test/harness.ts';
import { checkInvariants } from '../../../../test/invariants.ts';
import { type PersonName, testStart } from '../../../../test/population.ts';
import { digestState } from '../../../../test/state-digest.ts';
import { followCorrections } from '../work-orders.ts';

// Two rooms, three nights at 80.00: 480.00 in total. Free until 28 November 18:00 in Yangon, then one night
// of both rooms, 160.00.
const inFee = new Date('2026-11-29T00:00:00Z');
const waive = (amount: number) => ({ kind: 'waive_fee', amount });
const rename = (first: string) => ({
  kind: 'rename_guests',
  rooms: [{ guests: [{ full_name: first }, { full_name: 'LI SI' }] }, { guests: [{ full_name: 'AUNG' }] }],
});

let stays: Stays;
beforeAll(async () => {
  stays = await openStays();
  await setConcessionSums(stays.world.db, { act: 200 });
});
afterAll(() => stays.world.close());
beforeEach(() => stays.world.clock.set(testStart));
afterEach(async () => {
  expect(await checkInvariants(stays.world.db)).toEqual([]);
});

function must(reply: TestReply): TestReply['data'] {
  if (reply.code !== 1) throw new Error(`${reply.msg} ${JSON.stringify(reply.data)}`);
  return reply.data;
}
const member = (action: string, input: object, as: PersonName = 'owner') =>
  stays.post(`workOrder/${action}`, input, as);
const desk = (action: string, input: object) => stays.post(`console/workOrder/${action}`, input, 'operator');
const seen = async (id: number, as: PersonName = 'owner') =>
  must(await stays.world.call('GET', 'workOrder/detail', { id }, { as, lang: 'en' }));
const said = { email: 'desk-of-agency@example.com', detail: 'Please help with this booking.' };
const add = (order_id: number, more: object = {}) =>
  member('add', { type: 'fee_waiver', order_id, ...said, ...more });
const added = async (order_id: number, more: object = {}): Promise<number> =>
  must(await add(order_id, more)).work_order.id;
const preview = async (order_id: number, command: object) =>
  must(await member('preview', { order_id, command })).preview;

/** Differences on the agency's accounts since a snapshot. */
async function movedFrom(before: Record<string, number>): Promise<Record<string, number>> {
  const moved = Object.entries(await stays.balances()).map(([kind, sum]) => [kind, sum - before[kind]!]);
  return Object.fromEntries(moved.filter(([, sum]) => sum !== 0));
}
const mailsTo = async (recipient: string, event: string) =>
  stays.world.db
    .selectFrom('outbox')
    .select('body')
    .where('recipient', '=', recipient)
    .where('event', '=', event)
    .execute();

describe("changes within the member's own limits", () => {
  // Covers 1.10.
  it('workOrder/add: change allowed without the desk → carried out, work order resolved', async () => {
    const order_id = await stays.book();
    const command = rename('ZHANG SANFENG');
    const { preview_id, who, voucher } = await preview(order_id, command);
    expect([who, voucher]).toEqual(['itself', 'new_version']);
    const { work_order } = must(await add(order_id, { type: 'name_change', command, preview_id }));
    expect(work_order).toMatchObject({ status: 'resolved', order: { id: order_id } });
    const detail = await seen(work_order.id);
    expect(detail.commands).toMatchObject([
      { kind: 'rename_guests', state: 'carried_out', asked_by: 'member' },
    ]);
    expect(detail.entries.map(({ event }: { event: string }) => event)).toEqual([
      'submit',
      'ask_command',
      'carry_out',
      'resolve',
    ]);
    const { order, history } = await stays.show(order_id);
    expect(order.guest_names).toContain('ZHANG SANFENG');
    expect(history.at(-1)).toMatchObject({ event: 'changeGuests', actor: 'member' });
    expect(await stays.toldHotel(order_id)).toEqual(['hotel_booking', 'hotel_change']);
    expect(await mailsTo(said.email, 'work_order_carried_out')).toHaveLength(1);
  });

  it('workOrder/add: same key twice → change carried out once', async () => {
    const order_id = await stays.book();
    const command = rename('ZHANG WUJI');
    const { preview_id } = await preview(order_id, command);
    const input = { type: 'name_change', order_id, ...said, command, preview_id };
    const options = { as: 'owner', key: 'carried-out-once-0001' } as const;
    const first = await stays.world.call('POST', 'workOrder/add', input, options);
    const state = await digestState(stays.world.db);
    expect((await stays.world.call('POST', 'workOrder/add', input, options)).data).toEqual(first.data);
    expect(await digestState(stays.world.db)).toBe(state);
  });

  it('workOrder/add: change without preview, order or permission → refused', async () => {
    const order_id = await stays.book();
    const command = rename('ZHANG SANFENG');
    await stays.world.tokenOf('finance');
    const before = await digestState(stays.world.db);
    expect((await add(order_id, { command })).msg).toContain('what the change does and costs');
    const unseen = { command, preview_id: '00000000-0000-4000-8000-000000000000' };
    const changed = await add(order_id, unseen);
    expect(changed).toMatchObject({ code: 0, data: { preview: { kind: 'rename_guests' } } });
    const homeless = await member('add', { type: 'name_change', ...said, ...unseen });
    expect(homeless.msg).toContain('choose the order');
    const { preview_id } = await preview(order_id, command);
    const finance = await member('add', { type: 'other', order_id, ...said, command, preview_id }, 'finance');
    expect(finance.code).toBe(401);
    expect(await digestState(stays.world.db)).toBe(before);
  });
});

describe('changes decided by the desk', () => {
  it('workOrder/carryOut: requested change → carried out at the previewed amounts', async () => {
    const order_id = await stays.book();
    stays.world.clock.set(inFee);
    const command = waive(6_000);
    const { preview_id, who, fee, to_deposit } = await preview(order_id, command);
    expect([who, fee.amount, to_deposit.amount]).toEqual(['member', 10_000, 38_000]);
    const id = await added(order_id, { command, preview_id });
    const before = await stays.balances();
    const [asked] = (await seen(id)).commands;
    expect(asked).toMatchObject({ state: 'asked', preview: { fee: { amount: 10_000 } } });
    must(await desk('carryOut', { id, command_id: asked.id }));
    expect(await movedFrom(before)).toEqual({ deposit: -38_000, order_hold: 48_000 });
    const after = await seen(id);
    expect(after.work_order.status).toBe('in_progress');
    expect(after.commands[0].state).toBe('carried_out');
    expect((await stays.show(order_id)).order.order_status).toBe('cancelled');
    expect((await desk('carryOut', { id, command_id: asked.id })).msg).toContain(
      'has been dealt with (operator_1)',
    );
  });

  it('workOrder/carryOut: amounts changed since the request → refused, nothing changes', async () => {
    const order_id = await stays.book();
    stays.world.clock.set(inFee);
    const command = waive(6_000);
    const { preview_id } = await preview(order_id, command);
    const id = await added(order_id, { command, preview_id });
    const [asked] = (await seen(id)).commands;
    stays.world.clock.set(new Date('2026-11-30T07:30:00Z'));
    const before = await digestState(stays.world.db);
    const late = await desk('carryOut', { id, command_id: asked.id });
    expect(late).toMatchObject({ code: 0, data: { preview: { fee: { amount: 42_000 } } } });
    expect(await digestState(stays.world.db)).toBe(before);
    must(await desk('dismissCommand', { id, command_id: asked.id, reason: 'The fee has risen' }));
    expect((await seen(id)).commands[0]).toMatchObject({ state: 'dismissed', reason: 'The fee has risen' });
  });
});

describe('changes proposed by the desk', () => {
  async function proposed(): Promise<{ orderId: number; id: number; commandId: number; previewId: string }> {
    const orderId = await stays.book();
    stays.world.clock.set(inFee);
    const id = await added(orderId);
    const { command, work_order } = must(await desk('propose', { id, command: waive(6_000) }));
    expect(work_order.status).toBe('waiting_member');
    expect(command).toMatchObject({ state: 'proposed', asked_by: 'staff', preview: { needs_yes: true } });
    return { orderId, id, commandId: command.id, previewId: command.preview.preview_id };
  }

  it('workOrder/accept: proposed change → carried out', async () => {
    const { orderId, id, commandId, previewId } = await proposed();
    expect((await seen(id)).actions).toContain('decide');
    const [mail] = await mailsTo(said.email, 'work_order_proposed');
    // The reader of that address may not have the right to see prices.
    expect(mail!.body).not.toMatch(/\d+\.\d\d/);
    const [toOwner] = await mailsTo('owner_a@example.com', 'work_order_proposed');
    expect(toOwner!.body).toContain('100.00');
    const before = await stays.balances();
    must(await member('accept', { id, command_id: commandId, preview_id: previewId }));
    expect(await movedFrom(before)).toEqual({ deposit: -38_000, order_hold: 48_000 });
    expect((await stays.show(orderId)).order).toMatchObject({ order_status: 'cancelled' });
    const after = await seen(id);
    expect(after.work_order.status).toBe('in_progress');
    expect(after.commands[0]).toMatchObject({ state: 'carried_out' });
    const again = await member('accept', { id, command_id: commandId, preview_id: previewId });
    expect(again.msg).toContain('has been dealt with (owner_a)');
  });

  it('workOrder/accept: other preview than the proposed one → refused', async () => {
    const { id, commandId } = await proposed();
    const before = await digestState(stays.world.db);
    const preview_id = '00000000-0000-4000-8000-000000000000';
    const other = await member('accept', { id, command_id: commandId, preview_id });
    expect(other).toMatchObject({ code: 0, data: { preview: { kind: 'waive_fee' } } });
    expect(await digestState(stays.world.db)).toBe(before);
  });

  it('workOrder/refuse: proposed change → not carried out', async () => {
    const { orderId, id, commandId } = await proposed();
    must(await member('refuse', { id, command_id: commandId, reason: 'Too dear' }));
    const after = await seen(id);
    expect(after.work_order.status).toBe('in_progress');
    expect(after.commands[0]).toMatchObject({ state: 'refused', reason: 'Too dear' });
    expect((await stays.show(orderId)).order.order_status).toBe('confirmed');
  });

  it('workOrder/propose: another change is open → refused; work order ended → change dismissed', async () => {
    const { id } = await proposed();
    expect((await desk('propose', { id, command: waive(1_000) })).msg).toContain('already waiting');
    must(await desk('resolve', { id, content: 'Solved otherwise.' }));
    expect((await seen(id)).commands[0].state).toBe('dismissed');
  });

  it('workOrder/propose: work order without an order → refused', async () => {
    const { work_order } = must(await member('add', { type: 'other', ...said }));
    const reply = await desk('propose', { id: work_order.id, command: waive(1_000) });
    expect(reply.msg).toContain('about no order');
  });

  it('workOrder/accept and refuse: concurrent → one wins, the others are refused', async () => {
    const { id, commandId, previewId } = await proposed();
    const yes = { id, command_id: commandId, preview_id: previewId };
    const replies = await Promise.all([
      member('accept', yes),
      member('refuse', { id, command_id: commandId, reason: '' }),
      desk('dismissCommand', { id, command_id: commandId, reason: 'Wrong one' }),
    ]);
    expect(replies.map(({ code }) => code).sort()).toEqual([0, 0, 1]);
    for (const { msg } of replies.filter(({ code }) => code === 0))
      expect(msg).toContain('has been dealt with');
  });
});

describe('changes above the limit of one staff member', () => {
  it('workOrder/carryOut: above the limit of one person → thread says submitted for approval', async () => {
    const order_id = await stays.book();
    stays.world.clock.set(new Date('2026-11-30T08:00:00Z'));
    const command = waive(48_000);
    const { preview_id } = await preview(order_id, command);
    const id = await added(order_id, { command, preview_id });
    const [asked] = (await seen(id)).commands;
    must(await desk('carryOut', { id, command_id: asked.id }));
    const { commands, entries, work_order } = await seen(id);
    expect(commands[0].state).toBe('waiting_second');
    expect(entries.at(-1)).toMatchObject({ event: 'await_second' });
    expect(work_order.status).toBe('in_progress');
    expect((await stays.show(order_id)).order.order_status).toBe('confirmed');
  });

  it('followCorrections: second person decided → change carried out, work order updated', async () => {
    const order_id = await stays.book();
    stays.world.clock.set(new Date('2026-11-30T08:00:00Z'));
    const id = await added(order_id);
    const { command } = must(await desk('propose', { id, command: waive(48_000) }));
    must(await member('accept', { id, command_id: command.id, preview_id: command.preview.preview_id }));
    expect((await seen(id)).commands[0].state).toBe('waiting_second');
    expect((await stays.show(order_id)).order.order_status).toBe('confirmed');
    const { id: _, ...first } = await stays.world.db
      .selectFrom('users')
      .selectAll()
      .where('username', '=', 'operator_1')
      .executeTakeFirstOrThrow();
    // biome-ignore lint/suspicious/noExplicitAny: a copy of a row.
    const second = { ...(first as any), username: 'operator_2', email: 'operator_2@example.com' };
    await stays.world.db.insertInto('users').values(second).execute();
    const token = await openSession(stays.world.db, 'operator_2');
    const { id: correction_id } = await stays.world.db
      .selectFrom('order_corrections')
      .select('id')
      .where('order_id', '=', order_id)
      .executeTakeFirstOrThrow();
    const decision = { correction_id, decision: 'confirm', note: 'Agreed with the hotel' };
    must(await stays.world.call('POST', 'console/correction/decide', decision, { token }));
    expect(await followCorrections(stays.world.db, stays.world.clock.now())).toBe(1);
    expect(await followCorrections(stays.world.db, stays.world.clock.now())).toBe(0);
    expect((await seen(id)).commands[0].state).toBe('carried_out');
    expect((await stays.show(order_id)).order.order_status).toBe('cancelled');
  });
});

it('work order detail: no right to see prices → no amounts', async () => {
  const order_id = await stays.book();
  stays.world.clock.set(inFee);
  const id = await added(order_id);
  must(await desk('propose', { id, command: waive(6_000) }));
  await askAsOwner(
    stays.world.owner,
    `UPDATE users SET nodes = ARRAY['/user/work-order/list/add', '/user/order/list/viewAll',
      '/user/car-order/list/viewAll', '/user/airport-order/list/viewAll'] WHERE username = 'booker_a'`,
  );
  const detail = await seen(id, 'booker');
  expect(detail.commands[0].preview).toMatchObject({ fee: { amount: null }, total_before: { amount: null } });
  expect(JSON.stringify(detail)).not.toMatch(/48000|38000|10000|480\.00/);
  await askAsOwner(stays.world.owner, `UPDATE users SET nodes = NULL WHERE username = 'booker_a'`);
});
