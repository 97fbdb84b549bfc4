import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Amender, amendsOrders } from '../../../../test/amend.ts';
import { buildHotel } from '../../../../test/build-hotels.ts';
import { openStays, type Stays } from '../../../../test/build-stays.ts';
import { checkInvariants } from '../../../../test/invariants.ts';
import { testStart } from '../../../../test/population.ts';

// In kyats. Two rooms for three nights: the usual rate 80,000 a night, with all meals 90,000, the suite
// 120,000, a non-refundable one 60,000. MMK 480,000 are booked.
const inFee = new Date('2026-11-29T00:00:00Z');
const kyats = (amount: number) => amount * 100;
const fixed = {
  rules: [{ until: null, fee: { kind: 'percent', percent: 100 } }],
  noShow: { kind: 'percent', percent: 100 },
} as const;
const yes = { member: 'owner', desk: true } as const;

let stays: Stays;
let amend: Amender;
let suite: number;
beforeAll(async () => {
  stays = await openStays({
    currency: 'MMK',
    deposit: kyats(100_000_000),
    creditLimit: kyats(100_000_000),
    hotel: {
      rooms: [
        {
          units: 50,
          plans: [
            { price: kyats(80_000) },
            { price: kyats(90_000), meal: 'full_board' },
            { price: kyats(60_000), policy: fixed },
          ],
        },
        { nameZh: '套房', nameEn: 'Suite', units: 2, plans: [{ price: kyats(120_000) }] },
      ],
    },
  });
  amend = amendsOrders(stays.world);
  suite = stays.hotel.rooms[1]!.plans[0]!;
});
afterAll(() => stays.world.close());
beforeEach(() => stays.world.clock.set(testStart));
afterEach(async () => {
  expect(await checkInvariants(stays.world.db)).toEqual([]);
});

const into = (plan: number) => ({ kind: 'change_room' as const, rate_key: `${plan}-0` });

test('change_room: other room type → difference charged, the former room is on sale again', async () => {
  const id = await stays.book();
  const { outcome } = await amend.workOut(id, into(suite));
  expect(outcome).toMatchObject({
    totalAfter: kyats(720_000),
    costs: kyats(240_000),
    fee: 0,
    who: 'member',
    needsYes: true,
    effects: [
      {
        before: { en: 'Deluxe Room, Breakfast, King bed' },
        after: { zh: expect.stringContaining('套房') },
      },
    ],
  });
  const before = await stays.balances();
  await amend.carryOut(id, into(suite), yes);
  expect(await stays.movedFrom(before)).toEqual({ deposit: kyats(240_000), order_hold: -kyats(240_000) });
  const sold = await stays.soldNights(stays.hotel.rooms[1]!.id);
  expect(sold).toEqual(['2026-12-01 0/2', '2026-12-02 0/2', '2026-12-03 0/2']);
  const { order } = await stays.show(id);
  expect(order.title).toBe('Camellia Yangon · Suite · 2 rooms, 3 nights');
  // No suite is left for another order.
  const other = await stays.book();
  expect((await amend.workOut(other, into(suite))).refused?.code).toBe('sold_out');
  await amend.carryOut(id, into(stays.plans[0]!), yes);
  expect(await stays.movedFrom(before)).toMatchObject({ deposit: kyats(480_000) });
  expect(await stays.soldNights(stays.hotel.rooms[1]!.id)).toEqual([]);
});

test('change_room: other meal of the same room → the same stock is held', async () => {
  const id = await stays.book();
  const nights = await stays.soldNights();
  await amend.carryOut(id, into(stays.plans[1]!), yes);
  expect(await stays.soldNights()).toEqual(nights);
  expect((await stays.show(id)).order).toMatchObject({
    total_price: { amount: kyats(540_000), currency: 'MMK' },
    detail: { meal_type: 'full_board' },
  });
});

test('change_room: cheaper non-refundable rate → effects show that cancelling is not free', async () => {
  const id = await stays.book();
  const { outcome } = await amend.workOut(id, into(stays.plans[2]!));
  expect(outcome).toMatchObject({ totalAfter: kyats(360_000), toDeposit: kyats(120_000) });
  expect(outcome.effects.at(-1)).toMatchObject({ after: { en: 'No free cancellation' } });
  await amend.carryOut(id, into(stays.plans[2]!), yes);
  expect((await stays.show(id)).order.actions).not.toContain('refund');
});

test('change_room: cheaper rate within the fee window → nothing refunded', async () => {
  const id = await stays.book();
  stays.world.clock.set(inFee);
  expect((await amend.workOut(id, into(stays.plans[2]!))).outcome).toMatchObject({
    totalAfter: kyats(480_000),
    fee: 0,
    costs: 0,
    toDeposit: 0,
  });
});

test('change_room: two orders swap the last two suites concurrently → no deadlock', async () => {
  const [here, there] = await Promise.all([stays.book(), stays.book({ plan: suite })]);
  const moves = [amend.carryOut(here!, into(suite), yes), amend.carryOut(there!, into(stays.plans[0]!), yes)];
  const [arrives, leaves] = await Promise.allSettled(moves);
  expect(leaves!.status).toBe('fulfilled');
  if (arrives!.status === 'rejected') expect(arrives!.reason.code).toBe('sold_out');
});

test('change_room: same rate, other hotel or unknown rate → refused', async () => {
  const id = await stays.book();
  const why = async (rate_key: string) =>
    (await amend.workOut(id, { kind: 'change_room', rate_key })).refused?.code;
  expect(await why(`${stays.plans[0]}-0`)).toBe('amendment_changes_nothing');
  expect(await why('999999-0')).toBe('rate_unknown');
  const city = await stays.world.db.selectFrom('hotels').select('city_id').executeTakeFirstOrThrow();
  const other = await buildHotel(stays.world.db, { cityId: city.city_id });
  expect(await why(`${other.rooms[0]!.plans[0]}-0`)).toBe('rate_unknown');
});
