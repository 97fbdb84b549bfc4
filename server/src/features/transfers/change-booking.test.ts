import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { amendsOrders } from '../../../test/amend.ts';
import { buildDriver, buildVehicle, buildVehicleModel } from '../../../test/build-fleet.ts';
import {
  buildAirport,
  buildClass,
  buildPlace,
  buildPool,
  buildRate,
  buildZone,
} from '../../../test/build-transfers.ts';
import { fundAgency } from '../../../test/fund-agency.ts';
import { openSession, openTestWorld, type TestWorld } from '../../../test/harness.ts';
import { checkInvariants } from '../../../test/invariants.ts';
import { people, testStart } from '../../../test/population.ts';
import { readPdf } from '../../../test/read-pdf.ts';
import { listSoldDays } from '../../../test/vehicle-hours.ts';

let world: TestWorld;
let airportId: number;
let classId: number;
let poolId: number;
let rateId: number;
let places: { here: number; far: number };

beforeAll(async () => {
  world = await openTestWorld();
  await fundAgency(world.db, world.agencyA, { deposit: 500_000, creditLimit: 500_000 });
});
afterAll(() => world.close());
afterEach(async () => {
  expect(await checkInvariants(world.db)).toEqual([]);
});

/**
 * An airport with a near zone, 30.00 per vehicle, and a far one, 50.00; a night add-on of 10.00; one vehicle
 * per day.
 */
beforeEach(async () => {
  const { db } = world;
  world.clock.set(testStart);
  airportId = await buildAirport(db);
  classId = await buildClass(db);
  poolId = await buildPool(db, 1);
  const near = await buildZone(db, { airportId });
  const far = await buildZone(db, { airportId, nameEn: 'Bago', driveMinutes: 120 });
  places = {
    here: await buildPlace(db, { airportId, zoneId: near }),
    far: await buildPlace(db, { airportId, zoneId: far, nameZh: '勃固', nameEn: 'Bago Lodge' }),
  };
  rateId = await buildRate(db, { zoneId: near, classId, poolId });
  const seasons = [{ from: '01-01', to: '12-31', pick_up: 5000, drop_off: 4000 }];
  await buildRate(db, { zoneId: far, classId, poolId, seasons });
});

type Who = { as: 'owner' | 'operator' } | { token: string };
const owner: Who = { as: 'owner' };
const post = (path: string, data: object, who: Who = owner) =>
  world.call('POST', path, data, { ...who, key: randomUUID() });

/** A pick-up for a landing on 1 December at 14:00 in Yangon, or a drop-off for a departure then. */
async function book(
  { mode = 'pick_up', flight_at = '2026-12-01T14:00' } = {},
  who: Who = owner,
): Promise<number> {
  const trip = {
    mode,
    airport_id: airportId,
    place_id: places.here,
    flight_number: 'MU2031',
    flight_at,
    adults: 2,
  };
  const { data } = await post('airport/quote', { rate_key: `${rateId}-3000`, ...trip }, who);
  const named = { passenger_name: 'Zhang San', contact_name: 'Wang', contact_phone: '+86 138 0000 0000' };
  return (await post('airport/book', { quote_id: data.quote_id, ...named }, who)).data.order.id;
}
async function bookPaid(pay_channel: 'balance' | 'credit' = 'balance', wish = {}): Promise<number> {
  const id = await book(wish);
  expect((await post('order/pay', { id, pay_channel })).code).toBe(1);
  return id;
}
const flight = (wish: object = {}) => ({
  flight_number: 'MU2031',
  flight_at: '2026-12-01T14:00',
  place_id: places.here,
  ...wish,
});
const preview = (id: number, wish: object, who: Who = owner) =>
  post('airport/previewChange', { id, ...flight(wish) }, who);
/** Previews and carries out a change; `until` runs between the two. */
async function change(id: number, wish: object, who: Who = owner, until?: () => Promise<unknown>) {
  const { data } = await preview(id, wish, who);
  await until?.();
  return post(
    'airport/changeBooking',
    { id, ...flight(wish), preview_id: data.preview_id ?? randomUUID() },
    who,
  );
}
const show = async (id: number) =>
  (await world.call('GET', 'order/detail', { id }, { as: 'owner', lang: 'en' })).data;
