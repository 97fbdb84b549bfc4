import type { carInclusions } from '@serai/contract/cars/cars';
import { sql } from 'kysely';
import type { Db, Trx } from '../../calls.ts';
import type { RelativePolicy } from '../../domain/cancellation-policy.ts';
import type { CarSeason, RateCard } from '../../domain/pricing/rate-card.ts';
import type { PictureMark } from '../pictures/pictures.ts';

/** A rate with its model, as used for offers. */
export interface RateRow {
  id: number;
  location_id: number;
  pool_id: number;
  position: number;
  km_per_day: number | null;
  extra_km_amount: number | null;
  included: (typeof carInclusions)[number][];
  policy: RelativePolicy;
  /** Booking cut-off before the start, in minutes. */
  cut_off_minutes: number;
  card: RateCard;
  model: CarModel;
}

/** A vehicle model. */
export interface CarModel {
  id: number;
  classId: number;
  code: string;
  nameZh: string;
  nameEn: string;
  body: 'sedan' | 'suv' | 'pickup' | 'mpv' | 'van' | 'minibus' | 'coach';
  seats: number;
  bags: number;
  energy: 'petrol' | 'diesel' | 'hybrid' | 'electric';
  drivetrain: 'two_wheel' | 'four_wheel';
  /** First picture; missing in older orders. */
  picture?: PictureMark;
}

/** A zone around a city with a charge of `amount` minor units per entry. */
export interface ZoneRow {
  id: number;
  name_zh: string;
  name_en: string;
  amount: number;
}

/** Every rate on sale, in configured order. */
export async function listRates(db: Db): Promise<RateRow[]> {
  return (await rates(db).orderBy('car_rates.position').orderBy('car_rates.id').execute()).map(toRate);
}

/** One rate on sale. */
export async function findRate(db: Db, id: number): Promise<RateRow | undefined> {
  const row = await rates(db).where('car_rates.id', '=', id).executeTakeFirst();
  return row && toRate(row);
}

/** Rates of a model on sale, in configured order. */
export async function listRatesOfModel(db: Db, modelId: number): Promise<RateRow[]> {
  const rows = await rates(db)
    .where('car_rates.model_id', '=', modelId)
    .orderBy('car_rates.position')
    .orderBy('car_rates.id')
    .execute();
  return rows.map(toRate);
}

/** Zones around a city, in configured order. */
export async function listZones(db: Db, cityId: number): Promise<ZoneRow[]> {
  return db
    .selectFrom('industrial_zones')
    .select(['id', 'name_zh', 'name_en', 'amount'])
    .where('city_id', '=', cityId)
    .where('active', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

function rates(db: Db) {
  return db
    .selectFrom('car_rates')
    .innerJoin('car_locations', 'car_locations.id', 'car_rates.location_id')
    .innerJoin('vehicle_models', 'vehicle_models.id', 'car_rates.model_id')
    .leftJoin('vehicle_model_pictures as first', (join) =>
      join.onRef('first.model_id', '=', 'vehicle_models.id').on('first.position', '=', 1),
    )
    .leftJoin('pictures', 'pictures.id', 'first.picture_id')
    .select([
      'car_rates.id',
      'car_rates.location_id',
      'car_rates.pool_id',
      'car_rates.position',
      'car_rates.km_per_day',
      'car_rates.extra_km_amount',
      'car_rates.included',
      'car_rates.policy',
      'car_rates.cut_off_minutes',
      'car_rates.seasons',
      'car_rates.half_day_minutes',
      'car_rates.all_day_minutes',
      'car_rates.chinese_driver_amount',
      'vehicle_models.id as model_id',
      'vehicle_models.class_id',
      'vehicle_models.code as model_code',
      'vehicle_models.name_zh',
      'vehicle_models.name_en',
      'vehicle_models.body',
      'vehicle_models.seats',
      'vehicle_models.bags',
      'vehicle_models.energy',
      'vehicle_models.drivetrain',
    ])
    .select(sql<string | null>`pictures.key || pictures.preview`.as('picture'))
    .where('car_rates.active', '=', true)
    .where('car_locations.active', '=', true)
    .where('vehicle_models.active', '=', true);
}

type StoredRate = Awaited<ReturnType<ReturnType<typeof rates>['execute']>>[number];

function toRate(row: StoredRate): RateRow {
  return {
    id: row.id,
    location_id: row.location_id,
    pool_id: row.pool_id,
    position: row.position,
    km_per_day: row.km_per_day,
    extra_km_amount: row.extra_km_amount,
    included: row.included as RateRow['included'],
    policy: row.policy as RelativePolicy,
    cut_off_minutes: row.cut_off_minutes,
    card: {
      seasons: row.seasons as CarSeason[],
      halfDayMinutes: row.half_day_minutes,
      allDayMinutes: row.all_day_minutes,
      chineseDriverAmount: row.chinese_driver_amount,
    },
    model: {
      id: row.model_id,
      classId: row.class_id,
      code: row.model_code,
      nameZh: row.name_zh,
      nameEn: row.name_en,
      body: row.body,
      seats: row.seats,
      bags: row.bags,
      energy: row.energy,
      drivetrain: row.drivetrain,
      picture: row.picture ?? '',
    },
  };
}

/** Whether any rate or zone exists. */
export async function hasCarRates(trx: Trx): Promise<boolean> {
  const { rows } = await sql<{
    found: boolean;
  }>`SELECT EXISTS (SELECT FROM car_rates) OR EXISTS (SELECT FROM industrial_zones) AS found`.execute(trx);
  return rows[0]!.found;
}
