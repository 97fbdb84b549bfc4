import type { Db } from '../src/calls.ts';

let made = 0;

/** Adds a class of vehicles; default a sedan with four seats. */
export async function buildVehicleClass(
  db: Db,
  wish: { code?: string; seats?: number } = {},
): Promise<number> {
  const number = ++made;
  const row = await db
    .insertInto('vehicle_classes')
    .values({
      code: wish.code ?? `class-${number}`,
      name_zh: `舒适型${number}`,
      name_en: `Comfort ${number}`,
      body: 'sedan',
      seats: wish.seats ?? 4,
      bags: 3,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Adds a model of a class. */
export async function buildVehicleModel(
  db: Db,
  wish: { classId: number; code?: string; seats?: number },
): Promise<number> {
  const number = ++made;
  const row = await db
    .insertInto('vehicle_models')
    .values({
      code: wish.code ?? `model-${number}`,
      class_id: wish.classId,
      name_zh: `试用轿车${number}`,
      name_en: `Trial Sedan ${number}`,
      body: 'sedan',
      seats: wish.seats ?? 4,
      bags: 3,
      energy: 'petrol',
      drivetrain: 'two_wheel',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Adds a pool with `units` vehicles to sell at a time; default ten. */
export async function buildPool(db: Db, wish: { code?: string; units?: number } = {}): Promise<number> {
  const row = await db
    .insertInto('vehicle_pools')
    .values({ code: wish.code ?? `pool-${++made}`, units: wish.units ?? 10 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Adds a base; by default its drivers speak Burmese and need half an hour between rides. */
export async function buildBase(
  db: Db,
  wish: { language?: 'burmese' | 'chinese' | 'thai'; turnaroundMinutes?: number } = {},
): Promise<number> {
  const number = ++made;
  const row = await db
    .insertInto('bases')
    .values({
      code: `base-${number}`,
      name_zh: `驻地${number}`,
      name_en: `Base ${number}`,
      country_code: 'MM',
      tz: 'Asia/Yangon',
      latitude: 16.8,
      longitude: 96.2,
      language: wish.language ?? 'burmese',
      turnaround_minutes: wish.turnaroundMinutes ?? 30,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Adds a route in both directions between two bases. */
export async function buildRoute(
  db: Db,
  one: number,
  other: number,
  minutes: number,
  driverNights = 0,
): Promise<void> {
  const card = { km: Math.ceil(minutes * 0.8), minutes, driver_nights: driverNights };
  await db
    .insertInto('routes')
    .values([
      { from_base_id: one, to_base_id: other, ...card },
      { from_base_id: other, to_base_id: one, ...card },
    ])
    .execute();
}

/** Adds a driver; by default one who speaks Burmese. */
export async function buildDriver(
  db: Db,
  wish: { languages?: string[]; active?: boolean; baseId?: number } = {},
): Promise<number> {
  const number = ++made;
  const row = await db
    .insertInto('drivers')
    .values({
      code: `driver-${number}`,
      name_zh: `哥${number}`,
      name_en: `Ko ${number}`,
      phone: `+95 9 000 ${number}`,
      languages: wish.languages ?? ['burmese'],
      base_id: wish.baseId ?? null,
      active: wish.active ?? true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Adds a vehicle of a model. */
export async function buildVehicle(
  db: Db,
  wish: { modelId: number; active?: boolean; baseId?: number; ofPool?: number },
): Promise<number> {
  const row = await db
    .insertInto('vehicles')
    .values({
      plate_number: `YGN-${++made}`,
      model_id: wish.modelId,
      active: wish.active ?? true,
      base_id: wish.baseId ?? null,
      pool_id: wish.ofPool ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}