const balances = async () => {
  const rows = await world.db
    .selectFrom('ledger_accounts')
    .select(['kind', 'balance'])
    .where('agency_id', '=', world.agencyA)
    .execute();
  return Object.fromEntries(rows.map(({ kind, balance }) => [kind, balance!]));
};
const movedFrom = async (before: Record<string, number>) => {
  const after = await balances();
  return Object.fromEntries(
    Object.entries(after).flatMap(([kind, sum]) =>
      sum === before[kind] ? [] : [[kind, sum - before[kind]!]],
    ),
  );
};
const soldDays = () => listSoldDays(world.db, poolId);
const mailsOf = async (event: string, sn: string) => {
  const mails = await world.db
    .selectFrom('outbox')
    .select(['body', 'subject'])
    .where('event', '=', event)
    .execute();
  return mails.filter(({ subject }) => subject.includes(sn));
};
const bookCrew = async (id: number) => {
  const ride = await world.db
    .selectFrom('rides')
    .select('id')
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow();
  const modelId = await buildVehicleModel(world.db, { classId });
  const crew = {
    driver_id: await buildDriver(world.db),
    vehicle_id: await buildVehicle(world.db, { modelId }),
  };
  await world.db
    .updateTable('drivers')
    .set({ phone: '+95 9 451 234 567' })
    .where('id', '=', crew.driver_id)
    .execute();
  const assign = (ride_id: number) =>
    post('console/dispatch/assign', { ride_id, ...crew }, { as: 'operator' });
  expect((await assign(ride.id)).code).toBe(1);
  return { rideId: ride.id, crew, assign };
};

it('airport/changeBooking: other flight at the same time → free, everyone concerned notified', async () => {
  const id = await bookPaid();
  await bookCrew(id);
  const before = await balances();
  const seen = await preview(id, { flight_number: 'mu 555' });
  expect(seen.data).toMatchObject({ to_pay: { amount: 0 }, to_give_back: { amount: 0 } });
  const changed = await change(id, { flight_number: 'mu 555' });
  expect(changed.data.order.total_price.amount).toBe(3000);
  expect(await movedFrom(before)).toEqual({});
  const { order, history } = await show(id);
  expect(order.detail).toMatchObject({ flight_number: 'MU555', can_change: true });
  expect(history.at(-1)).toMatchObject({
    event: 'change',
    actor: 'member',
    reason: 'MU2031 → MU555',
    amount: null,
    refund: null,
  });
  expect(await mailsOf('order_changed', order.sn)).toHaveLength(1);
  expect(await mailsOf('ride_changed', order.sn)).toHaveLength(1);
  const { text } = await readPdf((await world.call('GET', 'order/voucher', { id }, { as: 'owner' })).body);
  expect(text).toContain('MU555');
  // Versions: confirmed, driver assigned, changed.
  expect(text).toContain('版本 Version 3');
});

it('airport/changeBooking: moved into the night → both prices previewed, night add-on charged by the original means', async () => {
  const id = await bookPaid();
  const night = { flight_at: '2026-12-03T23:15' };
  const seen = (await preview(id, night)).data;
  expect(seen).toMatchObject({
    before: { starts_at: { local: '2026-12-01T14:00' }, total_price: { amount: 3000 } },
    after: { starts_at: { local: '2026-12-03T23:15' }, total_price: { amount: 4000 } },
    to_pay: { amount: 1000, currency: 'USD' },
    to_give_back: { amount: 0 },
    // Until cancelling costs a fee.
    valid_until: Date.parse('2026-11-30T14:00+06:30') / 1000,
  });
  const amounts = (side: 'before' | 'after') =>
    seen[side].lines.map(({ amount }: { amount: { amount: number } }) => amount.amount);
  expect([amounts('before'), amounts('after')]).toEqual([[3000], [3000, 1000]]);
  // Cancelling is free until one day before, at the new time as at the old one.
  expect(seen.after.free_cancel_until - seen.before.free_cancel_until).toBe(2 * 86_400 + 9.25 * 3600);

  const before = await balances();
  const { order: changed } = (await change(id, night)).data;
  expect(changed).toMatchObject({ total_price: { amount: 4000 }, settlement_money: { amount: 4000 } });
  expect(await movedFrom(before)).toEqual({ deposit: 1000, order_hold: -1000 });
  const { order, lines, history } = await show(id);
  expect(order).toMatchObject({
    service_start: { local: '2026-12-03T23:15' },
    free_cancel_until: seen.after.free_cancel_until,
    detail: { night_fee: { amount: 1000 }, pick_up_time: { local: '2026-12-03T23:15' } },
  });
  expect(lines).toHaveLength(2);
  expect(history.at(-1)).toMatchObject({
    reason: '2026-12-01 14:00 → 2026-12-03 23:15',
    amount: { amount: 1000 },
  });
  expect(await soldDays()).toEqual(['2026-12-03 1', '2026-12-04 1']);
  const [ride] = await world.db.selectFrom('rides').selectAll().where('order_id', '=', id).execute();
  expect(ride!.starts_at).toEqual(new Date('2026-12-03T23:15+06:30'));
  const [mail] = await mailsOf('order_changed', order.sn);
  expect(mail!.body).toMatch(/30\.00[\s\S]*40\.00/);
});

