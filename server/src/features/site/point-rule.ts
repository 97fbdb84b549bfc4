import type { Db, Trx } from '../../calls.ts';
import { findSettings, type SiteSettings } from './site-settings.ts';

/** Rule for points: points per hundred units of currency of a completed order; 0 = none. */
export type PointRule = Pick<SiteSettings, 'pointsPerHundred'>;

/** Returns the configured rule, or one point per whole unit of the currency. */
export function findPointRule(db: Db | Trx): Promise<PointRule> {
  return findSettings(db, ['pointsPerHundred']);
}
