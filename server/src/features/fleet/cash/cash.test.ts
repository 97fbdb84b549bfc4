import { limitableNodes } from '@serai/contract/staff/nodes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildDriver } from '../../../../test/build-fleet.ts';
import { addStaff } from '../../../../test/concession-sums.ts';
import { atYangon, type DispatchWorld, openDispatchWorld } from '../../../../test/dispatch-world.ts';
import { checkInvariants } from '../../../../test/invariants.ts';

let world: DispatchWorld;
/** Members of staff: the desk records, finance receives. */
let desk: { id: number; token: string };
let finance: { id: number; token: string };
beforeAll(async () => {
  world = await openDispatchWorld();
  ahead = await world.addRide({ startsAt: atYangon('22:00'), endsAt: atYangon('23:00') });
  unused = [];
  for (let count = 0; count < 14; count += 1) unused.push(await addDriven());
  desk = await addStaff(world.db, 'cash_desk', 'desk');
  finance = await addStaff(world.db, 'cash_finance', 'finance');
  world.clock.set(now);
});
afterAll(async () => {
  expect(await checkInvariants(world.db)).toEqual([]);
  await world.close();
});

const now = atYangon('20:00');
const nowSeconds = now.getTime() / 1000;
const today = '2026-12-01';

/** A ride of the morning with its driver; each of another driver. */
interface DrivenRide {
  id: number;
  orderId: number;
  driver_id: number;
}

/** Rides that no test has used. */
let unused: DrivenRide[];
/** A ride that begins after the tests' time, and a crew that is free for it. */
let ahead: { id: number; orderId: number };

async function addDriven(): Promise<DrivenRide> {
  const ride = await world.addRide({ startsAt: atYangon('08:00'), endsAt: atYangon('09:00') });
  const crew = await world.addCrew();
  expect((await world.act('assign', { ride_id: ride.id, ...crew })).msg).toBe('');
  return { ...ride, driver_id: crew.driver_id };
}

function drivenRide(): DrivenRide {
  const ride = unused.pop();
  if (!ride) throw new Error('The tests need more rides than were added');
  return ride;
}

const post = (path: string, input: object, { token } = desk) => world.call('POST', path, input, { token });
const record = (ride: DrivenRide, change: object = {}, by = desk) => {
  const { id: ride_id, driver_id } = ride;
  const toll = { amount: 500_000, currency: 'MMK', purpose: 'toll_parking', taken_at: nowSeconds - 60 };
  return post('console/dispatch/recordCash', { ride_id, driver_id, ...toll, ...change }, by);
};
const recorded = async (ride: DrivenRide, change: object = {}, by = desk) => {
  const reply = await record(ride, change, by);
  expect(reply.msg).toBe('');
  return reply.data.cash;
};
const handIn = (cash_ids: number[], counted: number, rest: object = {}, by = finance) =>
  post('console/driverCash/handIn', { cash_ids, counted, handed_in_on: today, ...rest }, by);
const voidCash = (cash_id: number, by = desk) =>
  post('console/driverCash/void', { cash_id, reason: 'Recorded twice' }, by);
const read = (path: string, input: object = {}, { token } = desk) =>
  world.call('GET', `console/${path}`, input, { token });
const sumsOf = async (driverId: number) => {
  const { data } = await read('driverCash/drivers');
  const found = data.list.find(({ driver }: { driver: { id: number } }) => driver.id === driverId);
  return found?.sums.map(({ sum, records }: { sum: object; records: number }) => ({ ...sum, records }));
};

test('recordCash: toll in kyats → open record on the ride, nothing posted, order named in the log', async () => {
  const ride = drivenRide();
  const before = await world.db.selectFrom('ledger_entries').select('id').execute();
  const cash = await recorded(ride);
  expect(cash).toMatchObject({
    order_id: ride.orderId,
    driver: { id: ride.driver_id },
    sum: { amount: 500_000, currency: 'MMK' },
    state: 'open',
    recorded_by: 'cash_desk',
    hand_in: null,
    voided: null,
    actions: ['void'],
  });
  expect(await world.db.selectFrom('ledger_entries').select('id').execute()).toEqual(before);
  const shown = (await read('dispatch/rideCash', { ride_id: ride.id })).data;
  expect(shown).toMatchObject({ may_record: true, drivers: [{ id: ride.driver_id }], tz: 'Asia/Yangon' });
  expect(shown.currencies).toEqual(['USD', 'MMK', 'THB', 'CNY']);
  expect(shown.list).toMatchObject([{ id: cash.id }]);
  const action = await world.db
    .selectFrom('operator_actions')
    .selectAll()
    .where('call', '=', 'console/dispatch/recordCash')
    .where('object_id', '=', ride.orderId)
    .executeTakeFirstOrThrow();
  expect(action.after).toMatchObject({ cash: '5,000 MMK', cash_purpose: 'toll_parking' });
});