it.each(['balance', 'credit'] as const)(
  'airport/changeBooking: cheaper, paid by %s → difference refunded',
  async (channel) => {
    const id = await bookPaid(channel, { flight_at: '2026-12-03T23:15' });
    const before = await balances();
    expect((await preview(id, {})).data).toMatchObject({
      to_pay: { amount: 0 },
      to_give_back: { amount: 1000 },
    });
    const { order } = (await change(id, {})).data;
    expect(order).toMatchObject({
      total_price: { amount: 3000 },
      refund_money: { amount: 0 },
      settlement_money: { amount: channel === 'balance' ? 3000 : 0 },
    });
    const paidFrom = channel === 'balance' ? 'deposit' : 'receivable';
    expect(await movedFrom(before)).toEqual({ [paidFrom]: -1000, order_hold: 1000 });
    expect((await show(id)).history.at(-1)).toMatchObject({ amount: null, refund: { amount: 1000 } });
    // A later cancellation refunds the rest.
    const refund = await post('order/refundPreview', { id });
    expect(refund.data).toMatchObject({ fee: { amount: 0 }, refund: { amount: 3000 } });
    await post('order/refund', { id, preview_id: refund.data.preview_id });
    expect((await balances()).order_hold).toBe(before.order_hold! + 4000);
  },
);

it('airport/changeBooking: unpaid order → price changed without a posting, payment deadline unchanged', async () => {
  const id = await book();
  const { pay_by } = (await show(id)).order;
  const before = await balances();
  world.clock.advance(60_000);
  expect((await preview(id, { place_id: places.far })).data).toMatchObject({
    after: { place: 'Bago Lodge', total_price: { amount: 5000 } },
    to_pay: { amount: 0 },
  });
  const { order } = (await change(id, { place_id: places.far })).data;
  expect(order).toMatchObject({ total_price: { amount: 5000 }, order_status: 'pending_payment', pay_by });
  expect(await movedFrom(before)).toEqual({});
  await post('order/pay', { id, pay_channel: 'balance' });
  expect(await movedFrom(before)).toEqual({ deposit: 5000, order_hold: -5000 });
});

it('airport/changeBooking: approval pending → price change refused', async () => {
  const token = await openSession(world.db, people.booker.username);
  const id = await book({}, { token });
  expect((await post('order/askApproval', { id, note: '' }, { token })).code).toBe(1);
  expect((await change(id, { place_id: places.far }, { token })).data.reason).toBe('change_awaits_approval');
  expect((await change(id, { flight_number: 'MU555' }, { token })).code).toBe(1);
});

it('airport/changeBooking: own vehicle counts as free; none left at the time → refused, nothing changes', async () => {
  const id = await bookPaid();
  const other = await bookPaid('balance', { flight_at: '2026-12-02T14:00' });
  const before = { balances: await balances(), shown: await show(id) };
  expect((await change(id, { flight_at: '2026-12-02T15:00' })).data.reason).toBe('sold_out');
  const seen = await preview(id, { flight_at: '2026-12-03T23:00' });
  await post('airport/changeBooking', {
    id: other,
    ...flight({ flight_at: '2026-12-03T21:30' }),
    preview_id: (await preview(other, { flight_at: '2026-12-03T21:30' })).data.preview_id,
  });
  const late = { id, ...flight({ flight_at: '2026-12-03T23:00' }), preview_id: seen.data.preview_id };
  expect((await post('airport/changeBooking', late)).data.reason).toBe('sold_out');
  expect({ balances: await balances(), shown: await show(id) }).toEqual(before);
  // Its only vehicle returns from the other trip at 23:15 and can leave again then.
  expect((await change(id, { flight_at: '2026-12-03T23:15' })).code).toBe(1);
  expect((await change(id, { flight_at: '2026-12-01T16:00' })).code).toBe(1);
  expect(await soldDays()).toEqual(['2026-12-01 1', '2026-12-03 1']);
});

