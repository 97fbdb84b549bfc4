import type { Db } from '../src/calls.ts';

let made = 0;

/** A class of vehicles: a sedan with four seats unless wished otherwise. */
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

/** A model of a class. */
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

/** So many vehicles to sell a day; ten unless wished otherwise. */
export async function buildPool(db: Db, wish: { code?: string; units?: number } = {}): Promise<number> {
  const row = await db
    .insertInto('vehicle_pools')
    .values({ code: wish.code ?? `pool-${++made}`, units: wish.units ?? 10 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** A driver who speaks Burmese unless wished otherwise. */
export async function buildDriver(
  db: Db,
  wish: { languages?: string[]; active?: boolean } = {},
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
      active: wish.active ?? true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** A vehicle of a model. */
export async function buildVehicle(db: Db, wish: { modelId: number; active?: boolean }): Promise<number> {
  const row = await db
    .insertInto('vehicles')
    .values({ plate_number: `YGN-${++made}`, model_id: wish.modelId, active: wish.active ?? true })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}
