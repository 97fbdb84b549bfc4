import type { carLocationKinds } from '@serai/contract/cars/cars';
import type { DriverLanguage } from '@serai/contract/vehicles/vehicles';
import type { Db } from '../../calls.ts';

/** A place with its city; a city is its own. */
export interface LocationRow {
  id: number;
  kind: (typeof carLocationKinds)[number];
  tz: string;
  name_zh: string;
  name_en: string;
  country_code: string;
  city_id: number;
  city_code: string;
  city_zh: string;
  city_en: string;
  /** Base that serves the city; missing in orders that predate bases. */
  base_id: number | null;
  /** Local language of every driver there; missing without a base. */
  base_language: DriverLanguage | null;
  /** Codes of other cities where cars of its city may be returned. */
  drop_off_codes: string[];
}

/** All open places in configured order, a city before its branches. */
export async function listLocations(db: Db): Promise<LocationRow[]> {
  return locations(db)
    .where('car_locations.active', '=', true)
    .where('city.active', '=', true)
    .orderBy('city.position')
    .orderBy('city.id')
    .orderBy((eb) => eb('car_locations.id', '<>', eb.ref('city.id')))
    .orderBy('car_locations.position')
    .orderBy('car_locations.id')
    .execute();
}

/** Open places by id. */
export async function findLocations(db: Db, ids: readonly number[]): Promise<Map<number, LocationRow>> {
  const rows = await locations(db)
    .where('car_locations.active', '=', true)
    .where('city.active', '=', true)
    .where('car_locations.id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

function locations(db: Db) {
  return db
    .selectFrom('car_locations')
    .innerJoin('car_locations as city', (join) =>
      join.on((eb) => eb('city.id', '=', eb.fn.coalesce('car_locations.city_id', 'car_locations.id'))),
    )
    .leftJoin('bases as base', 'base.id', 'city.base_id')
    .select([
      'car_locations.id',
      'car_locations.kind',
      'car_locations.tz',
      'car_locations.name_zh',
      'car_locations.name_en',
      'car_locations.country_code',
      'city.id as city_id',
      'city.code as city_code',
      'city.name_zh as city_zh',
      'city.name_en as city_en',
      'city.base_id',
      'base.language as base_language',
      'city.drop_off_codes',
    ]);
}