it("airport/changeBooking: unpaid order → agency's share of unpaid vehicles respected", async () => {
  const share = (most_unpaid_percent: number) =>
    world.db.updateTable('agencies').set({ most_unpaid_percent }).where('id', '=', world.agencyA).execute();
  await world.db.updateTable('vehicle_pools').set({ units: 4 }).where('id', '=', poolId).execute();
  await share(25);
  const id = await book();
  const other = await book({ flight_at: '2026-12-02T14:00' });
  const refused = await change(id, { flight_at: '2026-12-02T15:00' });
  // Its own hold does not count as another booking.
  const own = await change(other, { flight_at: '2026-12-02T15:00' });
  await share(100);
  expect([refused.data.reason, own.code]).toEqual(['unpaid_share_full', 1]);
  expect(await soldDays()).toEqual(['2026-12-01 1', '2026-12-02 1']);
});

it('airport/previewChange: booking closed at the new time, or class not sold there → refused', async () => {
  await world.db
    .updateTable('transfer_rates')
    .set({ cut_off_minutes: 240 })
    .where('id', '=', rateId)
    .execute();
  const id = await bookPaid();
  world.clock.set(new Date('2026-12-01T09:00+06:30'));
  const soon = await preview(id, { flight_at: '2026-12-01T12:59' });
  expect(soon.data).toMatchObject({ reason: 'booking_closed', errors: [{ field: 'flight_at' }] });
  expect((await preview(id, { flight_at: '2026-12-01T13:01' })).code).toBe(1);
  await world.db.updateTable('transfer_rates').set({ active: false }).where('pool_id', '=', poolId).execute();
  expect((await preview(id, { flight_at: '2026-12-01T15:00' })).data.reason).toBe('change_not_sold');
  expect((await change(id, { flight_number: 'MU555' })).code).toBe(1);
});

it('airport/changeBooking: amounts changed since the preview → refused with a new preview', async () => {
  const id = await bookPaid();
  const before = { balances: await balances(), shown: await show(id) };
  const raise = () =>
    world.db.updateTable('airports').set({ night_amount: 1200 }).where('id', '=', airportId).execute();
  const night = { flight_at: '2026-12-01T22:00' };
  const { data } = await change(id, night, owner, raise);
  expect(data).toMatchObject({ reason: 'change_preview_stale', preview: { to_pay: { amount: 1200 } } });
  expect({ balances: await balances(), shown: await show(id) }).toEqual(before);
  const accepted = { id, ...flight(night), preview_id: data.preview.preview_id };
  expect((await post('airport/changeBooking', accepted)).data.order.total_price.amount).toBe(4200);
  // If it is paid in between, the change would charge what the preview of an unpaid order did not show.
  const unpaid = await book({ flight_at: '2026-12-05T14:00' });
  const paidMeanwhile = await change(unpaid, { flight_at: '2026-12-05T22:00' }, owner, () =>
    post('order/pay', { id: unpaid, pay_channel: 'balance' }),
  );
  expect(paidMeanwhile.data).toMatchObject({
    reason: 'change_preview_stale',
    preview: { to_pay: { amount: 1200 } },
  });
});

it('airport/changeBooking: within the fee window → fee of the former trip plus the price of the new one', async () => {
  const id = await bookPaid('balance', { flight_at: '2026-12-01T23:00' });
  const before = await balances();
  // Ten hours before, half of 40.00 is kept; three hours before, all of it.
  world.clock.set(new Date('2026-12-01T13:00+06:30'));
  const { data } = await preview(id, { flight_at: '2026-12-20T14:00' });
  expect(data).toMatchObject({
    before: { total_price: { amount: 4000 } },
    after: { total_price: { amount: 5000 } },
    fee: { amount: 2000 },
    to_pay: { amount: 1000 },
    to_give_back: { amount: 0 },
    valid_until: Date.parse('2026-12-01T20:00+06:30') / 1000,
  });
  expect(data.after.lines.map(({ amount }: { amount: { amount: number } }) => amount.amount)).toEqual([
    3000, 2000,
  ]);
  expect(data.after.lines[1].label).toBe('Cancellation fee of the original booking');
  const changed = await change(id, { flight_at: '2026-12-20T14:00' });
  expect(changed.data.order.total_price.amount).toBe(5000);
  expect(await movedFrom(before)).toEqual({ deposit: 1000, order_hold: -1000 });
  // The new trip has its own cancellation rules; the fee of the former one is kept.
  const feeOf = async () => (await post('order/refundPreview', { id })).data.fee.amount;
  world.clock.set(new Date('2026-12-01T20:00+06:30'));
  expect(await feeOf()).toBe(2000);
  world.clock.set(new Date('2026-12-20T13:00+06:30'));
  expect(await feeOf()).toBe(5000);
});

