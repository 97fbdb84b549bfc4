import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
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
import { testStart } from '../../../test/population.ts';
import { simulatedFlights } from '../../demo/simulated-flights.ts';
import type { ExpectedFlight, FlightReport } from './flight-source.ts';

let world: TestWorld;
let sold: { rate_key: string; airport_id: number; place_id: number };
/** What the source says, and what it was asked. */
let report: FlightReport | undefined | Error;
const asked: ExpectedFlight[] = [];

beforeAll(async () => {
  world = await openTestWorld({
    flights: {
      lookUp: async (flight) => {
        asked.push(flight);
        if (report instanceof Error) throw report;
        return report;
      },
    },
  });
  const { db } = world;
  await fundAgency(db, world.agencyA, { deposit: 2_000_000 });
  const airport_id = await buildAirport(db);
  const zoneId = await buildZone(db, { airportId: airport_id });
  const place_id = await buildPlace(db, { airportId: airport_id, zoneId });
  const rateId = await buildRate(db, { zoneId, classId: await buildClass(db), poolId: await buildPool(db) });
  sold = { rate_key: `${rateId}-6000`, airport_id, place_id };
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set(testStart);
  await world.db.updateTable('orders').set({ order_status: 'completed' }).execute();
  asked.length = 0;
  report = undefined;
});

/** Books and pays a pick-up that lands on 1 December at 22:15 in Yangon; returns its id. */
async function bookPickUp(): Promise<number> {
  const trip = {
    ...sold,
    mode: 'pick_up',
    flight_number: 'MU2031',
    flight_at: '2026-12-01T22:15',
    adults: 2,
  };
  const { quote_id } = (await post('airport/quote', trip, 'owner')).data;
  const named = { passenger_name: 'Zhang San', contact_name: 'Wang', contact_phone: '+86 138 0000 0000' };
  const { id } = (await post('airport/book', { quote_id, ...named }, 'owner')).data.order;
  await post('order/pay', { id, pay_channel: 'balance' }, 'owner');
  return id;
}

const post = (path: string, input: object, as: 'owner' | 'operator' = 'operator') =>
  world.call('POST', path, input, { as });
const at = (time: string, day = '2026-12-01') => new Date(`${day}T${time}:00+06:30`);
const setTime = (time: string) => world.clock.set(at(time));
const lookUp = () => world.app.jobs.find(({ name }) => name === 'look-up-flights')!.run(world.clock.now());
const reportOf = async (id: number, as: 'owner' | 'operator' = 'owner') => {
  const path = as === 'owner' ? 'order/detail' : 'console/order/detail';
  return (await world.call('GET', path, { id }, { as })).data.order.detail.flight_report;
};
/** The entry of an order in the queue of flights. */
async function entryOf(id: number) {
  const { data } = await world.call('GET', 'console/queue/list', { queue: 'flights' }, { as: 'operator' });
  return data.queues[0].list.find((entry: { order_id: number }) => entry.order_id === id);
}

test('look-up-flights: three hours before the landing → asked, report on the order for agency and desk', async () => {
  const id = await bookPickUp();
  setTime('19:14');
  await lookUp();
  expect(asked).toEqual([]);
  setTime('19:15');
  report = { state: 'expected', landsAt: at('01:15', '2026-12-02') };
  await lookUp();
  expect(asked).toEqual([{ orderId: id, number: 'MU2031', iata: expect.any(String), landsAt: at('22:15') }]);
  const shown = {
    state: 'expected',
    lands_at: { local: '2026-12-02T01:15' },
    looked_up_at: at('19:15').getTime() / 1000,
  };
  expect(await reportOf(id)).toMatchObject(shown);
  expect(await reportOf(id, 'operator')).toMatchObject(shown);
  const { data } = await world.call('GET', 'order/detail', { id }, { as: 'owner' });
  expect(data.order.service_start.local).toBe('2026-12-01T22:15');
});

test('queue of flights: later report of another landing → asks again, and names it; recorded → answered', async () => {
  const id = await bookPickUp();
  setTime('19:20');
  expect(await entryOf(id)).toMatchObject({ matter: 'MU2031' });
  await post('console/airportOrder/setLanding', { id, lands_at: '2026-12-01T22:15' });
  expect(await entryOf(id)).toBeUndefined();

  report = { state: 'expected', landsAt: at('22:29') };
  setTime('19:25');
  await lookUp();
  expect(await entryOf(id)).toBeUndefined();

  report = { state: 'expected', landsAt: at('23:05') };
  setTime('19:30');
  await lookUp();
  expect(await entryOf(id)).toMatchObject({ matter: 'MU2031 → 23:05', since: at('19:30').getTime() / 1000 });
  setTime('19:35');
  await lookUp();
  expect(await entryOf(id)).toMatchObject({ since: at('19:30').getTime() / 1000 });
  await post('console/airportOrder/setLanding', { id, lands_at: '2026-12-01T23:05' });
  expect(await entryOf(id)).toBeUndefined();

  // Three hours before the new landing it is looked up again.
  report = { state: 'cancelled', landsAt: at('23:05') };
  setTime('20:10');
  await lookUp();
  expect(await entryOf(id)).toMatchObject({ matter: 'MU2031 CNL' });
});

test('look-up-flights: source without an answer → earlier report kept, asked again; landed → no longer asked', async () => {
  const id = await bookPickUp();
  setTime('22:00');
  report = { state: 'expected', landsAt: at('22:20') };
  await lookUp();
  report = new Error('no answer');
  await lookUp();
  report = undefined;
  await lookUp();
  expect(await reportOf(id)).toMatchObject({ state: 'expected', lands_at: { local: '2026-12-01T22:20' } });
  report = { state: 'landed', landsAt: at('22:18') };
  await lookUp();
  expect(asked).toHaveLength(4);
  await lookUp();
  expect(asked).toHaveLength(4);
  expect(await reportOf(id)).toMatchObject({ state: 'landed' });
});

test('order: flight number changed after the report → report no longer shown', async () => {
  const id = await bookPickUp();
  setTime('19:30');
  report = { state: 'expected', landsAt: at('22:40') };
  await lookUp();
  await world.db.updateTable('flight_reports').set({ flight_number: 'MU2033' }).execute();
  expect(await reportOf(id)).toBeNull();
  expect(await entryOf(id)).toMatchObject({ matter: 'MU2031' });
});

test('simulated flights: landing recorded as the new time → stays where it was reported', async () => {
  const source = simulatedFlights(world.clock);
  const { signal } = new AbortController();
  setTime('19:30');
  const late = { number: 'MU7', iata: 'RGN', landsAt: at('22:15') };
  const first = await source.lookUp(late, signal);
  expect(await source.lookUp({ ...late, landsAt: first!.landsAt }, signal)).toEqual(first);
  world.clock.set(at('09:00', '2026-12-02'));
  expect(await source.lookUp(late, signal)).toMatchObject({ state: 'landed' });
});
