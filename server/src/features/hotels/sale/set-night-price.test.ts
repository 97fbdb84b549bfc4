import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type BuiltHotel, buildCity, buildHotel } from '../../../../test/build-hotels.ts';
import { addStaff } from '../../../../test/concession-sums.ts';
import { openTestWorld, type TestWorld } from '../../../../test/harness.ts';
import { checkInvariants } from '../../../../test/invariants.ts';
import { joinStaff } from '../../../../test/join-staff.ts';
import { testStart } from '../../../../test/population.ts';
import type { NightRule } from '../import/night-rules.ts';
import { nightsFrom, valuesFor } from '../import/night-rules.ts';

let world: TestWorld;
let hotel: BuiltHotel;
let far: BuiltHotel;
let clerk: string;
/** Rate plan with a known cost of 70.00. */
let plan: number;

const reason = 'The hotel lowered its rate';
const night = { from: '2026-12-03', to: '2026-12-04' };
const stay = {
  check_in: '2026-12-03',
  check_out: '2026-12-05',
  rooms: [{ adults: 2, child_ages: [] }],
  nationality: 'CN',
};
const closedNight = '2026-12-20';

beforeAll(async () => {
  world = await openTestWorld();
  const cityId = await buildCity(world.db, { countryCode: 'MM', tz: 'Asia/Yangon' });
  const price = (date: string) => (date === closedNight ? 0 : 8000);
  hotel = await buildHotel(world.db, {
    cityId,
    nameZh: '茶花酒店',
    rooms: [{ nameZh: '湖景房', plans: [{ price, cost: 7000 }, { price: 9000 }] }],
  });
  const farCity = await buildCity(world.db, { countryCode: 'US', tz: 'Pacific/Honolulu' });
  far = await buildHotel(world.db, { cityId: farCity, rooms: [{ plans: [{}] }] });
  plan = hotel.rooms[0]!.plans[0]!;
  clerk = await joinStaff(world, 'desk');
});
afterAll(async () => {
  expect(await checkInvariants(world.db)).toEqual([]);
  await world.close();
});
beforeEach(() => world.clock.set(testStart));

const set = (input: object, token = clerk) =>
  world.call(
    'POST',
    'console/hotel/nightPrice',
    { rate_plan_id: plan, ...night, night_price: 8500, reason, ...input },
    { token },
  );
const shown = async (input: object = {}) =>
  (
    await world.call(
      'GET',
      'console/hotel/nightPrices',
      { rate_plan_id: plan, ...night, ...input },
      { token: clerk },
    )
  ).data.nights;

test('nightPrice: two nights → searched and quoted at the new price; before and after in the reply', async () => {
  expect(await shown()).toEqual([
    { date: '2026-12-03', price: { amount: 8000, currency: 'USD' } },
    { date: '2026-12-04', price: { amount: 8000, currency: 'USD' } },
  ]);
  const reply = await set({});
  expect([reply.msg, reply.data.nights[1]]).toEqual([
    '',
    {
      date: '2026-12-04',
      before: { amount: 8000, currency: 'USD' },
      after: { amount: 8500, currency: 'USD' },
    },
  ]);
  await world.app.memory.refresh();
  const asked = { destination_type: 'hotel', destination_id: hotel.id, ...stay };
  const { list } = (await world.call('GET', 'hotel/list', asked, { as: 'owner' })).data;
  expect(list[0].price.amount).toBe(17_000);
  const quote = await world.call(
    'POST',
    'hotel/quote',
    { rate_key: `${plan}-17000`, ...stay },
    { as: 'owner' },
  );
  expect(quote.msg).toBe('');
  // The night after keeps its price.
  expect((await shown({ to: '2026-12-05' }))[2].price.amount).toBe(8000);
});

test('nightPrice: price rules with a weekend surcharge → the price is final for an import, other nights keep the surcharge', async () => {
  const rules: NightRule[] = [
    { from: '+0', to: '+364', weekdays: '', value: 8000 },
    { from: '+0', to: '+364', weekdays: '67', plus: 1500 },
  ];
  await world.db
    .updateTable('rate_plans')
    .set({ price_rules: JSON.stringify(rules) })
    .where('id', '=', plan)
    .execute();
  // Saturday and Sunday; the second call replaces the row of the first.
  const weekend = { from: '2026-12-12', to: '2026-12-13' };
  await set({ ...weekend, night_price: 9900 });
  await set({ ...weekend, night_price: 9000 });
  const { price_rules } = await world.db
    .selectFrom('rate_plans')
    .select('price_rules')
    .where('id', '=', plan)
    .executeTakeFirstOrThrow();
  const stored = price_rules as NightRule[];
  expect(stored).toHaveLength(3);
  const nights = nightsFrom('2026-11-21', '2026-12-11', '2026-12-19');
  expect(valuesFor(stored, nights)).toEqual([8000, 9000, 9000, 8000, 8000, 8000, 8000, 8000, 9500]);
});