it('airport/changeBooking: changed again while cancelling is free → first fee kept, no second one', async () => {
  const id = await bookPaid('balance', { flight_at: '2026-12-01T23:00' });
  world.clock.set(new Date('2026-12-01T13:00+06:30'));
  await change(id, { flight_at: '2026-12-20T14:00' });
  const { data } = await preview(id, { flight_at: '2026-12-21T23:30' });
  expect(data).toMatchObject({
    fee: { amount: 0 },
    to_pay: { amount: 1000 },
    after: { total_price: { amount: 6000 } },
  });
  expect((await change(id, { flight_at: '2026-12-21T23:30' })).code).toBe(1);
  expect((await post('order/refundPreview', { id })).data).toMatchObject({
    fee: { amount: 2000 },
    refund: { amount: 4000 },
  });
});

it('airport/previewChange: 40 minutes before landing, full fee → other day costs the whole former price too', async () => {
  const id = await bookPaid();
  world.clock.set(new Date('2026-12-01T13:20+06:30'));
  expect((await preview(id, { flight_at: '2026-12-02T16:00' })).data).toMatchObject({
    fee: { amount: 3000 },
    to_pay: { amount: 3000 },
    after: { total_price: { amount: 6000 } },
  });
});

it('airport/changeBooking: previewed before the next fee, carried out after it → refused', async () => {
  const id = await bookPaid('balance', { flight_at: '2026-12-01T23:00' });
  world.clock.set(new Date('2026-12-01T19:59+06:30'));
  const late = await change(id, { flight_at: '2026-12-20T14:00' }, owner, async () => {
    world.clock.set(new Date('2026-12-01T20:00+06:30'));
  });
  expect(late.data).toMatchObject({
    reason: 'change_preview_stale',
    preview: { fee: { amount: 4000 }, to_pay: { amount: 3000 } },
  });
});

it('within the fee window: other flight at the same time, passenger, phone or sign → free', async () => {
  const id = await bookPaid();
  world.clock.set(new Date('2026-12-01T13:20+06:30'));
  const before = await balances();
  expect((await preview(id, { flight_number: 'MU555' })).data).toMatchObject({
    fee: { amount: 0 },
    to_pay: { amount: 0 },
  });
  expect((await change(id, { flight_number: 'MU555' })).code).toBe(1);
  const named = { passenger_name: 'Khin Myo', contact_phone: '+86 138 0000 0000', sign_text: 'KHIN' };
  expect((await post('airport/changeTrip', { id, ...named })).code).toBe(1);
  expect(await movedFrom(before)).toEqual({});
  expect((await post('order/refundPreview', { id })).data.fee.amount).toBe(3000);
});

it('renamePassenger: sign with the former name → both changed by the desk; own sign → kept', async () => {
  const id = await bookPaid();
  const rename = (passenger_name: string) =>
    post('console/airportOrder/renamePassenger', { id, passenger_name, reason: 'Ill' }, { as: 'operator' });
  expect((await rename('Khin Myo')).data.order.guest_names).toEqual(['Khin Myo']);
  expect((await show(id)).order.detail).toMatchObject({ passenger_name: 'Khin Myo', sign_text: 'Khin Myo' });
  expect((await show(id)).history.at(-1)).toMatchObject({ event: 'changeTrip', actor: 'operator' });
  const named = { passenger_name: 'Khin Myo', contact_phone: '+86 138 0000 0000', sign_text: 'ACME' };
  await post('airport/changeTrip', { id, ...named });
  await rename('Aye Aye');
  expect((await show(id)).order.detail).toMatchObject({ passenger_name: 'Aye Aye', sign_text: 'ACME' });
  expect((await rename('Aye Aye')).data.reason).toBe('amendment_changes_nothing');
});

it('setLanding: delay within the fee window → no fee, booking closes at the earlier start', async () => {
  const id = await bookPaid();
  const before = await balances();
  world.clock.set(new Date('2026-12-01T08:00+06:30'));
  const land = (lands_at: string) =>
    post('console/airportOrder/setLanding', { id, lands_at }, { as: 'operator' });
  expect((await land('2026-12-02T00:10')).code).toBe(1);
  expect((await land('2026-12-01T10:00')).code).toBe(1);
  expect(await movedFrom(before)).toEqual({});
  expect((await show(id)).order.total_price.amount).toBe(3000);
  world.clock.set(new Date('2026-12-01T10:00+06:30'));
  expect((await post('order/refundPreview', { id })).data.reason).toBe('order_start_reached');
});

