import type { HistoryEvent } from '@serai/contract/orders/history';
import { sql } from 'kysely';
import type { Trx } from '../../../calls.ts';
import type { Actor } from '../../../domain/order-facts.ts';
import { type ChargeRow, listStandingOf, lockCharges, type OrderCharge } from '../../charges/charges.ts';
import { lockStanding } from '../order-store.ts';
import { settleOrder } from './settle-order.ts';

/** Event that changed charges, for the history of each affected order. */
export interface SettlingEvent {
  event: HistoryEvent;
  actor: Actor;
  userId: number | null;
  reason: string;
  now: Date;
}

/**
 * Locks charges of an agency in id order, after their orders: all settlement code locks orders, charges,
 * accounts. Missing charges and those of other agencies are omitted.
 */
export async function lockOrderCharges(
  trx: Trx,
  agencyId: number,
  ids: readonly number[],
): Promise<ChargeRow[]> {
  await sql`
    SELECT FROM orders WHERE id IN (
      SELECT order_id FROM charges WHERE agency_id = ${agencyId} AND id = ANY(${[...ids]}::bigint[]))
    ORDER BY id FOR NO KEY UPDATE`.execute(trx);
  return lockCharges(trx, agencyId, ids);
}

/**
 * Updates the statuses of locked orders after their charges were billed, paid or disputed, with a history row
 * for each change. Uses four statements for any number of orders.
 */
export async function refreshSettlement(
  trx: Trx,
  orderIds: readonly number[],
  settling: SettlingEvent,
): Promise<void> {
  const orders = await lockStanding(trx, orderIds);
  const charges = new Map<number, OrderCharge[]>(orders.map(({ id }) => [id, []]));
  for (const charge of await listStandingOf(trx, orderIds)) charges.get(charge.order_id)?.push(charge);
  const settled = orders.map((order) => settleOrder(order, charges.get(order.id)!));
  const moved = settled.filter(({ moves, changes }) => Object.keys({ ...moves, ...changes }).length > 0);
  if (moved.length === 0) return;
  const { event, actor, userId, reason, now } = settling;
  await sql`
    WITH settled AS (
      SELECT * FROM unnest(
        ${moved.map(({ order }) => order.id)}::bigint[],
        ${moved.map(({ order }) => order.pay_status)}::text[],
        ${moved.map(({ order }) => order.settlement_status)}::text[],
        ${moved.map(({ order }) => order.invoice_status)}::text[],
        ${moved.map(({ order }) => order.settlement_money)}::bigint[],
        ${moved.map(({ moves }) => JSON.stringify(moves))}::text[]
      ) AS row (id, pay_status, settlement_status, invoice_status, settlement_money, moves)
    ),
    moved AS (
      UPDATE orders SET pay_status = settled.pay_status, settlement_status = settled.settlement_status,
        invoice_status = settled.invoice_status, settlement_money = settled.settlement_money
      FROM settled WHERE orders.id = settled.id
    )
    INSERT INTO order_history (order_id, event, moves, actor, user_id, reason, at)
    SELECT id, ${event}, moves::jsonb, ${actor}, ${userId}::bigint, ${reason}, ${now}::timestamptz
    FROM settled WHERE moves <> '{}' ORDER BY id`.execute(trx);
}
