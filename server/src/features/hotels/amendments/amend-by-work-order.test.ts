import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openStays, type Stays } from '../../../../test/build-stays.ts';
import type { TestReply } from '../../../../test/harness.ts';
import { checkInvariants } from '../../../../test/invariants.ts';
import { nameSeller } from '../../../../test/name-seller.ts';
import { testStart } from '../../../../test/population.ts';
import { readPdf } from '../../../../test/read-pdf.ts';

// Two rooms from 1 to 4 December at 80.00: 480.00; from 10 December on a room is 100.00.
let stays: Stays;
beforeAll(async () => {
  stays = await openStays({ plans: [{ price: (date) => (date >= '2026-12-10' ? 10_000 : 8_000) }] });
  await nameSeller(stays.world.db);
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
const ask = { type: 'date_change', email: 'agency@example.com', detail: 'The group comes a week later.' };
const later = { kind: 'change_dates', check_in: '2026-12-09', check_out: '2026-12-13' };

/** Adds a work order to an order and proposes a change as the desk. */
async function propose(order_id: number, command: object) {
  const { work_order } = must(await stays.post('workOrder/add', { ...ask, order_id }));
  const proposal = must(
    await stays.post('console/workOrder/propose', { id: work_order.id, command }, 'operator'),
  );
  return {
    id: work_order.id as number,
    command_id: proposal.command.id as number,
    preview_id: proposal.command.preview.preview_id as string,
    preview: proposal.command.preview,
  };
}

test('date change by work order: proposed, accepted and carried out → money, nights, voucher, hotel notice and thread updated', async () => {
  const order_id = await stays.book({ pay: 'credit' });
  const before = await stays.balances();
  const { preview, ...yes } = await propose(order_id, later);
  expect(preview).toMatchObject({
    total_before: { amount: 48_000 },
    total_after: { amount: 76_000 },
    costs: { amount: 28_000 },
    pay_channel: 'credit',
    who: 'member',
    needs_yes: true,
    refused: null,
  });
  expect(await stays.movedFrom(before)).toEqual({});
  must(await stays.post('workOrder/accept', yes));
  expect(await stays.movedFrom(before)).toEqual({ receivable: 28_000, order_hold: -28_000 });
  expect((await stays.show(order_id)).order.detail.check_in).toBe('2026-12-09');
  const { commands } = must(
    await stays.world.call('GET', 'workOrder/detail', { id: yes.id }, { as: 'owner', lang: 'en' }),
  );
  expect(commands).toMatchObject([{ kind: 'change_dates', state: 'carried_out' }]);
  expect(await stays.toldHotel(order_id)).toEqual(['hotel_booking', 'hotel_change']);
  const voucher = await stays.world.call('GET', 'order/voucher', { id: order_id }, { as: 'owner' });
  const { text } = await readPdf(voucher.body);
  expect(text).toContain('版本 Version 2');
  expect(text).toContain('2026-12-09');
  expect(text).not.toContain('2026-12-01');
});

test('workOrder/accept: same key twice → carried out once', async () => {
  const order_id = await stays.book();
  const before = await stays.balances();
  const { preview: _, ...yes } = await propose(order_id, later);
  const call = { as: 'owner', key: 'yes-to-the-change-001', lang: 'en' } as const;
  const replies = await Promise.all(
    [1, 2, 3].map(() => stays.world.call('POST', 'workOrder/accept', yes, call)),
  );
  expect(replies.map(({ code }) => code)).toEqual([1, 1, 1]);
  expect(await stays.movedFrom(before)).toEqual({ deposit: 28_000, order_hold: -28_000 });
});

test('workOrder/accept: races a refund → one of them wins, and no money or night is lost', async () => {
  const order_id = await stays.book();
  const before = await stays.balances();
  const { preview: _, ...yes } = await propose(order_id, later);
  const { preview_id } = must(await stays.post('order/refundPreview', { id: order_id }));
  const [accepted, refunded] = await Promise.all([
    stays.post('workOrder/accept', yes),
    stays.post('order/refund', { id: order_id, preview_id }),
  ]);
  const { order } = await stays.show(order_id);
  if (refunded.code === 1) {
    expect(order.order_status).toBe('cancelled');
    expect(await stays.movedFrom(before)).toEqual({ deposit: -48_000, order_hold: 48_000 });
  } else {
    // The refund amount has changed by then.
    expect([accepted.code, refunded.data.reason]).toEqual([1, 'preview_stale']);
    expect(order).toMatchObject({ order_status: 'confirmed', total_price: { amount: 76_000 } });
  }
});

test('drop_room by work order: agency accepts → room dropped for its cancellation fee', async () => {
  const order_id = await stays.book();
  stays.world.clock.set(new Date('2026-11-29T00:00:00Z'));
  const before = await stays.balances();
  const { preview, ...yes } = await propose(order_id, { kind: 'drop_room', room: 2 });
  // 240.00, of which the fee is one night.
  expect(preview).toMatchObject({ fee: { amount: 8_000 }, to_deposit: { amount: 16_000 } });
  must(await stays.post('workOrder/accept', yes));
  expect(await stays.movedFrom(before)).toEqual({ deposit: -16_000, order_hold: 16_000 });
  expect((await stays.show(order_id)).order).toMatchObject({
    total_price: { amount: 32_000 },
    guest_names: ['ZHANG SAN', 'LI SI'],
  });
});