it('console/order/changePrice: change fee waived → refunded, and not kept on cancellation', async () => {
  const id = await bookPaid('balance', { flight_at: '2026-12-01T23:00' });
  world.clock.set(new Date('2026-12-01T13:00+06:30'));
  const before = await balances();
  await change(id, { flight_at: '2026-12-20T14:00' });
  const waived = { id, total_price: 3500, reason: 'The seller waives 15.00 of the fee' };
  expect((await post('console/order/changePrice', waived, { as: 'operator' })).code).toBe(1);
  expect(await movedFrom(before)).toEqual({ deposit: -500, order_hold: 500 });
  expect((await post('order/refundPreview', { id })).data).toMatchObject({
    fee: { amount: 500 },
    refund: { amount: 3000 },
  });
});

// Covers 4.21.
it('non-refundable and confirmed: member → can change passenger and sign, but not flight, time or place', async () => {
  const fixed = JSON.stringify({
    rules: [{ until: null, fee: { kind: 'percent', percent: 100 } }],
    noShow: { kind: 'percent', percent: 100 },
  });
  await world.db.updateTable('airports').set({ policy: fixed }).where('id', '=', airportId).execute();
  const id = await book();
  expect((await show(id)).order.detail).toMatchObject({ can_change: true, can_move: true });
  expect((await change(id, { flight_at: '2026-12-02T15:00' })).code).toBe(1);
  await post('order/pay', { id, pay_channel: 'balance' });
  const { order, policy } = await show(id);
  expect(order.detail).toMatchObject({ can_change: true, can_move: false });
  expect(policy.text[0]).toContain('flight, time and place cannot be changed');
  const seen = await preview(id, { flight_at: '2026-12-03T15:00' });
  expect(seen.data.reason).toBe('change_non_refundable');
  for (const wish of [
    { flight_at: '2026-12-03T15:00' },
    { place_id: places.far },
    { flight_number: 'MU555' },
  ])
    expect((await change(id, wish)).data.reason).toBe('change_non_refundable');
  const named = { passenger_name: 'Khin Myo', contact_phone: '+86 138 0000 0000', sign_text: 'KHIN' };
  expect((await post('airport/changeTrip', { id, ...named })).code).toBe(1);
  // A work order asks the desk, which changes it for the fee once the agency has agreed.
  const amend = amendsOrders(world);
  const input = { kind: 'change_transfer' as const, ...flight({ flight_at: '2026-12-03T15:00' }) };
  const { outcome } = await amend.workOut(id, input);
  expect(outcome).toMatchObject({ who: 'member', needsYes: true, fee: 3000, costs: 3000 });
  await expect(amend.carryOut(id, input)).rejects.toMatchObject({ code: 'amendment_by_desk' });
});

it("airport/changeBooking: charge above the member's limits or the deposit → refused", async () => {
  const token = await openSession(world.db, people.booker.username);
  const { data } = await world.call('GET', 'subAccount/list', {}, { as: 'owner' });
  const { id: userId } = data.list.find(
    ({ username }: { username: string }) => username === people.booker.username,
  );
  const limitTo = (limits: object) => {
    const none = {
      order_limit: null,
      day_limit: null,
      month_limit: null,
      products: null,
      pay_channels: null,
    };
    return post('subAccount/limit', { id: userId, limits: { ...none, ...limits } });
  };
  await limitTo({ order_limit: 3999 });
  const id = await book({}, { token });
  await post('order/pay', { id, pay_channel: 'balance' }, { token });
  const night = { flight_at: '2026-12-01T22:00' };
  expect((await change(id, night, { token })).data.reason).toBe('over_order_limit');
  await limitTo({ day_limit: 3999 });
  expect((await change(id, night, { token })).data.reason).toBe('over_day_limit');
  await limitTo({ day_limit: 4000 });
  expect((await change(id, night, { token })).code).toBe(1);
  const spending = (await world.call('GET', 'account/spending', {}, { token })).data;
  expect(spending).toMatchObject({ most: { amount: 0 }, limited_by: 'day' });
  // A refunded amount can be spent again.
  expect((await change(id, {}, { token })).code).toBe(1);
  expect((await world.call('GET', 'account/spending', {}, { token })).data.most.amount).toBe(1000);
  await limitTo({});
});