test('recordCash: same key twice → one record', async () => {
  const ride = drivenRide();
  const { id: ride_id, driver_id } = ride;
  const toll = { amount: 100, currency: 'USD', purpose: 'waiting', taken_at: nowSeconds };
  const send = () =>
    world.call(
      'POST',
      'console/dispatch/recordCash',
      { ride_id, driver_id, ...toll },
      { token: desk.token, key: 'cash-of-one-guest-1' },
    );
  await send();
  await send();
  expect((await read('dispatch/rideCash', { ride_id })).data.list).toHaveLength(1);
});

test('recordCash: other driver, currency, fraction, blank note, future, ride ahead or unassigned → refused', async () => {
  const ride = drivenRide();
  const reasonOf = async (change: object) => (await record(ride, change)).data.reason;
  const faultOf = async (change: object) => (await record(ride, change)).data.errors[0].field;
  expect(await reasonOf({ driver_id: await buildDriver(world.db) })).toBe('driver_not_of_ride');
  expect(await reasonOf({ currency: 'JPY' })).toBe('currency_unknown');
  expect(await faultOf({ amount: 150 })).toBe('amount');
  expect(await faultOf({ amount: 0 })).toBe('amount');
  expect(await faultOf({ purpose: 'other', note: ' ' })).toBe('note');
  expect(await reasonOf({ taken_at: nowSeconds + 60 })).toBe('cash_time_wrong');
  expect(await reasonOf({ taken_at: nowSeconds - 91 * 86_400 })).toBe('cash_time_wrong');
  expect(await reasonOf({ ride_id: 999_999 })).toBe('not_found');
  expect((await record({ ...ahead, driver_id: ride.driver_id })).data.reason).toBe('ride_wrong_state');
  const crew = await world.addCrew();
  await world.act('assign', { ride_id: ahead.id, ...crew });
  expect((await record({ ...ahead, driver_id: crew.driver_id })).data.reason).toBe('ride_wrong_state');
  expect((await record(ride, {}, finance)).code).toBe(401);
  expect((await world.act('recordCash', { ride_id: ride.id }, { as: 'owner' })).code).toBe(401);
});

test('drivers: cash in two currencies, one record void → sums apart, gone after the hand-in', async () => {
  const ride = drivenRide();
  const kyats = await recorded(ride);
  await recorded(ride, { amount: 2_000, currency: 'USD' });
  const wrong = await recorded(ride, { amount: 700_000 });
  expect((await voidCash(wrong.id)).msg).toBe('');
  expect(await sumsOf(ride.driver_id)).toEqual([
    { amount: 500_000, currency: 'MMK', records: 1 },
    { amount: 2_000, currency: 'USD', records: 1 },
  ]);
  expect((await handIn([kyats.id], 500_000)).msg).toBe('');
  expect(await sumsOf(ride.driver_id)).toEqual([{ amount: 2_000, currency: 'USD', records: 1 }]);
  const ofState = async (state: string) =>
    (await read('driverCash/list', { state, driver_id: ride.driver_id })).data.list;
  expect(await ofState('handed_in')).toMatchObject([{ id: kyats.id }]);
  expect(await ofState('voided')).toMatchObject([{ id: wrong.id, voided: { reason: 'Recorded twice' } }]);
  expect((await read('driverCash/list', { order_id: ride.orderId })).data.total).toBe(3);
});

test('handIn: receiver recorded one of them → refused; another person → both received with the sum counted', async () => {
  const ride = drivenRide();
  const own = await recorded(ride);
  const other = await recorded(ride, {}, await addStaff(world.db, 'cash_two', 'desk'));
  expect((await handIn([own.id, other.id], 1_000_000, {}, desk)).data.reason).toBe('cash_own');
  const { data, msg } = await handIn([own.id, other.id], 1_000_000);
  expect(msg).toBe('');
  const hand_in = {
    expected: { amount: 1_000_000 },
    counted: { amount: 1_000_000 },
    received_by: 'cash_finance',
    handed_in_on: today,
  };
  expect(data.list).toMatchObject([
    { id: own.id, state: 'handed_in', hand_in },
    { id: other.id, hand_in },
  ]);
  expect((await handIn([own.id], 500_000)).data.reason).toBe('cash_wrong_state');
});

