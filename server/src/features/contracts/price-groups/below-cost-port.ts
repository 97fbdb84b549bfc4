import type { Db, Trx } from '../../../calls.ts';
import type { PriceGroup } from './price-group-store.ts';

/**
 * Whether any rate that can still be sold costs the seller more than it is sold for with the percents of a group. The
 * products know their costs; `app.ts` gives the function.
 */
export type SellsBelowCost = (db: Db | Trx, percents: GroupPercents, now: Date) => Promise<boolean>;
export type GroupPercents = Pick<PriceGroup, 'hotel_percent' | 'car_percent' | 'transfer_percent'>;
