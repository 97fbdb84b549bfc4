import type { RawBuilder } from 'kysely';
import type { Db } from '../../calls.ts';
import type { Rights } from '../permissions/permissions.ts';

/** What the wallet needs of orders: how statements name those that money moved for. */
export interface OrderName {
  sn: string;
  product: string;
  /** The agency's own. */
  reference: string;
  title_zh: string;
  title_en: string;
}

export type NameOrders = (db: Db, ids: readonly number[]) => Promise<ReadonlyMap<number, OrderName>>;

/** A query of the `id` of the orders that a member may see; undefined when these are all of the agency. */
export type OrdersSeenBy = (reader: Rights) => RawBuilder<unknown> | undefined;
