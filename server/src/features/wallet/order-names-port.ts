import type { Db } from '../../calls.ts';

/** What the wallet needs of orders: how statements name those that money moved for. */
export interface OrderName {
  sn: string;
  product: string;
  title_zh: string;
  title_en: string;
}

export type NameOrders = (db: Db, ids: readonly number[]) => Promise<ReadonlyMap<number, OrderName>>;
