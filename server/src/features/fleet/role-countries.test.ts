import { limitableNodes } from '@serai/contract/staff/nodes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  buildBase,
  buildDriver,
  buildVehicle,
  buildVehicleClass,
  buildVehicleModel,
} from '../../../test/build-fleet.ts';
import { addStaff } from '../../../test/concession-sums.ts';
import { type OrderWorld, openOrderWorld } from '../../../test/order-world.ts';
import { boatTrips } from '../../../test/test-product.ts';
import { insertRides } from './ride-store.ts';

/** A base with its crew and a ride of an order in its country. */
interface Place {
  base: number;
  crew: { driver_id: number; vehicle_id: number };
  ride_id: number;
}

let world: OrderWorld;
let modelId: number;
let own: Place;
let elsewhere: Place;
/** Without a base: at home in every country. */
let anywhere: Place['crew'];
/** Clerk whose role is limited to Myanmar. */
let token: string;

beforeAll(async () => {
  world = await openOrderWorld(boatTrips({ hasCheckIn: false }));
  await world.fund(50_000_000, 0);
  modelId = await buildVehicleModel(world.db, { classId: await buildVehicleClass(world.db) });
  own = await openPlace('MM');
  elsewhere = await openPlace('CN');
  anywhere = await crewAt();
  const role = { name: 'Dispatch Myanmar', nodes: limitableNodes.countries, countries: ['MM'] };
  const saved = await world.call('POST', 'console/staffRole/save', role, { as: 'operator' });
  const clerk = await addStaff(world.db, 'dispatch_mm', 'desk');
  const given = { id: clerk.id, role: saved.data.role.code };
  expect((await world.call('POST', 'console/staff/setRole', given, { as: 'operator' })).msg).toBe('');
  token = clerk.token;
});
afterAll(() => world.close());

const post = (path: string, data: object) => world.call('POST', `console/dispatch/${path}`, data, { token });
const get = (path: string, input: object = {}) =>
  world.call('GET', `console/dispatch/${path}`, input, { token });
const idsOf = (list: { id: number }[]) => list.map(({ id }) => id);
const seconds = (time: string) => new Date(`2026-12-01T${time}:00+06:30`).getTime() / 1000;
const period = { from: seconds('08:00'), until: seconds('18:00') };

async function crewAt(baseId?: number): Promise<Place['crew']> {
  const home = baseId === undefined ? {} : { baseId };
  return {
    driver_id: await buildDriver(world.db, home),
    vehicle_id: await buildVehicle(world.db, { modelId, ...home }),
  };
}

