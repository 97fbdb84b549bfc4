import type { RelativePolicy } from '../../domain/cancellation-policy.ts';
import type { TransferSeason } from '../../domain/pricing/transfer.ts';
import type { Db } from '../permissions/permissions.ts';

export type AirportRow = NonNullable<Awaited<ReturnType<typeof findAirport>>>;
export type PlaceRow = NonNullable<Awaited<ReturnType<typeof findPlace>>>;
export type RateRow = Awaited<ReturnType<typeof listRates>>[number];

/** An airport that is served. */
export async function findAirport(db: Db, id: number) {
  const row = await airports(db).where('id', '=', id).executeTakeFirst();
  return row && { ...row, policy: row.policy as unknown as RelativePolicy };
}

/** The airports that are served, those we show first before the others. */
export async function listAirports(db: Db) {
  return airports(db).orderBy('position').orderBy('id').execute();
}

/** A place around an airport, with its zone. */
export async function findPlace(db: Db, airportId: number, id: number) {
  return places(db, airportId).where('transfer_places.id', '=', id).executeTakeFirst();
}

/** The places around an airport, those we show first before the others. */
export async function listPlaces(db: Db, airportId: number) {
  return places(db, airportId).orderBy('transfer_places.position').orderBy('transfer_places.id').execute();
}

/** What serves a zone, the classes in our order. */
export async function listRates(db: Db, zoneId: number) {
  const rows = await db
    .selectFrom('transfer_rates')
    .innerJoin('vehicle_classes', 'vehicle_classes.id', 'transfer_rates.class_id')
    .select([
      'transfer_rates.id',
      'transfer_rates.zone_id',
      'transfer_rates.class_id',
      'transfer_rates.pool_id',
      'transfer_rates.seasons',
      'vehicle_classes.code',
      'vehicle_classes.name_zh',
      'vehicle_classes.name_en',
      'vehicle_classes.examples_zh',
      'vehicle_classes.examples_en',
      'vehicle_classes.body',
      'vehicle_classes.seats',
      'vehicle_classes.bags',
      'vehicle_classes.picture_seed',
    ])
    .where('transfer_rates.zone_id', '=', zoneId)
    .where('transfer_rates.active', '=', true)
    .where('vehicle_classes.active', '=', true)
    .orderBy('vehicle_classes.position')
    .orderBy('transfer_rates.id')
    .execute();
  return rows.map((row) => ({ ...row, seasons: row.seasons as TransferSeason[] }));
}

function airports(db: Db) {
  return db.selectFrom('airports').selectAll().where('active', '=', true);
}

function places(db: Db, airportId: number) {
  return db
    .selectFrom('transfer_places')
    .innerJoin('transfer_zones', 'transfer_zones.id', 'transfer_places.zone_id')
    .select([
      'transfer_places.id',
      'transfer_places.zone_id',
      'transfer_places.kind',
      'transfer_places.name_zh',
      'transfer_places.name_en',
      'transfer_places.name_local',
      'transfer_places.address_zh',
      'transfer_places.address_en',
      'transfer_zones.name_zh as zone_zh',
      'transfer_zones.name_en as zone_en',
      'transfer_zones.drive_minutes',
    ])
    .where('transfer_places.airport_id', '=', airportId)
    .where('transfer_places.active', '=', true)
    .where('transfer_zones.active', '=', true);
}
