import type { Db, Trx } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { NightRule } from '../import/night-rules.ts';

/** A rate plan that is sold, with its names and the time zone of its calendar. */
export interface PricedPlan {
  id: number;
  hotel_id: number;
  code: string;
  room_zh: string;
  hotel_zh: string;
  tz: string;
  price_rules: NightRule[];
}

/** Finds a rate plan that is sold. Refuses with `rate_unknown`. */
export async function findPricedPlan(db: Db | Trx, id: number): Promise<PricedPlan> {
  const plan = await selectPlan(db).where('plan.id', '=', id).executeTakeFirst();
  if (!plan) throw new AppError('rate_unknown');
  return read(plan);
}

/** The same with a lock, which serialises changes of the plan's prices. */
export async function lockPricedPlan(trx: Trx, id: number): Promise<PricedPlan> {
  const plan = await selectPlan(trx).where('plan.id', '=', id).forNoKeyUpdate('plan').executeTakeFirst();
  if (!plan) throw new AppError('rate_unknown');
  return read(plan);
}

function selectPlan(db: Db | Trx) {
  return db
    .selectFrom('rate_plans as plan')
    .innerJoin('room_types as room', 'room.id', 'plan.room_type_id')
    .innerJoin('hotels as hotel', 'hotel.id', 'plan.hotel_id')
    .innerJoin('destinations as city', 'city.id', 'hotel.city_id')
    .select(['plan.id', 'plan.hotel_id', 'plan.code', 'plan.price_rules'])
    .select(['room.name_zh as room_zh', 'hotel.name_zh as hotel_zh', 'city.tz'])
    .where('plan.active', '=', true)
    .where('room.active', '=', true)
    .where('hotel.active', '=', true);
}

function read(row: Omit<PricedPlan, 'price_rules'> & { price_rules: unknown }): PricedPlan {
  return { ...row, price_rules: row.price_rules as NightRule[] };
}
