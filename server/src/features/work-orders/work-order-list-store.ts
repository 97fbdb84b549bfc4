import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../calls.ts';
import type { WorkOrderRow } from './work-order-store.ts';

/** A work order with its columns for lists. */
export interface ListedWorkOrder extends WorkOrderRow {
  order_sn: string | null;
  order_product: string | null;
  order_title_zh: string | null;
  order_title_en: string | null;
  agency: string | null;
  asker: string;
  owner: string | null;
}

/** Maximum number of work orders per keyword; of more, the newest. */
const maxFound = 5_000;

/** Selects the work orders that fulfil a condition on `work_order`; `order` may also contain the limit. */
export function selectWorkOrders(
  condition: RawBuilder<unknown>,
  order: RawBuilder<unknown> = sql`listed.id DESC`,
): RawBuilder<ListedWorkOrder> {
  return sql<ListedWorkOrder>`
    SELECT listed.*, orders.sn AS order_sn, orders.product AS order_product, orders.title_zh AS order_title_zh,
      orders.title_en AS order_title_en, agency.name AS agency, coalesce(asker.nickname, listed.contact_name) AS asker,
      owner.nickname AS owner
    FROM (SELECT work_order.* FROM work_orders work_order WHERE ${condition}) listed
    LEFT JOIN orders ON orders.id = listed.order_id
    LEFT JOIN agencies agency ON agency.id = listed.agency_id
    LEFT JOIN users asker ON asker.id = listed.user_id
    LEFT JOIN users owner ON owner.id = listed.owner_id
    ORDER BY ${order}`;
}

export async function findListed(
  db: Db | Trx,
  id: number,
  seen: RawBuilder<unknown> = sql`true`,
): Promise<ListedWorkOrder | undefined> {
  const { rows } = await selectWorkOrders(sql`work_order.id = ${id}::bigint AND ${seen}`).execute(db);
  return rows[0];
}

/**
 * SQL condition: work orders that match a keyword by their number, their order's number or words of their
 * detail. Words match whole if any work order has them, otherwise as prefixes, as in lists of orders.
 * @param owner Agency to search in; null: all, for the desk.
 */
export async function meant(db: Db, owner: number | null, keyword: string): Promise<RawBuilder<unknown>> {
  const whole = await findIds(db, owner, keyword, true);
  const ids = whole.length > 0 ? whole : await findIds(db, owner, keyword, false);
  return sql`work_order.id = ANY(${ids}::bigint[])`;
}

async function findIds(db: Db, owner: number | null, keyword: string, isWhole: boolean): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    WITH found AS MATERIALIZED (
      SELECT work_order_id AS id FROM work_order_search
      WHERE words @@ (SELECT order_query(${owner ?? 0}::bigint, ${keyword}::text, ${isWhole}))
    ) SELECT id FROM found ORDER BY id DESC LIMIT ${maxFound}`.execute(db);
  return rows.map(({ id }) => id);
}