test('handIn: receiver appointed by the recorder → refused', async () => {
  const ride = drivenRide();
  const cash = await recorded(ride);
  const invited = await addStaff(world.db, 'cash_invited', 'finance', { appointed_by: desk.id });
  expect((await handIn([cash.id], 500_000, {}, invited)).data.reason).toBe('second_person_dependent');
});

test('handIn: difference → needs a reason, and stays on the record', async () => {
  const cash = await recorded(drivenRide());
  expect((await handIn([cash.id], 450_000)).data.errors[0].field).toBe('reason');
  const { data } = await handIn([cash.id], 450_000, { reason: 'One note was false' });
  expect(data.list[0].hand_in).toMatchObject({ counted: { amount: 450_000 }, reason: 'One note was false' });
});

test('handIn: two drivers, two currencies, day before the cash or ahead, unknown record → refused', async () => {
  const ride = drivenRide();
  const cash = await recorded(ride);
  const dollars = await recorded(ride, { currency: 'USD', amount: 500 });
  const other = await recorded(drivenRide());
  const reasonOf = async (ids: number[], rest: object = {}) => (await handIn(ids, 500_000, rest)).data.reason;
  expect(await reasonOf([cash.id, dollars.id])).toBe('cash_mixed');
  expect(await reasonOf([cash.id, other.id])).toBe('cash_mixed');
  expect(await reasonOf([cash.id], { handed_in_on: '2026-11-30' })).toBe('hand_in_day_wrong');
  expect(await reasonOf([cash.id], { handed_in_on: '2026-12-02' })).toBe('hand_in_day_wrong');
  expect(await reasonOf([cash.id, 999_999])).toBe('not_found');
});

test('void: after the hand-in recorder and receiver → refused, colleague → void, sums of the hand-in kept', async () => {
  const cash = await recorded(drivenRide());
  const administrator = await addStaff(world.db, 'cash_admin', 'administrator');
  await handIn([cash.id], 500_000, {}, administrator);
  expect((await voidCash(cash.id)).data.reason).toBe('cash_void_own');
  expect((await voidCash(cash.id, administrator)).data.reason).toBe('cash_void_own');
  const colleague = await addStaff(world.db, 'cash_colleague', 'desk');
  const { data, msg } = await voidCash(cash.id, colleague);
  expect(msg).toBe('');
  expect(data.cash).toMatchObject({
    state: 'voided',
    voided: { by: 'cash_colleague' },
    hand_in: { expected: { amount: 500_000 } },
    actions: [],
  });
  expect((await voidCash(cash.id, colleague)).data.reason).toBe('cash_wrong_state');
});

test('handIn, void: two people at the same time → one succeeds', async () => {
  const cash = await recorded(drivenRide());
  const replies = await Promise.all([
    handIn([cash.id], 500_000),
    voidCash(cash.id),
    handIn([cash.id], 500_000),
  ]);
  const succeeded = replies.filter(({ code }) => code === 1);
  expect(succeeded.length).toBe(1);
});

test('role limited to a country: cash of rides elsewhere → not listed, received or voided', async () => {
  const ride = drivenRide();
  const cash = await recorded(ride);
  const role = { name: 'Cash of Thailand', nodes: limitableNodes.countries, countries: ['TH'] };
  const saved = await world.call('POST', 'console/staffRole/save', role, { as: 'operator' });
  const clerk = await addStaff(world.db, 'cash_thailand', 'desk');
  const given = { id: clerk.id, role: saved.data.role.code };
  expect((await world.call('POST', 'console/staff/setRole', given, { as: 'operator' })).msg).toBe('');
  expect((await read('driverCash/list', {}, clerk)).data.list).toEqual([]);
  expect((await read('driverCash/drivers', {}, clerk)).data.list).toEqual([]);
  expect((await read('dispatch/rideCash', { ride_id: ride.id }, clerk)).data.reason).toBe('not_found');
  expect((await handIn([cash.id], 500_000, {}, clerk)).data.reason).toBe('not_found');
  expect((await voidCash(cash.id, clerk)).data.reason).toBe('not_found');
});
