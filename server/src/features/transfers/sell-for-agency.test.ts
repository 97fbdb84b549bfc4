import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  buildAirport,
  buildClass,
  buildPlace,
  buildPool,
  buildRate,
  buildZone,
} from '../../../test/build-transfers.ts';
import { fundAgency } from '../../../test/fund-agency.ts';
import { openTestWorld, type TestWorld } from '../../../test/harness.ts';
import { joinStaff } from '../../../test/join-staff.ts';

let world: TestWorld;
let clerk: string;
let rate: number;
let trip: Record<string, unknown>;

beforeAll(async () => {
  world = await openTestWorld();
  const { db } = world;
  await fundAgency(db, world.agencyA, { deposit: 10_000_000 });
  const airport_id = await buildAirport(db);
  const zoneId = await buildZone(db, { airportId: airport_id });
  const place_id = await buildPlace(db, { airportId: airport_id, zoneId });
  rate = await buildRate(db, { zoneId, classId: await buildClass(db), poolId: await buildPool(db, 5) });
  trip = {
    mode: 'pick_up',
    airport_id,
    place_id,
    flight_number: 'MU2031',
    flight_at: '2026-12-01T12:00',
    adults: 2,
  };
  await world.app.memory.refresh();
  clerk = await joinStaff(world, 'desk');
});
afterAll(() => world.close());

const list = async (agency_id: number) => {
  const { data } = await world.call(
    'GET',
    'console/airportOrder/transfers',
    { agency_id, ...trip },
    { token: clerk },
  );
  return data;
};
const quote = (input: object = {}) =>
  world.call(
    'POST',
    'console/airportOrder/quote',
    { agency_id: world.agencyA, rate_key: `${rate}-1`, ...trip, ...input },
    { token: clerk },
  );
const book = (quote_id: string, input: object = {}) =>
  world.call(
    'POST',
    'console/airportOrder/book',
    {
      agency_id: world.agencyA,
      quote_id,
      passenger_name: 'Zhang San',
      contact_name: 'Wang',
      contact_phone: '+86 138 0000 0000',
      ...input,
    },
    { token: clerk },
  );

test('transfers: agency without a price group → net prices, the total that is quoted', async () => {
  const found = await list(world.agencyA);
  expect(found.price_kind).toBe('net');
  expect(found.list[0].total_price).toEqual((await quote()).data.total_price);
});

test('book: quote → unpaid order of the owner with its rides, marked and announced, which the agency pays', async () => {
  const reply = await book((await quote()).data.quote_id);
  expect(reply.msg).toBe('');
  const { id, sn, on_behalf, order_status, booking_account } = reply.data.order;
  expect([on_behalf, order_status, booking_account]).toEqual(['staff_desk', 'pending_payment', 'owner_a']);
  const mails = await world.db
    .selectFrom('outbox')
    .select('event')
    .where('subject', 'like', `%${sn}%`)
    .execute();
  expect(mails).toEqual([{ event: 'order_booked_for_you' }]);
  const pay = await world.call('POST', 'order/pay', { id, pay_channel: 'balance' }, { as: 'owner' });
  expect(pay.data.order.order_status).toBe('confirmed');
});

test('quote and book: blocked agency, unfit user, quote of another agency → refused', async () => {
  const own = (await quote()).data.quote_id;
  const ofB = (await quote({ agency_id: world.agencyB })).data.quote_id;
  expect((await book(ofB)).data.reason).toBe('not_found');
  const viewer = await world.db
    .selectFrom('users')
    .select('id')
    .where('username', '=', 'viewer_a')
    .executeTakeFirstOrThrow();
  expect((await quote({ user_id: viewer.id })).data.reason).toBe('booker_unfit');
  const block = (blocked_at: Date | null, block_reason: string) =>
    world.db
      .updateTable('agencies')
      .set({ blocked_at, block_reason })
      .where('id', '=', world.agencyA)
      .execute();
  await block(world.clock.now(), 'Unpaid bills');
  expect((await list(world.agencyA)).reason).toBe('agency_is_blocked');
  expect((await quote()).data.reason).toBe('agency_is_blocked');
  expect((await book(own)).data.reason).toBe('agency_is_blocked');
  await block(null, '');
});
