import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildDriver, buildVehicle } from '../../../test/build-fleet.ts';
import { type DispatchWorld, openDispatchWorld } from '../../../test/dispatch-world.ts';
import { testStart } from '../../../test/population.ts';
import { textContacts } from './text-contacts.ts';

let world: DispatchWorld;
let vehicle_id: number;
beforeAll(async () => {
  world = await openDispatchWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set(testStart);
  vehicle_id = await buildVehicle(world.db, { modelId: world.modelId });
  await world.db.deleteFrom('outbox').execute();
  await world.db.deleteFrom('message_switches').execute();
  // Deactivates the rides of earlier tests.
  await world.db.updateTable('rides').set({ active: false }).execute();
});

const startsAt = new Date('2026-12-01T02:00:00Z');
const endsAt = new Date('2026-12-01T12:00:00Z');

async function assignedRide(contact_phone = '+95 9 780 123 456') {
  const { orderId, id: ride_id } = await world.addRide({ startsAt, endsAt, bookedBy: 'booker' });
  await world.db.updateTable('orders').set({ contact_phone }).where('id', '=', orderId).execute();
  await assign('assign', { ride_id, driver_id: await buildDriver(world.db) });
  return ride_id;
}

async function assign(what: 'assign' | 'reassign', input: object) {
  const rest = what === 'reassign' ? { reason: 'Ill' } : {};
  const reply = await world.act(what, { vehicle_id, ...input, ...rest });
  expect(reply.code, reply.msg).toBe(1);
}

const run = (countries = ['MM', 'CN']) => textContacts(world.db, countries, world.clock.now());
const texts = () =>
  world.db
    .selectFrom('outbox')
    .select(['recipient', 'body', 'event'])
    .where('event', '=', 'ride_driver')
    .orderBy('id')
    .execute();

it('textContacts: day of the ride → contact texted once, and again if the driver changes', async () => {
  const ride_id = await assignedRide();
  expect(await run()).toBe(0);
  world.clock.set('2026-11-30T14:00:00Z');
  const counts = await Promise.all([run(), run(), run()]);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect(await run()).toBe(0);
  const { plate_number } = await world.db
    .selectFrom('vehicles')
    .select('plate_number')
    .where('id', '=', vehicle_id)
    .executeTakeFirstOrThrow();
  const [first] = await texts();
  expect(first!.recipient).toBe('+959780123456');
  expect(first!.body).toMatch(/今日 08:30 用车：司机哥\d+，电话 \+95 9 000 \d+/);
  expect(first!.body).toContain(plate_number);
  await assign('reassign', { ride_id, driver_id: await buildDriver(world.db) });
  expect(await run()).toBe(1);
  expect(await texts()).toHaveLength(2);
});

it('textContacts: booker reads English → text in English', async () => {
  await world.db.updateTable('users').set({ lang: 'en' }).where('username', '=', 'booker_a').execute();
  await assignedRide();
  world.clock.set('2026-11-30T14:00:00Z');
  await run();
  await world.db.updateTable('users').set({ lang: 'zh-cn' }).where('username', '=', 'booker_a').execute();
  expect((await texts())[0]!.body).toMatch(/: your driver today at 08:30: Ko \d+/);
});

it.each([
  ['no mobile number', '+95 1 370 077', ['MM']],
  ['no number', 'the front desk', ['MM']],
  ['a country that is not texted', '+95 9 780 123 456', ['CN']],
  ['nobody to text by', '+95 9 780 123 456', []],
])('textContacts: %s → no text', async (_, phone, countries) => {
  await assignedRide(phone);
  world.clock.set('2026-11-30T14:00:00Z');
  expect(await run(countries)).toBe(0);
  expect(await texts()).toEqual([]);
});

it('textContacts: disabled by the booker, or ride over → no text', async () => {
  await assignedRide();
  const off = { switches: [{ kind: 'service_day', channel: 'text', on: false }] };
  const booker = await world.db
    .selectFrom('users')
    .select('id')
    .where('username', '=', 'booker_a')
    .executeTakeFirstOrThrow();
  await world.db
    .insertInto('message_switches')
    .values(
      off.switches.map(({ kind, channel, on }) => ({
        user_id: booker.id,
        kind,
        channel: channel as 'text',
        is_on: on,
      })),
    )
    .execute();
  world.clock.set('2026-11-30T14:00:00Z');
  expect(await run()).toBe(0);
  await world.db.deleteFrom('message_switches').execute();
  await world.db.deleteFrom('ride_texts').execute();
  world.clock.set(endsAt);
  expect(await run()).toBe(0);
});
