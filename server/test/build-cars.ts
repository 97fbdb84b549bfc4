import type { Db } from '../src/calls.ts';
import type { RelativePolicy } from '../src/domain/cancellation-policy.ts';
import type { CarSeason } from '../src/domain/pricing/rate-card.ts';

/** Free until a day before; then half; the full price from six hours before. */
export const carPolicy: RelativePolicy = {
  rules: [
    { until: { hoursBefore: 24 }, fee: { kind: 'none' } },
    { until: { hoursBefore: 6 }, fee: { kind: 'percent', percent: 50 } },
    { until: null, fee: { kind: 'percent', percent: 100 } },
  ],
  noShow: { kind: 'percent', percent: 100 },
};

/** 70.00 a half day, 120.00 a full day, 15.00 per extra hour, all year. */
export const yearRound: CarSeason = { from: '01-01', to: '12-31', half: 7_000, all: 12_000, overtime: 1_500 };

let made = 0;

/** Adds a city with two branches, downtown and airport; default Yangon. */
export async function buildCarCity(
  db: Db,
  wish: { nameZh?: string; nameEn?: string; tz?: string; dropOffCodes?: string[]; baseId?: number } = {},
): Promise<{ code: string; city: number; downtown: number; airport: number }> {
  const code = `car-city-${++made}`;
  const names = { zh: wish.nameZh ?? '仰光', en: wish.nameEn ?? 'Yangon' };
  const insert = async (
    kind: 'city' | 'downtown' | 'airport',
    cityId: number | null,
    zh: string,
    en: string,
  ) => {
    const { id } = await db
      .insertInto('car_locations')
      .values({
        code: kind === 'city' ? code : `${code}-${kind}`,
        kind,
        city_id: cityId,
        country_code: 'MM',
        tz: wish.tz ?? 'Asia/Yangon',
        name_zh: names.zh + zh,
        name_en: names.en + en,
        drop_off_codes: kind === 'city' ? (wish.dropOffCodes ?? []) : [],
        base_id: kind === 'city' ? (wish.baseId ?? null) : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const city = await insert('city', null, '', '');
  return {
    code,
    city,
    downtown: await insert('downtown', city, '市区', ' Downtown'),
    airport: await insert('airport', city, '机场', ' Airport'),
  };
}

/** Adds a route of 630 km in 9 hours, with tolls of 10.00 and one night, without a fee for any class. */
export async function buildRoute(db: Db, fromBaseId: number, toBaseId: number): Promise<number> {
  const { id } = await db
    .insertInto('routes')
    .values({
      from_base_id: fromBaseId,
      to_base_id: toBaseId,
      km: 630,
      minutes: 540,
      tolls: 1_000,
      driver_nights: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Adds the fee of a class on a route: 150.00 one way, 20.00 a night. */
export async function buildRouteFee(db: Db, routeId: number, classId: number): Promise<void> {
  const fee = { one_way_fee: 15_000, driver_night: 2_000 };
  await db
    .insertInto('route_fees')
    .values({ route_id: routeId, class_id: classId, ...fee })
    .execute();
}

export interface CarRateWish {
  locationId: number;
  nameZh?: string;
  nameEn?: string;
  seats?: number;
  energy?: 'petrol' | 'diesel' | 'hybrid' | 'electric';
  drivetrain?: 'two_wheel' | 'four_wheel';
  units?: number;
  kmPerDay?: number | null;
  seasons?: CarSeason[];
  policy?: RelativePolicy;
  position?: number;
}

/** Adds a model of a new class, its pool at a place, and its rate; default five vehicles. */
export async function buildCarRate(
  db: Db,
  wish: CarRateWish,
): Promise<{ rate: number; pool: number; model: number; modelCode: string; classId: number }> {
  const code = `car-${++made}`;
  const vehicle = {
    code,
    name_zh: wish.nameZh ?? '丰田埃尔法',
    name_en: wish.nameEn ?? 'Toyota Alphard',
    body: 'mpv' as const,
    seats: wish.seats ?? 6,
    bags: 4,
  };
  const insertedClass = await db
    .insertInto('vehicle_classes')
    .values(vehicle)
    .returning('id')
    .executeTakeFirstOrThrow();
  const model = await db
    .insertInto('vehicle_models')
    .values({
      ...vehicle,
      class_id: insertedClass.id,
      energy: wish.energy ?? 'petrol',
      drivetrain: wish.drivetrain ?? 'two_wheel',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const pool = await db
    .insertInto('vehicle_pools')
    .values({ code, units: wish.units ?? 5 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const km = wish.kmPerDay ?? null;
  const rate = await db
    .insertInto('car_rates')
    .values({
      code,
      location_id: wish.locationId,
      model_id: model.id,
      pool_id: pool.id,
      km_per_day: km,
      extra_km_amount: km === null ? null : 40,
      included: ['fuel', 'driver_meals'],
      chinese_driver_amount: 3_000,
      policy: JSON.stringify(wish.policy ?? carPolicy),
      seasons: JSON.stringify(wish.seasons ?? [yearRound]),
      position: wish.position ?? 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { rate: rate.id, pool: pool.id, model: model.id, modelCode: code, classId: insertedClass.id };
}

/** Adds an industrial zone around a city: 25.00 per entry. */
export async function buildIndustrialZone(db: Db, cityId: number): Promise<number> {
  const { id } = await db
    .insertInto('industrial_zones')
    .values({
      code: `zone-${++made}`,
      city_id: cityId,
      name_zh: '迪拉瓦经济特区',
      name_en: 'Thilawa SEZ',
      amount: 2_500,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
