import type { Db, Trx } from '../../../calls.ts';
import type { PriceGroup } from './price-group-store.ts';

/**
 * Port: whether any rate on sale costs the seller more than its price with the percentages of a group.
 * Products know their costs; `composition/connect-ports.ts` passes the function.
 */
export type SellsBelowCost = (db: Db | Trx, percents: GroupPercents, now: Date) => Promise<boolean>;
export type GroupPercents = Pick<PriceGroup, 'hotel_percent' | 'car_percent' | 'transfer_percent'>;
