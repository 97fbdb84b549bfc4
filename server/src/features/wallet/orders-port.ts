import type { RawBuilder } from 'kysely';
import type { Db } from '../../calls.ts';
import type { Rights } from '../permissions/permissions.ts';

/** Port to orders: names for the orders in statements. */
export interface OrderName {
  sn: string;
  product: string;
  /** The agency's own reference. */
  reference: string;
  title_zh: string;
  title_en: string;
}

export type NameOrders = (db: Db, ids: readonly number[]) => Promise<ReadonlyMap<number, OrderName>>;

/** Query of the `id` of the orders that a member may see; undefined if they may see all of the agency. */
export type OrdersSeenBy = (reader: Rights) => RawBuilder<unknown> | undefined;