it('airport/changeBooking: driver has another ride then → unassigned, desk notified', async () => {
  const id = await bookPaid();
  await world.db.updateTable('vehicle_pools').set({ units: 2 }).where('id', '=', poolId).execute();
  const other = await bookPaid('balance', { flight_at: '2026-12-02T14:00' });
  const { rideId, assign } = await bookCrew(id);
  const otherRide = await world.db
    .selectFrom('rides')
    .select('id')
    .where('order_id', '=', other)
    .executeTakeFirstOrThrow();
  expect((await assign(otherRide.id)).code).toBe(1);
  expect((await change(id, { flight_at: '2026-12-02T14:30' })).code).toBe(1);
  const { order } = await show(id);
  expect(order.detail).toMatchObject({ dispatch_status: 'unassigned', rides: [{ driver_name: '' }] });
  expect(await mailsOf('ride_unassigned', order.sn)).toHaveLength(1);
  const rows = await world.db
    .selectFrom('ride_history')
    .selectAll()
    .where('ride_id', '=', rideId)
    .orderBy('id')
    .execute();
  expect(rows.at(-1)).toMatchObject({ event: 'unassign', actor: 'member', to_status: 'unassigned' });
  // The other ride keeps its driver, and an available driver stays assigned.
  expect((await show(other)).order.detail.dispatch_status).toBe('assigned');
  expect((await change(other, { flight_at: '2026-12-02T20:00' })).code).toBe(1);
  expect((await show(other)).order.detail.dispatch_status).toBe('assigned');
});

it('car/previewChange: id of a transfer → not_found', async () => {
  const id = await bookPaid();
  const wish = {
    id,
    pick_up_id: 1,
    pick_up_address: '',
    pick_up_at: '2026-12-15T08:00',
    drop_off_at: '2026-12-16T13:00',
  };
  expect((await post('car/previewChange', wish)).data.reason).toBe('not_found');
  const blind = { ...wish, preview_id: randomUUID() };
  expect((await post('car/changeBooking', blind)).data.reason).toBe('not_found');
});

it('airport/changeBooking: driver has set off or trip has begun → refused', async () => {
  const id = await bookPaid();
  const { rideId } = await bookCrew(id);
  const seen = (await preview(id, { flight_at: '2026-12-01T18:00' })).data;
  await post('console/dispatch/depart', { ride_id: rideId }, { as: 'operator' });
  const wish = { id, ...flight({ flight_at: '2026-12-01T18:00' }), preview_id: seen.preview_id };
  expect((await post('airport/changeBooking', wish)).data.reason).toBe('trip_under_way');
  const begun = await bookPaid('balance', { flight_at: '2026-12-02T14:00' });
  world.clock.set(new Date('2026-12-02T14:00+06:30'));
  expect((await preview(begun, { flight_at: '2026-12-02T18:00' })).data.reason).toBe('order_start_reached');
});

it('airport/changeBooking: drop-off → start follows the flight, or the requested time', async () => {
  const id = await bookPaid('balance', { mode: 'drop_off' });
  // International: three hours plus the drive of 45 minutes before departure.
  expect((await show(id)).order.service_start.local).toBe('2026-12-01T10:15');
  await change(id, { flight_at: '2026-12-01T16:00' });
  expect((await show(id)).order.service_start.local).toBe('2026-12-01T12:15');
  await change(id, { flight_at: '2026-12-01T16:00', transfer_at: '2026-12-01T11:30' });
  expect((await show(id)).order.service_start.local).toBe('2026-12-01T11:30');
  const after = await preview(id, { flight_at: '2026-12-01T16:00', transfer_at: '2026-12-01T16:00' });
  expect(after.data).toMatchObject({ reason: 'transfer_after_departure' });
});

