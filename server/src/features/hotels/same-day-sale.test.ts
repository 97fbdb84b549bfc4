import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildCity, buildHotel } from '../../../test/build-hotels.ts';
import { fundAgency } from '../../../test/fund-agency.ts';
import { openTestWorld, type TestWorld } from '../../../test/harness.ts';
import { checkInvariants } from '../../../test/invariants.ts';
import type { RelativeEnd, RelativePolicy } from '../../domain/cancellation-policy.ts';

let world: TestWorld;
let cityId: number;

const rooms = [{ adults: 2, child_ages: [] }];
const stay = { check_in: '2026-12-10', check_out: '2026-12-12', rooms, nationality: 'CN' };
/** Returns the instant of a local time in Yangon on the day of arrival. */
const on = (time: string) => new Date(`2026-12-10T${time}:00+06:30`);
const seconds = (time: string) => on(time).getTime() / 1000;

/** Free until 18:00 on the day of arrival, then the first night. */
const freeUntilSix: RelativePolicy = {
  rules: [
    { until: { daysBefore: 0, time: '18:00' }, fee: { kind: 'none' } },
    { until: null, fee: { kind: 'nights', nights: 1 } },
  ],
  noShow: { kind: 'percent', percent: 100 },
};

beforeAll(async () => {
  world = await openTestWorld();
  cityId = await buildCity(world.db);
  await fundAgency(world.db, world.agencyA, { deposit: 1_000_000, creditLimit: 0 });
});
afterAll(async () => {
  expect(await checkInvariants(world.db)).toEqual([]);
  await world.close();
});

/** Builds a hotel with one rate; returns both ids. */
async function house(plan: { cutOff?: RelativeEnd; policy?: RelativePolicy } = {}) {
  const built = await buildHotel(world.db, { cityId, rooms: [{ plans: [{ price: 8000, ...plan }] }] });
  await world.app.memory.refresh();
  return { id: built.id, plan: built.rooms[0]!.plans[0]! };
}
type House = Awaited<ReturnType<typeof house>>;

const get = async (path: string, input: object) =>
  (await world.call('GET', path, input, { as: 'owner' })).data;
const post = (path: string, input: object) =>
  world.call('POST', path, input, { as: 'owner', key: randomUUID() });
const found = async ({ id }: House) =>
  (await get('hotel/list', { destination_type: 'hotel', destination_id: id, ...stay })).list;
const ratesOf = async ({ id }: House) =>
  (await get('hotel/detail', { id, ...stay })).rooms[0].rates.filter(
    ({ rate_key }: { rate_key: string | null }) => rate_key,
  );
const quote = ({ plan }: House) => post('hotel/quote', { rate_key: `${plan}-16000`, ...stay });
const orderOf = async (id: number) => (await get('order/detail', { id })).order;
const pay = (id: number) => post('order/pay', { id, pay_channel: 'balance' });

async function book(at: House): Promise<{ id: number; pay_by: number }> {
  const { data } = await quote(at);
  const guests = [{ full_name: 'Zhang San' }, { full_name: 'Li Si' }];
  const contact = { contact_name: 'Wang', contact_phone: '+86 138 0000 0000' };
  const booked = await post('hotel/book', { quote_id: data.quote_id, rooms: [{ guests }], ...contact });
  return booked.data.order;
}

it('same-day sale: cut-off at 22:00, now 15:30 → listed, quoted, booked and paid for tonight', async () => {
  const inn = await house({ cutOff: { daysBefore: 0, time: '22:00' }, policy: freeUntilSix });
  world.clock.set(on('15:30'));
  const shown = { cancellation: 'free', free_cancel_until: seconds('18:00') };
  expect(await found(inn)).toMatchObject([{ id: inn.id, ...shown }]);
  expect(await ratesOf(inn)).toMatchObject([shown]);
  const { id, pay_by } = await book(inn);
  expect(pay_by).toBe(seconds('16:00'));
  const paid = (await pay(id)).data.order;
  expect(paid).toMatchObject({ order_status: 'confirmed', free_cancel_until: seconds('18:00') });
  expect(paid.actions).toContain('refund');
});

