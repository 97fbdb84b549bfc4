import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCarCity, buildCarRate } from '../../../test/build-cars.ts';
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
  const yangon = await buildCarCity(db);
  rate = (await buildCarRate(db, { locationId: yangon.downtown })).rate;
  await world.app.memory.refresh();
  trip = {
    pick_up_id: yangon.city,
    drop_off_id: yangon.airport,
    pick_up_at: '2026-12-01T08:00',
    drop_off_at: '2026-12-02T13:00',
    adults: 2,
    children: 1,
  };
  clerk = await joinStaff(world, 'desk');
});
afterAll(() => world.close());

const list = async () =>
  (await world.call('GET', 'console/carOrder/cars', { agency_id: world.agencyA, ...trip }, { token: clerk }))
    .data;
const quote = (input: object = {}) =>
  world.call(
    'POST',
    'console/carOrder/quote',
    { agency_id: world.agencyA, rate_key: `${rate}-1`, ...trip, ...input },
    { token: clerk },
  );
const book = (quote_id: string) =>
  world.call(
    'POST',
    'console/carOrder/book',
    {
      agency_id: world.agencyA,
      quote_id,
      passenger_name: 'Zhang San',
      contact_name: 'Wang',
      contact_phone: '+86 138 0000 0000',
    },
    { token: clerk },
  );

test('cars: agency without a price group → net prices, the total that is quoted', async () => {
  const found = await list();
  expect(found.price_kind).toBe('net');
  expect(found.list[0].total_price).toEqual((await quote()).data.total_price);
});

test('book: quote → unpaid order of the owner, marked and announced, which the agency pays', async () => {
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

test('book: quote of another agency → answered as missing', async () => {
  const ofB = (await quote({ agency_id: world.agencyB })).data.quote_id;
  expect((await book(ofB)).data.reason).toBe('not_found');
});