it('airport/changeBooking: to an area → exact address required and kept; to another place → dropped', async () => {
  const { zone_id: zoneId } = await world.db
    .selectFrom('transfer_places')
    .select('zone_id')
    .where('id', '=', places.here)
    .executeTakeFirstOrThrow();
  const area = await buildPlace(world.db, { airportId, zoneId, kind: 'area', nameEn: 'Hlaing Township' });
  const id = await bookPaid();
  const at = async () => {
    const { place, address } = (await show(id)).order.detail;
    return [place.name, address];
  };
  const there = { place_id: area };
  for (const address of [undefined, '']) {
    const { data } = await preview(id, { ...there, address });
    expect([data.reason, data.errors[0].field]).toEqual(['area_address_required', 'address']);
  }
  const seen = await preview(id, { ...there, address: 'Room 4, 12 Thukha Road' });
  const unsaid = { id, ...flight(there), preview_id: seen.data.preview_id };
  expect((await post('airport/changeBooking', unsaid)).data.reason).toBe('area_address_required');
  expect(await at()).toEqual(['Camellia Hotel', '']);
  expect((await change(id, { ...there, address: 'Room 4, 12 Thukha Road' })).code).toBe(1);
  expect(await at()).toEqual(['Hlaing Township', 'Room 4, 12 Thukha Road']);
  expect((await change(id, { ...there, flight_at: '2026-12-01T15:00' })).code).toBe(1);
  expect(await at()).toEqual(['Hlaing Township', 'Room 4, 12 Thukha Road']);
  const named = { id, passenger_name: 'Khin Myo', contact_phone: '+86 138 0000 0000', sign_text: '' };
  const emptied = await post('airport/changeTrip', { ...named, address: '' });
  expect([emptied.data.reason, emptied.data.errors[0].field]).toEqual(['area_address_required', 'address']);
  for (const [said, kept] of [
    [{}, 'Room 4, 12 Thukha Road'],
    [{ address: 'House 9, Baho Road' }, 'House 9, Baho Road'],
  ] as const) {
    expect((await post('airport/changeTrip', { ...named, ...said })).code).toBe(1);
    expect(await at()).toEqual(['Hlaing Township', kept]);
  }
  const { text } = await readPdf((await world.call('GET', 'order/voucher', { id }, { as: 'owner' })).body);
  expect(text).toContain('House 9, Baho Road');
  expect((await change(id, {})).code).toBe(1);
  expect(await at()).toEqual(['Camellia Hotel', '']);
});

it('airport/changeBooking: member without the right to see prices → allowed if the price does not change', async () => {
  const token = await openSession(world.db, people.booker.username);
  const id = await book({}, { token });
  await giveNodes(['/user/airport-order/list/change']);
  const same = await preview(id, { flight_at: '2026-12-01T15:00' }, { token });
  expect(same.data).toMatchObject({ after: { total_price: { amount: null } }, to_pay: { amount: null } });
  expect((await change(id, { flight_at: '2026-12-01T15:00' }, { token })).code).toBe(1);
  expect((await preview(id, { flight_at: '2026-12-01T23:00' }, { token })).code).toBe(401);
  await giveNodes(null);
});

/** Sets the booker's permissions; null = the defaults of bookers. */
async function giveNodes(nodes: string[] | null): Promise<void> {
  await world.db.updateTable('users').set({ nodes }).where('username', '=', people.booker.username).execute();
}

it('change_transfer amendment: free → carried out without the desk; more expensive → after acceptance', async () => {
  const amend = amendsOrders(world);
  const id = await bookPaid();
  await bookCrew(id);
  const input = (wish: object = {}) => ({ kind: 'change_transfer' as const, ...flight(wish) });
  const free = await amend.workOut(id, input({ flight_number: 'MU555' }));
  expect(free.outcome).toMatchObject({
    who: 'itself',
    needsYes: false,
    totalAfter: 3000,
    tells: ['driver'],
    effects: [{ label: { en: 'Trip' }, before: { en: 'MU2031' }, after: { en: 'MU555' } }],
  });
  await amend.carryOut(id, input({ flight_number: 'MU555' }));
  const night = input({ flight_number: 'MU555', flight_at: '2026-12-03T23:15' });
  const { outcome } = await amend.workOut(id, night);
  expect(outcome).toMatchObject({ who: 'itself', needsYes: true, totalAfter: 4000, costs: 1000 });
  expect(outcome.effects[1]).toMatchObject({ label: { zh: '免费取消至' } });
  const before = await balances();
  await expect(amend.carryOut(id, night, { member: 'owner', saidYes: false })).rejects.toMatchObject({
    code: 'amendment_needs_yes',
  });
  await amend.carryOut(id, night);
  expect(await movedFrom(before)).toEqual({ deposit: 1000, order_hold: -1000 });
  expect(await soldDays()).toEqual(['2026-12-03 1', '2026-12-04 1']);
  const { order, history } = await show(id);
  expect(history.at(-1)).toMatchObject({ event: 'change', actor: 'member' });
  expect(await mailsOf('order_changed', order.sn)).toHaveLength(2);
  expect((await amend.workOut(id, night)).refused?.code).toBe('amendment_changes_nothing');
  // The desk may carry out a free change without acceptance.
  await amend.carryOut(id, input({ flight_number: 'MU555' }), { desk: true });
  expect(await movedFrom(before)).toEqual({});
});