it('same-day sale: free until 18:00 → payment deadline not later than that', async () => {
  const inn = await house({ policy: freeUntilSix });
  world.clock.set(on('17:50'));
  expect((await book(inn)).pay_by).toBe(seconds('18:00'));
});

it('same-day sale: cancelled after 14:00 → fee by the policy, until the cut-off', async () => {
  const inn = await house({ cutOff: { daysBefore: 0, time: '22:00' }, policy: freeUntilSix });
  world.clock.set(on('15:30'));
  const [free, late] = [await book(inn), await book(inn)];
  for (const { id } of [free, late]) await pay(id);
  const preview = async (id: number) => (await post('order/refundPreview', { id })).data;
  world.clock.set(on('17:59'));
  const first = await preview(free.id);
  expect(first).toMatchObject({ fee: { amount: 0 }, valid_until: seconds('18:00') });
  const given = await post('order/refund', { id: free.id, preview_id: first.preview_id, reason: '' });
  expect(given.data.order).toMatchObject({ order_status: 'cancelled', refund_money: { amount: 16_000 } });
  world.clock.set(on('21:59'));
  expect(await preview(late.id)).toMatchObject({ fee: { amount: 8000 }, refund: { amount: 8000 } });
  expect((await orderOf(late.id)).actions).toContain('refund');
  world.clock.set(on('22:00'));
  expect((await orderOf(late.id)).actions).not.toContain('refund');
  expect((await preview(late.id)).reason).toBe('order_start_reached');
});

it('same-day sale: cut-off at 22:00 reached → not listed, quoted or payable, and the order expires', async () => {
  const inn = await house({ cutOff: { daysBefore: 0, time: '22:00' } });
  world.clock.set(on('21:50'));
  const { id, pay_by } = await book(inn);
  expect(pay_by).toBe(seconds('22:00'));
  const unbooked = (await quote(inn)).data.quote_id;
  world.clock.set(on('22:00'));
  expect(await found(inn)).toEqual([]);
  expect(await ratesOf(inn)).toEqual([]);
  const refused = await quote(inn);
  expect(refused.data.reason).toBe('booking_closed');
  expect(refused.msg).toContain('2026-12-10 22:00');
  const guests = [{ full_name: 'Zhang San' }, { full_name: 'Li Si' }];
  const contact = { contact_name: 'Wang', contact_phone: '+86 138 0000 0000' };
  const booked = await post('hotel/book', { quote_id: unbooked, rooms: [{ guests }], ...contact });
  expect(booked.data.reason).toBe('booking_closed');
  expect((await pay(id)).data.reason).toBe('pay_time_over');
  await world.app.jobs.find(({ name }) => name === 'expire-orders')!.run(world.clock.now());
  expect((await orderOf(id)).order_status).toBe('expired');
});

it('same-day sale: no cut-off set → sold until 23:00', async () => {
  const inn = await house();
  world.clock.set(on('22:50'));
  expect(await found(inn)).toHaveLength(1);
  const { id, pay_by } = await book(inn);
  expect(pay_by).toBe(seconds('23:00'));
  expect((await pay(id)).data.order.order_status).toBe('confirmed');
  world.clock.set(on('23:00'));
  expect(await found(inn)).toEqual([]);
  expect((await quote(inn)).data.reason).toBe('booking_closed');
});

it('same-day sale: cut-off 6 hours before check-in → closed from 08:00, cancellable by its policy until 14:00', async () => {
  const inn = await house({ cutOff: { hoursBefore: 6 }, policy: freeUntilSix });
  world.clock.set(on('07:59'));
  expect(await ratesOf(inn)).toMatchObject([{ free_cancel_until: seconds('14:00') }]);
  const { id, pay_by } = await book(inn);
  expect(pay_by).toBe(seconds('08:00'));
  await pay(id);
  world.clock.set(on('08:00'));
  expect(await found(inn)).toEqual([]);
  world.clock.set(on('13:59'));
  expect((await orderOf(id)).actions).toContain('refund');
  world.clock.set(on('14:00'));
  expect((await orderOf(id)).actions).not.toContain('refund');
});
