import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildCarCity, buildCarRate } from '../../../test/build-cars.ts';
import { openTestWorld, type TestWorld } from '../../../test/harness.ts';
import { testStart } from '../../../test/population.ts';

let world: TestWorld;
let city: Awaited<ReturnType<typeof buildCarCity>>;
let orderId: number;

beforeAll(async () => {
  world = await openTestWorld();
  city = await buildCarCity(world.db);
});
afterAll(() => world.close());

/** Two cars under way, all of 1 December from 8 to 18. */
beforeEach(async () => {
  world.clock.set(testStart);
  const { rate } = await buildCarRate(world.db, { locationId: city.downtown, kmPerDay: 100 });
  const trip = {
    rate_key: `${rate}-24000`,
    pick_up_id: city.downtown,
    drop_off_id: city.downtown,
    pick_up_at: '2026-12-01T08:00',
    drop_off_at: '2026-12-01T18:00',
    adults: 2,
    vehicles: 2,
  };
  const { quote_id } = (await world.call('POST', 'car/quote', trip, { as: 'owner' })).data;
  const named = { quote_id, passenger_name: 'Wang', contact_name: 'Wang', contact_phone: '12345678' };
  orderId = (await world.call('POST', 'car/book', named, { as: 'owner' })).data.order.id;
  await world.db
    .updateTable('orders')
    .set({ order_status: 'in_service', pay_channel: 'balance' })
    .where('id', '=', orderId)
    .execute();
  world.clock.set('2026-12-02T00:00:00Z');
});

const report = (change: object, as: 'operator' | 'owner' = 'operator', key: string = randomUUID()) =>
  world.call(
    'POST',
    'console/carOrder/reportOvertime',
    { id: orderId, ended_at: '2026-12-01T20:30', ...change },
    { as, key },
  );

it("reportOvertime: late and further → charge by the order's rate card", async () => {
  const reply = await report({ extra_km: 30, reason: 'Traffic' });
  expect(reply.msg).toBe('');
  expect(reply.data.amount.amount).toBe(2 * 3 * 1_500 + 30 * 40);
  const adjustments = await world.db
    .selectFrom('order_adjustments')
    .select(['kind', 'status', 'quantity', 'unit_amount', 'reason'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  expect(adjustments).toEqual([
    { kind: 'overtime', status: 'proposed', quantity: 1, unit_amount: 9_000, reason: 'Traffic' },
    { kind: 'extra_km', status: 'proposed', quantity: 30, unit_amount: 40, reason: 'Traffic' },
  ]);
});

it.each([
  ['nothing_to_charge', { ended_at: '2026-12-01T18:00' }],
  ['ended_in_future', { ended_at: '2026-12-02T08:00' }],
  ['not_found', { id: 999_999 }],
])('reportOvertime: invalid report → refused with %s', async (reason, change) => {
  expect((await report(change)).data.reason).toBe(reason);
});

it('reportOvertime: longest rental ended late → charged; implausible end → refused', async () => {
  const sold = await world.db
    .selectFrom('car_orders')
    .select('sold_as')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const { rental, ...rest } = sold.sold_as as unknown as { rental: object };
  const longest = { ...rest, rental: { ...rental, start: '2026-11-01T18:00' } };
  await world.db
    .updateTable('car_orders')
    .set({ sold_as: JSON.stringify(longest) })
    .where('order_id', '=', orderId)
    .execute();
  // From 30 days to 30 days and 2.5 hours, the thirty-first day counts as a half day, so the report is for
  // later.
  expect((await report({ ended_at: '2026-12-01T20:30' })).data.reason).toBe('nothing_to_charge');
  expect((await report({ ended_at: '2026-12-01T23:30' })).data.amount.amount).toBe(2 * (12_000 - 7_000));
  world.clock.set('2027-01-02T00:00:00Z');
  expect((await report({ ended_at: '2026-12-31T18:01' })).data.reason).toBe('rental_too_long');
});

it('reportOvertime: caller not staff, or order not under way → refused', async () => {
  expect((await report({}, 'owner')).code).toBe(401);
  await world.db.updateTable('orders').set({ order_status: 'confirmed' }).where('id', '=', orderId).execute();
  expect((await report({})).data.reason).toBe('order_wrong_state');
});

it('reportOvertime: reported again → only the difference charged; withdrawn → charged in full again', async () => {
  const key = randomUUID();
  const first = await report({ extra_km: 30 }, 'operator', key);
  expect((await report({ extra_km: 30 }, 'operator', key)).data).toEqual(first.data);
  expect((await report({ ended_at: '2026-12-01T21:00', extra_km: 30 })).data.reason).toBe(
    'nothing_to_charge',
  );
  const further = await report({ ended_at: '2026-12-01T21:01', extra_km: 50 });
  expect(further.data.amount.amount).toBe(2 * 1_500 + 20 * 40);
  expect((await report({ ended_at: '2026-12-01T18:00', extra_km: 10 })).data.reason).toBe(
    'nothing_to_charge',
  );
  const rows = await world.db
    .selectFrom('order_adjustments')
    .select(['id', 'amount'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  expect(rows.map(({ amount }) => amount)).toEqual([9_000, 1_200, 3_000, 800]);
  const withdrawal = { id: orderId, adjustment_id: rows[0]!.id, reason: 'Mistaken' };
  await world.call('POST', 'console/order/withdrawAdjustment', withdrawal, { as: 'operator' });
  expect((await report({ ended_at: '2026-12-01T21:01', extra_km: 50 })).data.amount.amount).toBe(9_000);
});
