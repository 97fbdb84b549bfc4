import type { Db, Trx } from '../permissions/permissions.ts';

/** How points are earned. */
export interface PointRule {
  /** For each hundred of the currency that a completed order was sold for; 0 = none are earned. */
  pointsPerHundred: number;
}

/** The rule as it was set (0 to 10,000 points a hundred) or else one point for each whole unit of the currency. */
export async function findPointRule(db: Db | Trx): Promise<PointRule> {
  const row = await db
    .selectFrom('site_settings')
    .select('value')
    .where('name', '=', 'points_per_hundred')
    .executeTakeFirst();
  const value = row?.value;
  const isRule = typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 10_000;
  return { pointsPerHundred: isRule ? value : 100 };
}
