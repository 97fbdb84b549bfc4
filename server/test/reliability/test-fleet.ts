import { sql } from 'kysely';
import type { Db } from '../../src/calls.ts';
import { buildCarCity, buildCarRate } from '../build-cars.ts';
import { buildDriver, buildVehicle } from '../build-fleet.ts';
import { buildAirport, buildPlace, buildRate, buildZone } from '../build-transfers.ts';
import { readSoldDays } from '../vehicle-hours.ts';

/** The driven products, by the first part of their calls. */
export const drivenProducts = ['car', 'airport'] as const;
export type DrivenProduct = (typeof drivenProducts)[number];

/** The places where cars and transfers of the tests begin and end. */
export interface TestFleet {
  locationId: number;
  airportId: number;
  placeId: number;
  zoneId: number;
}

/** One pool whose vehicles are sold by model for rentals and by class for transfers. */
export interface TestPool {
  fleet: TestFleet;
  poolId: number;
  modelId: number;
  rates: Record<DrivenProduct, number>;
}

/** A driver and a vehicle, as input of `console/dispatch/assign`. */
export interface Crew {
  driver_id: number;
  vehicle_id: number;
}

/** Adds a city with its branch, and an airport with one place 45 minutes away. */
export async function addFleet(db: Db): Promise<TestFleet> {
  const { downtown } = await buildCarCity(db);
  const airportId = await buildAirport(db);
  const zoneId = await buildZone(db, { airportId });
  const placeId = await buildPlace(db, { airportId, zoneId });
  return { locationId: downtown, airportId, placeId, zoneId };
}

/** Adds a pool with `units` vehicles to sell at a time. */
export async function addPool(db: Db, fleet: TestFleet, units: number): Promise<TestPool> {
  const { rate, pool, model } = await buildCarRate(db, { locationId: fleet.locationId, units });
  const { class_id: classId } = await db
    .selectFrom('vehicle_models')
    .select('class_id')
    .where('id', '=', model)
    .executeTakeFirstOrThrow();
  const transferRate = await buildRate(db, { zoneId: fleet.zoneId, classId, poolId: pool });
  return { fleet, poolId: pool, modelId: model, rates: { car: rate, airport: transferRate } };
}

/** Adds a driver and a vehicle that fits the pool, both free. */
export async function addCrew(db: Db, { modelId }: TestPool): Promise<Crew> {
  return { driver_id: await buildDriver(db), vehicle_id: await buildVehicle(db, { modelId }) };
}

/** Adds `count` crews. */
export async function addCrews(db: Db, { modelId }: TestPool, count: number): Promise<Crew[]> {
  const name = `crew-${crypto.randomUUID().slice(0, 8)}-`;
  const { rows } = await sql<Crew>`
    WITH people AS (
      INSERT INTO drivers (code, name_zh, name_en, phone, languages, active)
      SELECT ${name} || at, '哥' || at, 'Ko ' || at, '+95 9 111 ' || at, '{burmese}', true
      FROM generate_series(1, ${count}::int) AS at RETURNING id
    ),
    cars AS (
      INSERT INTO vehicles (plate_number, model_id, active)
      SELECT ${name} || at, ${modelId}::bigint, true FROM generate_series(1, ${count}::int) AS at RETURNING id
    )
    SELECT people.id AS driver_id, cars.id AS vehicle_id
    FROM (SELECT id, row_number() OVER (ORDER BY id) AS at FROM people) people
    JOIN (SELECT id, row_number() OVER (ORDER BY id) AS at FROM cars) cars USING (at)`.execute(db);
  return rows;
}

/** Reads the maximum held from a pool at one time, by day; days without holds are left out. */
export async function readSold(db: Db, { poolId }: TestPool): Promise<Record<string, number>> {
  return readSoldDays(db, poolId);
}
