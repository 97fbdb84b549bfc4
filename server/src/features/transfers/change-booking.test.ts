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

/** An airport with a zone nearby, 30.00 a vehicle, and one far off, 50.00; a night add-on of 10.00; one vehicle a day. */
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

/** A pick-up of a landing on 1 December at 14:00 in Yangon, or a drop-off of a departure then. */
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
/** Changes an order as it was previewed; `until` happens between the two. */
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

it('takes another flight of the same time at no cost, and everybody hears of it', async () => {
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
    ...{ event: 'change', actor: 'member', reason: 'MU2031 → MU555' },
    ...{ amount: null, refund: null },
  });
  expect(await mailsOf('order_changed', order.sn)).toHaveLength(1);
  expect(await mailsOf('ride_changed', order.sn)).toHaveLength(1);
  const { text } = await readPdf((await world.call('GET', 'order/voucher', { id }, { as: 'owner' })).body);
  expect(text).toContain('MU555');
  // Confirmed, its driver assigned, and changed.
  expect(text).toContain('版本 Version 3');
});

it('moved into the night is shown at both prices, and the night add-on is charged the way it was paid', async () => {
  const id = await bookPaid();
  const night = { flight_at: '2026-12-03T23:15' };
  const seen = (await preview(id, night)).data;
  expect(seen).toMatchObject({
    before: { starts_at: { local: '2026-12-01T14:00' }, total_price: { amount: 3000 } },
    after: { starts_at: { local: '2026-12-03T23:15' }, total_price: { amount: 4000 } },
    to_pay: { amount: 1000, currency: 'USD' },
    to_give_back: { amount: 0 },
    // Until cancelling begins to cost something.
    valid_until: Date.parse('2026-11-30T14:00+06:30') / 1000,
  });
  const amounts = (side: 'before' | 'after') =>
    seen[side].lines.map(({ amount }: { amount: { amount: number } }) => amount.amount);
  expect([amounts('before'), amounts('after')]).toEqual([[3000], [3000, 1000]]);
  // Cancelling is free until a day before, at the new time as at the old one.
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

it.each(['balance', 'credit'] as const)('made cheaper gives back what it saves: %s', async (channel) => {
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
  // What is cancelled afterwards gives back the rest.
  const refund = await post('order/refundPreview', { id });
  expect(refund.data).toMatchObject({ fee: { amount: 0 }, refund: { amount: 3000 } });
  await post('order/refund', { id, preview_id: refund.data.preview_id });
  expect((await balances()).order_hold).toBe(before.order_hold! + 4000);
});

it('not paid yet changes its price without a posting, and gets no longer to pay', async () => {
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

it('whose payment somebody is asked to approve keeps its price meanwhile', async () => {
  const token = await openSession(world.db, people.booker.username);
  const id = await book({}, { token });
  expect((await post('order/askApproval', { id, note: '' }, { token })).code).toBe(1);
  expect((await change(id, { place_id: places.far }, { token })).data.reason).toBe('change_awaits_approval');
  expect((await change(id, { flight_number: 'MU555' }, { token })).code).toBe(1);
});

it('finds its own vehicle free at its time, and is refused where none is left, with nothing changed', async () => {
  const id = await bookPaid();
  const other = await bookPaid('balance', { flight_at: '2026-12-02T14:00' });
  const before = { balances: await balances(), shown: await show(id) };
  expect((await change(id, { flight_at: '2026-12-02T15:00' })).data.reason).toBe('sold_out');
  const seen = await preview(id, { flight_at: '2026-12-03T23:00' });
  await post('airport/changeBooking', {
    ...{ id: other, ...flight({ flight_at: '2026-12-03T21:30' }) },
    preview_id: (await preview(other, { flight_at: '2026-12-03T21:30' })).data.preview_id,
  });
  const late = { id, ...flight({ flight_at: '2026-12-03T23:00' }), preview_id: seen.data.preview_id };
  expect((await post('airport/changeBooking', late)).data.reason).toBe('sold_out');
  expect({ balances: await balances(), shown: await show(id) }).toEqual(before);
  // Its only vehicle comes back from the other at a quarter past eleven, and can leave again then.
  expect((await change(id, { flight_at: '2026-12-03T23:15' })).code).toBe(1);
  expect((await change(id, { flight_at: '2026-12-01T16:00' })).code).toBe(1);
  expect(await soldDays()).toEqual(['2026-12-01 1', '2026-12-03 1']);
});

it('unpaid holds no more at a time than its agency may, beside what else it has not paid', async () => {
  const share = (most_unpaid_percent: number) =>
    world.db.updateTable('agencies').set({ most_unpaid_percent }).where('id', '=', world.agencyA).execute();
  await world.db.updateTable('vehicle_pools').set({ units: 4 }).where('id', '=', poolId).execute();
  await share(25);
  const id = await book();
  const other = await book({ flight_at: '2026-12-02T14:00' });
  const refused = await change(id, { flight_at: '2026-12-02T15:00' });
  // What it holds itself is no other booking.
  const own = await change(other, { flight_at: '2026-12-02T15:00' });
  await share(100);
  expect([refused.data.reason, own.code]).toEqual(['unpaid_share_full', 1]);
  expect(await soldDays()).toEqual(['2026-12-01 1', '2026-12-02 1']);
});

it('is refused a time before its booking closes, and a class that is not sold there', async () => {
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

it('costs only what was shown: where that has changed, the refusal carries the new sums', async () => {
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
  // Paid meanwhile it would charge what the preview of an unpaid order did not say.
  const unpaid = await book({ flight_at: '2026-12-05T14:00' });
  const paidMeanwhile = await change(unpaid, { flight_at: '2026-12-05T22:00' }, owner, () =>
    post('order/pay', { id: unpaid, pay_channel: 'balance' }),
  );
  expect(paidMeanwhile.data).toMatchObject({
    reason: 'change_preview_stale',
    preview: { to_pay: { amount: 1200 } },
  });
});

it('changed inside the fee window: costs the fee of the former trip and the price of the new one', async () => {
  const id = await bookPaid('balance', { flight_at: '2026-12-01T23:00' });
  const before = await balances();
  // Ten hours before, half of 40.00 is kept; three hours before, all of it.
  world.clock.set(new Date('2026-12-01T13:00+06:30'));
  const { data } = await preview(id, { flight_at: '2026-12-20T14:00' });
  expect(data).toMatchObject({
    before: { total_price: { amount: 4000 } },
    after: { total_price: { amount: 5000 } },
    ...{ fee: { amount: 2000 }, to_pay: { amount: 1000 }, to_give_back: { amount: 0 } },
    valid_until: Date.parse('2026-12-01T20:00+06:30') / 1000,
  });
  expect(data.after.lines.map(({ amount }: { amount: { amount: number } }) => amount.amount)).toEqual([
    3000, 2000,
  ]);
  expect(data.after.lines[1].label).toBe('Cancellation fee of the former booking');
  const changed = await change(id, { flight_at: '2026-12-20T14:00' });
  expect(changed.data.order.total_price.amount).toBe(5000);
  expect(await movedFrom(before)).toEqual({ deposit: 1000, order_hold: -1000 });
  // The new trip can be cancelled by its own rules; the fee of the former one stays paid.
  const feeOf = async () => (await post('order/refundPreview', { id })).data.fee.amount;
  world.clock.set(new Date('2026-12-01T20:00+06:30'));
  expect(await feeOf()).toBe(2000);
  world.clock.set(new Date('2026-12-20T13:00+06:30'));
  expect(await feeOf()).toBe(5000);
});

it('changed again while cancelling is free: the fee of the first change stays, and no second one is charged', async () => {
  const id = await bookPaid('balance', { flight_at: '2026-12-01T23:00' });
  world.clock.set(new Date('2026-12-01T13:00+06:30'));
  await change(id, { flight_at: '2026-12-20T14:00' });
  const { data } = await preview(id, { flight_at: '2026-12-21T23:30' });
  expect(data).toMatchObject({
    ...{ fee: { amount: 0 }, to_pay: { amount: 1000 }, after: { total_price: { amount: 6000 } } },
  });
  expect((await change(id, { flight_at: '2026-12-21T23:30' })).code).toBe(1);
  expect((await post('order/refundPreview', { id })).data).toMatchObject({
    fee: { amount: 2000 },
    refund: { amount: 4000 },
  });
});

it('fully charged 40 minutes before its landing: another day costs the whole former price too', async () => {
  const id = await bookPaid();
  world.clock.set(new Date('2026-12-01T13:20+06:30'));
  expect((await preview(id, { flight_at: '2026-12-02T16:00' })).data).toMatchObject({
    ...{ fee: { amount: 3000 }, to_pay: { amount: 3000 }, after: { total_price: { amount: 6000 } } },
  });
});

it('changed inside the fee window: the preview before the next fee is refused after it', async () => {
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

it('inside the fee window, another flight of the same time, passenger, phone and sign → free', async () => {
  const id = await bookPaid();
  world.clock.set(new Date('2026-12-01T13:20+06:30'));
  const before = await balances();
  expect((await preview(id, { flight_number: 'MU555' })).data).toMatchObject({
    ...{ fee: { amount: 0 }, to_pay: { amount: 0 } },
  });
  expect((await change(id, { flight_number: 'MU555' })).code).toBe(1);
  const named = { passenger_name: 'Khin Myo', contact_phone: '+86 138 0000 0000', sign_text: 'KHIN' };
  expect((await post('airport/changeTrip', { id, ...named })).code).toBe(1);
  expect(await movedFrom(before)).toEqual({});
  expect((await post('order/refundPreview', { id })).data.fee.amount).toBe(3000);
});

it('a delay that the staff set inside the fee window → no fee, and it closes at its earlier start', async () => {
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

it('the fee of a change that the seller waives → comes back, and is not kept when it is cancelled', async () => {
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

it('non-refundable: confirmed → its member changes neither flight, time nor place, but passenger and sign', async () => {
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
  // A work order asks the desk, which changes it at the fee once the agency has agreed.
  const amend = amendsOrders(world);
  const input = { kind: 'change_transfer' as const, ...flight({ flight_at: '2026-12-03T15:00' }) };
  const { outcome } = await amend.workOut(id, input);
  expect(outcome).toMatchObject({ who: 'member', needsYes: true, fee: 3000, costs: 3000 });
  await expect(amend.carryOut(id, input)).rejects.toMatchObject({ code: 'amendment_by_desk' });
});

it('is charged within the limits of who changes it and the money there is, or not at all', async () => {
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
  // What comes back can be spent again.
  expect((await change(id, {}, { token })).code).toBe(1);
  expect((await world.call('GET', 'account/spending', {}, { token })).data.most.amount).toBe(1000);
  await limitTo({});
});

it('frees a driver who has another ride then, and tells the desk', async () => {
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
  // The other ride keeps its driver, and who still can keeps theirs.
  expect((await show(other)).order.detail.dispatch_status).toBe('assigned');
  expect((await change(other, { flight_at: '2026-12-02T20:00' })).code).toBe(1);
  expect((await show(other)).order.detail.dispatch_status).toBe('assigned');
});

it('changed by the calls of rentals → is not found, as an order that does not exist', async () => {
  const id = await bookPaid();
  const wish = {
    ...{ id, pick_up_id: 1, pick_up_address: '' },
    ...{ pick_up_at: '2026-12-15T08:00', drop_off_at: '2026-12-16T13:00' },
  };
  expect((await post('car/previewChange', wish)).data.reason).toBe('not_found');
  const blind = { ...wish, preview_id: randomUUID() };
  expect((await post('car/changeBooking', blind)).data.reason).toBe('not_found');
});

it('is changed no more once its driver has set off, or it has begun', async () => {
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

it('to the airport follows its flight as proposed, or goes when the guests like', async () => {
  const id = await bookPaid('balance', { mode: 'drop_off' });
  // International: three hours and the drive of 45 minutes before.
  expect((await show(id)).order.service_start.local).toBe('2026-12-01T10:15');
  await change(id, { flight_at: '2026-12-01T16:00' });
  expect((await show(id)).order.service_start.local).toBe('2026-12-01T12:15');
  await change(id, { flight_at: '2026-12-01T16:00', transfer_at: '2026-12-01T11:30' });
  expect((await show(id)).order.service_start.local).toBe('2026-12-01T11:30');
  const after = await preview(id, { flight_at: '2026-12-01T16:00', transfer_at: '2026-12-01T16:00' });
  expect(after.data).toMatchObject({ reason: 'transfer_after_departure' });
});

it('to an area needs to know where in it, keeps that, and leaves it behind when it goes elsewhere', async () => {
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

it('of who may not see prices is changed as long as its price stays', async () => {
  const token = await openSession(world.db, people.booker.username);
  const id = await book({}, { token });
  await giveNodes(['/user/airport-order/list/change']);
  const same = await preview(id, { flight_at: '2026-12-01T15:00' }, { token });
  expect(same.data).toMatchObject({ after: { total_price: { amount: null } }, to_pay: { amount: null } });
  expect((await change(id, { flight_at: '2026-12-01T15:00' }, { token })).code).toBe(1);
  expect((await preview(id, { flight_at: '2026-12-01T23:00' }, { token })).code).toBe(401);
  await giveNodes(null);
});

/** What the booker may do; null = what bookers may. */
async function giveNodes(nodes: string[] | null): Promise<void> {
  await world.db.updateTable('users').set({ nodes }).where('username', '=', people.booker.username).execute();
}

it('as an amendment carries itself out where it is free, and after a yes where it costs more', async () => {
  const amend = amendsOrders(world);
  const id = await bookPaid();
  await bookCrew(id);
  const input = (wish: object = {}) => ({ kind: 'change_transfer' as const, ...flight(wish) });
  const free = await amend.workOut(id, input({ flight_number: 'MU555' }));
  expect(free.outcome).toMatchObject({
    ...{ who: 'itself', needsYes: false, totalAfter: 3000, tells: ['driver'] },
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
  // The desk gives back without anybody's yes.
  await amend.carryOut(id, input({ flight_number: 'MU555' }), { desk: true });
  expect(await movedFrom(before)).toEqual({});
});
