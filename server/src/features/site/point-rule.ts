import type { Db, Trx } from '../../calls.ts';
import { findSettings, type SiteSettings } from './site-settings.ts';

/** How points are earned: so many for each hundred of the currency that a completed order was sold for; 0 = none. */
export type PointRule = Pick<SiteSettings, 'pointsPerHundred'>;

/** The rule as it was set or else one point for each whole unit of the currency. */
export function findPointRule(db: Db | Trx): Promise<PointRule> {
  return findSettings(db, ['pointsPerHundred']);
}
