import type { CostKind } from '@serai/contract/payables/words';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../calls.ts';
import { costLines } from '../../../domain/ledger/lines.ts';
import { localDate } from '../../../domain/local-time.ts';
import type { OrderRow } from '../../orders/orders.ts';
import { postForSupplier } from '../../wallet/wallet.ts';

/** A cost that is posted for a locked order. */
export interface NewCost {
  order: Pick<OrderRow, 'id' | 'agency_id' | 'currency' | 'entity_id' | 'created_at' | 'service_end' | 'tz'>;
  supplierId: number;
  kind: CostKind;
  /** Minor units; below zero if it reduces an earlier cost. */
  amount: number;
  /** Event of its posting in the ledger. */
  event: 'cost' | 'cost_undone' | 'cost_adjusted' | 'cost_difference';
  memo: string;
  userId: number | null;
  now: Date;
  /** Accepted invoice that contains it. */
  invoiceId?: number;
}

/** Posts a cost and stores it. The order is locked, so that its costs have consecutive keys. */
export async function recordCost(trx: Trx, cost: NewCost): Promise<void> {
  const { order, supplierId, kind, amount, event, memo, userId, now, invoiceId } = cost;
  const { currency } = order;
  const entityId = order.entity_id ?? (await findSellerOf(trx, order));
  const known = await countCosts(trx, order.id);
  const postingId = await postForSupplier(trx, {
    event,
    key: `cost:${order.id}:${known + 1}`,
    supplierId,
    entityId,
    orderId: order.id,
    currency,
    lines: costLines(amount),
    userId,
    memo,
    now,
  });
  await trx
    .insertInto('supplier_costs')
    .values({
      supplier_id: supplierId,
      order_id: order.id,
      entity_id: entityId,
      kind,
      currency,
      amount,
      posting_id: postingId,
      served_on: localDate(Math.min(order.service_end.getTime(), now.getTime()), order.tz),
      memo,
      user_id: userId,
      created_at: now,
      invoice_id: invoiceId ?? null,
    })
    .execute();
}

/** Posted sum of an order with a supplier, by kind. */
export interface PostedCost {
  supplier_id: number;
  kind: CostKind;
  amount: number;
}

/** Sums of the posted costs of an order, by supplier and kind; sums of zero are included. */
export async function listPosted(db: Db | Trx, orderId: number): Promise<PostedCost[]> {
  const { rows } = await sql<PostedCost>`
    SELECT supplier_id, kind, sum(amount)::bigint AS amount FROM supplier_costs
    WHERE order_id = ${orderId} GROUP BY supplier_id, kind ORDER BY supplier_id, kind`.execute(db);
  return rows;
}

/** Costs of orders with a supplier on no accepted invoice, by order; orders without any are omitted. */
export async function findOpenCosts(
  db: Db | Trx,
  { supplierId, entityId, orderIds }: { supplierId: number; entityId: number; orderIds: readonly number[] },
): Promise<Map<number, number>> {
  const { rows } = await sql<{ order_id: number; amount: number }>`
    SELECT order_id, sum(amount)::bigint AS amount FROM supplier_costs
    WHERE supplier_id = ${supplierId} AND entity_id = ${entityId} AND invoice_id IS NULL
      AND order_id = ANY(${[...orderIds]}::bigint[])
    GROUP BY order_id`.execute(db);
  return new Map(rows.map(({ order_id, amount }) => [order_id, amount]));
}

/** Adds the open costs of orders with a supplier to an accepted invoice. The orders are locked. */
export async function updateInvoiced(
  trx: Trx,
  {
    supplierId,
    entityId,
    orderIds,
    invoiceId,
  }: { supplierId: number; entityId: number; orderIds: readonly number[]; invoiceId: number },
): Promise<void> {
  await sql`
    UPDATE supplier_costs SET invoice_id = ${invoiceId}
    WHERE supplier_id = ${supplierId} AND entity_id = ${entityId} AND invoice_id IS NULL
      AND order_id = ANY(${[...orderIds]}::bigint[])`.execute(trx);
}

async function countCosts(trx: Trx, orderId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) FROM supplier_costs WHERE order_id = ${orderId}`.execute(trx);
  return rows[0]!.count;
}

/** Company that sold an order without one of its own: that of the agency's contract then. */
async function findSellerOf(trx: Trx, { agency_id, created_at }: NewCost['order']): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    SELECT seller_entity_at(${agency_id}::bigint, ${created_at}::timestamptz) AS id`.execute(trx);
  return rows[0]!.id;
}
