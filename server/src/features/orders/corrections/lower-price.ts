import type { Lang } from '@serai/phrases/lang';
import type { Operator, Trx } from '../../../calls.ts';
import { keptOf } from '../../../domain/cancellation-policy.ts';
import { changeLines } from '../../../domain/ledger/lines.ts';
import { shareOut } from '../../../domain/money.ts';
import { refusedField } from '../../../platform/http/app-error.ts';
import { refuseFraction } from '../../../platform/http/refuse-fraction.ts';
import { post } from '../../wallet/wallet.ts';
import { announceOrder } from '../announce-order.ts';
import { listSoldLines, reviseLines } from '../line-store.ts';
import { decideMove, moveOrder } from '../move-order.ts';
import type { OpenOrder } from '../open-order.ts';
import { type OrderRow, updatePolicy } from '../order-store.ts';
import type { FrozenPolicy } from '../policy.ts';
import type { Bilingual } from '../product-port.ts';

/** New total of an order, in minor units, with the label of its line and the reason. */
export interface LowerPrice {
  total: number;
  label: Bilingual;
  reason: string;
}

/**
 * Lowers the price of a paid, locked order before its service: adds a line with the difference, lowers the
 * held amount, and refunds it to its source. Refuses a price that is not lower with `price_not_lower`.
 */
export async function lowerPrice(
  trx: Trx,
  opened: OpenOrder,
  { total, label, reason }: LowerPrice,
  by: { operator: Pick<Operator, 'userId' | 'nickname'>; key: string; now: Date; lang: Lang },
): Promise<OrderRow> {
  const { order } = opened;
  const { id, currency, total_price: former } = order;
  const { operator, now, lang } = by;
  const { userId } = operator;
  const move = { event: 'changePrice', actor: 'operator', userId, now, lang } as const;
  decideMove(opened, move);
  refuseFraction('total_price', { amount: total, currency });
  const difference = total - former;
  if (difference >= 0) throw refusedField('total_price', 'price_not_lower');
  await reviseLines(
    trx,
    id,
    [...(await listSoldLines(trx, id)), { label, quantity: 1, unitAmount: difference }],
    null,
  );
  const policy = policyFor(order, total);
  await updatePolicy(trx, id, policy);
  const repriced = { ...opened, order: { ...order, policy } };
  const changed = await moveOrder(trx, repriced, {
    ...move,
    reason,
    facts: { amount: difference },
    changes: { operator_id: userId, total_price: total },
  });
  await post(trx, {
    event: 'change',
    key: `change:${userId}:${by.key}`,
    agencyId: order.agency_id,
    entityId: order.entity_id,
    orderId: id,
    lines: changeLines(order.pay_channel!, difference),
    userId,
    memo: reason,
    now,
  });
  const money = (amount: number) => ({ amount, currency });
  const facts = { before: money(former), after: money(total), refund: money(-difference), reason };
  await announceOrder(trx, changed, { event: 'order_price_changed', facts, now });
  return { ...changed, operator_name: operator.nickname };
}

/**
 * Returns the policy at a lower price. The reduction first lowers the fees of earlier changes, so that a
 * waived fee is not kept on a later cancellation; the rest is distributed over the nights, so that fees in
 * nights follow it.
 */
function policyFor({ policy, currency, total_price: former }: OrderRow, total: number): FrozenPolicy {
  const { nightTotals, ...rest } = policy;
  const kept = Math.max(0, keptOf(rest) - (former - total));
  return {
    ...rest,
    ...(kept > 0 ? { kept } : {}),
    nightTotals: shareOut(total - kept, nightTotals, currency),
  };
}