test('nightPrice: activity → the price of each night before and after, with the reason', async () => {
  await set({ from: '2026-12-06', to: '2026-12-06', night_price: 8123 });
  const action = await world.db
    .selectFrom('operator_actions')
    .select(['call', 'object_kind', 'object_id', 'object_name', 'before', 'after', 'reason'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  expect(action).toEqual({
    call: 'console/hotel/nightPrice',
    object_kind: 'hotel',
    object_id: hotel.id,
    object_name: '茶花酒店 湖景房 P0',
    before: { night_prices: ['2026-12-06 80.00 USD'] },
    after: { night_prices: ['2026-12-06 81.23 USD'] },
    reason,
  });
});

test('nightPrice: below the cost → nothing changes until a second person approves; raised or cost unknown → at once', async () => {
  const colleague = await addStaff(world.db, 'colleague', 'administrator');
  const nights = { from: '2026-12-07', to: '2026-12-07' };
  const held = await set({ ...nights, night_price: 6900 });
  expect(held.data.reason).toBe('second_person_asked');
  expect((await shown(nights))[0].price.amount).toBe(8000);
  const decided = await world.call(
    'POST',
    'console/secondPerson/decide',
    { id: held.data.request_id, decision: 'confirm', note: 'Checked with the hotel' },
    { token: colleague.token },
  );
  expect(decided.msg).toBe('');
  expect((await shown(nights))[0].price.amount).toBe(6900);
  // A higher price gives nothing up, though it is still below the cost.
  expect((await set({ ...nights, night_price: 6950 })).msg).toBe('');
  const other = hotel.rooms[0]!.plans[1]!;
  expect((await set({ ...nights, rate_plan_id: other, night_price: 100 })).msg).toBe('');
});

test('nightPrice: above the cost, below it for a price group with a discount → second person', async () => {
  const nights = { from: '2026-12-08', to: '2026-12-08' };
  await world.db
    .insertInto('price_groups')
    .values({ name: 'Ten off', hotel_percent: -10, car_percent: 0, transfer_percent: 0 })
    .execute();
  // 77.00 less 10 % is 69.30; 78.00 less 10 % is 70.20.
  expect((await set({ ...nights, night_price: 7700 })).data.reason).toBe('second_person_asked');
  expect((await set({ ...nights, night_price: 7800 })).msg).toBe('');
});

test('nightPrice: tonight around midnight → the date at the hotel decides', async () => {
  // 3 December 00:30 in Yangon, 2 December 08:00 in Honolulu.
  world.clock.set(new Date('2026-12-02T18:00:00Z'));
  const tonight = { from: '2026-12-02', to: '2026-12-02' };
  expect((await set(tonight)).data.reason).toBe('nights_in_past');
  expect((await set({ ...tonight, rate_plan_id: far.rooms[0]!.plans[0]! })).msg).toBe('');
});

test('nightPrice: reversed, more than 31 nights, unsold night, unknown rate or invalid price → refused', async () => {
  const from = '2026-12-21';
  const reasonOf = async (input: object) => (await set(input)).data.reason;
  expect(await reasonOf({ from, to: '2026-12-20' })).toBe('nights_reversed');
  expect(await reasonOf({ from, to: '2027-01-21' })).toBe('nights_too_many');
  expect(await reasonOf({ from, to: '2027-01-20' })).toBeUndefined();
  expect(await reasonOf({ from: '2026-12-19', to: closedNight })).toBe('night_not_sold');
  // Nights after those of the inventory.
  expect(await reasonOf({ from: '2027-06-01', to: '2027-06-02' })).toBe('night_not_sold');
  expect(await reasonOf({ rate_plan_id: 999_999 })).toBe('rate_unknown');
  expect(
    (await shown({ from: '2026-12-19', to: closedNight })).map(
      ({ price }: { price: { amount: number } }) => price.amount,
    ),
  ).toEqual([8000, 0]);
  for (const wrong of [
    { night_price: 0 },
    { night_price: 2_000_000_001 },
    { night_price: 1.5 },
    { reason: '' },
  ]) {
    expect((await set(wrong)).code).not.toBe(1);
  }
});

test('nightPrice: finance, auditor and members → refused; the first two see prices', async () => {
  for (const role of ['finance', 'auditor'] as const) {
    const token = await joinStaff(world, role);
    expect((await set({}, token)).code).toBe(401);
    const input = { rate_plan_id: plan, ...night };
    expect((await world.call('GET', 'console/hotel/nightPrices', input, { token })).code).toBe(1);
  }
  const input = { rate_plan_id: plan, ...night };
  expect((await world.call('GET', 'console/hotel/nightPrices', input, { as: 'owner' })).code).not.toBe(1);
});