async function openPlace(country: string): Promise<Place> {
  const base = await buildBase(world.db);
  await world.db.updateTable('bases').set({ country_code: country }).where('id', '=', base).execute();
  const orderId = await world.book();
  await world.db.updateTable('orders').set({ country }).where('id', '=', orderId).execute();
  const journey = {
    startsAt: new Date(seconds('12:00') * 1000),
    endsAt: new Date(seconds('13:00') * 1000),
    fromBaseId: base,
    toBaseId: base,
    outMinutes: 30,
    backMinutes: 30,
  };
  const rides = { orderId, vehicles: 1, journey, tz: 'Asia/Yangon', driverLanguage: 'burmese' as const };
  const of = { of: { modelId }, passengerName: 'LI MING', passengerPhone: '' };
  await world.db.transaction().execute((trx) => insertRides(trx, { ...rides, ...of }));
  await world.call('POST', 'order/pay', { id: orderId, pay_channel: 'balance' }, { as: 'owner' });
  const { id } = await world.db
    .selectFrom('rides')
    .select('id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return { base, crew: await crewAt(base), ride_id: id };
}

test('clerk limited to a country: board → bases, rides, drivers and vehicles there only', async () => {
  const { data } = await get('board', { day: '2026-12-01' });
  expect(idsOf(data.bases)).toEqual([own.base]);
  expect(idsOf(data.rides)).toEqual([own.ride_id]);
  expect(idsOf(data.drivers)).toEqual([own.crew.driver_id, anywhere.driver_id]);
  expect(idsOf(data.vehicles)).toEqual([own.crew.vehicle_id, anywhere.vehicle_id]);
  expect((await get('board', { base_id: elsewhere.base })).data.reason).toBe('not_found');
  expect((await get('board', { ride_id: elsewhere.ride_id })).data.reason).toBe('not_found');
  expect(idsOf((await get('list')).data.list)).toEqual([own.ride_id]);
});

test('clerk limited to a country: ride elsewhere → missing; driver or vehicle elsewhere → unknown', async () => {
  const { data } = await get('candidates', { ride_id: own.ride_id });
  expect(idsOf(data.drivers)).toEqual([own.crew.driver_id, anywhere.driver_id]);
  expect(idsOf(data.vehicles)).toEqual([own.crew.vehicle_id, anywhere.vehicle_id]);
  expect(data.unavailable).toEqual({ drivers: [], vehicles: [] });
  const { ride_id } = elsewhere;
  expect((await get('candidates', { ride_id })).data.reason).toBe('not_found');
  expect((await post('assign', { ride_id, ...elsewhere.crew })).data.reason).toBe('not_found');
  const assign = async (crew: Partial<Place['crew']>) =>
    (await post('assign', { ride_id: own.ride_id, ...own.crew, ...crew })).data.reason;
  expect(await assign({ driver_id: elsewhere.crew.driver_id })).toBe('driver_unknown');
  expect(await assign({ vehicle_id: elsewhere.crew.vehicle_id })).toBe('vehicle_unknown');
  expect(await assign({})).toBeUndefined();
  const returned = { driver_id: elsewhere.crew.driver_id, from: period.from, reason: 'Ill' };
  expect((await post('returnRides', returned)).data.reason).toBe('driver_unknown');
});

test('clerk limited to a country: absence of somebody elsewhere → cannot be added or removed', async () => {
  const leave = { kind: 'leave', ...period };
  const workshop = { kind: 'workshop', ...period };
  const { driver_id, vehicle_id } = elsewhere.crew;
  expect((await post('addAbsence', { ...leave, absent_id: driver_id })).data.reason).toBe('driver_unknown');
  expect((await post('addAbsence', { ...workshop, absent_id: vehicle_id })).data.reason).toBe(
    'vehicle_unknown',
  );
  const input = { ...leave, absent_id: driver_id };
  const { data } = await world.call('POST', 'console/dispatch/addAbsence', input, { as: 'operator' });
  const { absence_id } = data;
  expect((await post('removeAbsence', { absence_id })).data.reason).toBe('not_found');
  const added = await post('addAbsence', { ...leave, absent_id: anywhere.driver_id });
  expect((await post('removeAbsence', { absence_id: added.data.absence_id })).msg).toBe('');
});

test('clerk limited to a country: search → drivers and vehicles there only', async () => {
  const plateOf = async ({ crew }: Pick<Place, 'crew'>) => {
    const vehicle = world.db.selectFrom('vehicles').select('plate_number').where('id', '=', crew.vehicle_id);
    return (await vehicle.executeTakeFirstOrThrow()).plate_number;
  };
  const codeOf = async ({ crew }: Pick<Place, 'crew'>) => {
    const driver = world.db.selectFrom('drivers').select('code').where('id', '=', crew.driver_id);
    return (await driver.executeTakeFirstOrThrow()).code;
  };
  const find = async (keyword: string, kind: string) => {
    const { data } = await world.call('GET', 'console/search', { keyword }, { token });
    const group = data.groups.find((one: { kind: string }) => one.kind === kind);
    return idsOf(group?.hits ?? []);
  };
  expect(await find(await plateOf(own), 'vehicle')).toContain(own.crew.vehicle_id);
  expect(await find(await plateOf(elsewhere), 'vehicle')).not.toContain(elsewhere.crew.vehicle_id);
  expect(await find(await codeOf(own), 'driver')).toContain(own.crew.driver_id);
  expect(await find(await codeOf(elsewhere), 'driver')).not.toContain(elsewhere.crew.driver_id);
});
