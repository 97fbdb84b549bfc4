import { sql } from 'kysely';
import type { Db, Trx } from '../../calls.ts';
import type { RelativePolicy } from '../../domain/cancellation-policy.ts';
import type { TransferSeason } from '../../domain/pricing/transfer.ts';

export type AirportRow = Awaited<ReturnType<typeof listAirports>>[number];
export type PlaceRow = Awaited<ReturnType<typeof listPlaces>>[number];
export type VehicleClass = Awaited<ReturnType<typeof listClasses>>[number];

/** Rate of a class in a zone. */
export interface RateRow {
  id: number;
  zone_id: number;
  pool_id: number;
  /** Booking cut-off before the start, in minutes. */
  cut_off_minutes: number;
  seasons: readonly TransferSeason[];
  sold: VehicleClass;
}

/** Both ends of a trip; undefined if not served. */
export interface TripEnds {
  airport: AirportRow | undefined;
  place: PlaceRow | undefined;
}

/** Loads the airport and the place of a trip. */
export async function findEnds(
  db: Db,
  { airport_id, place_id }: { airport_id: number; place_id: number },
): Promise<TripEnds> {
  const airport = await airports(db).where('airports.id', '=', airport_id).executeTakeFirst();
  const place = await places(db)
    .where('transfer_places.airport_id', '=', airport_id)
    .where('transfer_places.id', '=', place_id)
    .executeTakeFirst();
  return { airport: airport && toAirport(airport), place };
}

/** All served airports in configured order. */
export async function listAirports(db: Db) {
  return (await airports(db).orderBy('airports.position').orderBy('airports.id').execute()).map(toAirport);
}

/** Places around every airport with their zones, in configured order. */
export async function listPlaces(db: Db) {
  return places(db).orderBy('transfer_places.position').orderBy('transfer_places.id').execute();
}

/** Rates of a zone, or of all zones if undefined, classes in configured order. */
export async function listRates(db: Db, zoneId?: number): Promise<RateRow[]> {
  const classes = await listClasses(db);
  const sold = new Map(classes.map((each) => [each.id, each]));
  const order = new Map(classes.map(({ id }, at) => [id, at]));
  // As text, so that prices shared by many rates are parsed and stored once.
  const rows = await db
    .selectFrom('transfer_rates')
    .select([
      'id',
      'zone_id',
      'class_id',
      'pool_id',
      'cut_off_minutes',
      sql<string>`seasons::text`.as('seasons'),
    ])
    .where('active', '=', true)
    .$if(zoneId !== undefined, (query) => query.where('zone_id', '=', zoneId!))
    .orderBy('id')
    .execute();
  const known = new Map<string, readonly TransferSeason[]>();
  const seasonsOf = (text: string) => {
    const seasons = known.get(text) ?? (JSON.parse(text) as TransferSeason[]);
    known.set(text, seasons);
    return seasons;
  };
  return (
    rows
      .filter(({ class_id }) => sold.has(class_id))
      .sort((a, b) => order.get(a.class_id)! - order.get(b.class_id)! || a.id - b.id)
      // Listed explicitly: objects from a rest pattern have a separate layout, which took 20 MB for all
      // rates.
      .map(({ id, zone_id, pool_id, cut_off_minutes, seasons, class_id }) => ({
        id,
        zone_id,
        pool_id,
        cut_off_minutes,
        seasons: seasonsOf(seasons),
        sold: sold.get(class_id)!,
      }))
  );
}

async function listClasses(db: Db) {
  return db
    .selectFrom('vehicle_classes')
    .leftJoin('vehicle_class_pictures as first', (join) =>
      join.onRef('first.class_id', '=', 'vehicle_classes.id').on('first.position', '=', 1),
    )
    .leftJoin('pictures', 'pictures.id', 'first.picture_id')
    .select([
      'vehicle_classes.id',
      'code',
      'name_zh',
      'name_en',
      'examples_zh',
      'examples_en',
      'body',
      'seats',
      'bags',
    ])
    .select(['vehicle_classes.position', sql<string | null>`pictures.key || pictures.preview`.as('picture')])
    .where('active', '=', true)
    .orderBy('vehicle_classes.position')
    .orderBy('vehicle_classes.id')
    .execute();
}

function toAirport<R extends { policy: unknown }>(row: R): Omit<R, 'policy'> & { policy: RelativePolicy } {
  return { ...row, policy: row.policy as RelativePolicy };
}

function airports(db: Db) {
  return db
    .selectFrom('airports')
    .leftJoin('bases', 'bases.id', 'airports.base_id')
    .selectAll('airports')
    .select('bases.language as base_language')
    .where('airports.active', '=', true);
}

function places(db: Db) {
  return db
    .selectFrom('transfer_places')
    .innerJoin('transfer_zones', 'transfer_zones.id', 'transfer_places.zone_id')
    .select([
      'transfer_places.id',
      'transfer_places.airport_id',
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
    .where('transfer_places.active', '=', true)
    .where('transfer_zones.active', '=', true);
}

/** Whether any airport exists. */
export async function hasAirports(trx: Trx): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`SELECT EXISTS (SELECT FROM airports) AS found`.execute(trx);
  return rows[0]!.found;
}
