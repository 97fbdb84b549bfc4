import type { ReplyOf } from '@serai/contract/endpoint';
import type { Money } from '@serai/contract/money';
import type { payOrder as endpoint } from '@serai/contract/orders/actions';
import type { PayChannel } from '@serai/contract/orders/statuses';
import type { Lang } from '@serai/phrases/lang';
import { type Call, type Member, memberOf, type Trx } from '../../../calls.ts';
import { payLines } from '../../../domain/ledger/lines.ts';
import { formatMoney } from '../../../domain/money.ts';
import type { Actor } from '../../../domain/order-facts.ts';
import { actionsOf } from '../../../domain/order-lifecycle.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { post } from '../../wallet/wallet.ts';
import { announceOrder } from '../announce-order.ts';
import { decideMove, factsOf, moveOrder } from '../move-order.ts';
import type { OpenOrder } from '../open-order.ts';
import type { HistoryRow, OrderRow } from '../order-store.ts';
import { presentOrder } from '../present-order.ts';
import type { PaymentGuard } from './payment-guard.ts';

type Payer = Pick<Call<typeof endpoint>, 'caller' | 'lang' | 'now'>;

/**
 * Pays an order from the deposit or on credit; own stock is then confirmed, otherwise the supplier is asked
 * to book.
 */
export async function payOrder(
  trx: Trx,
  { opened, guardPayment }: { opened: OpenOrder; guardPayment: PaymentGuard },
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { pay_channel: channel, total: agreed } = call.input;
  const paid = await payOpenOrder(trx, { opened, channel, agreed, guardPayment }, call);
  return { order: presentOrder({ order: paid, product: opened.product }, call) };
}

export interface OpenPayment {
  opened: OpenOrder;
  channel: PayChannel;
  /** Total shown to the payer; undefined if not given. */
  agreed: number | undefined;
  guardPayment: PaymentGuard;
}

/**
 * Pays a locked order that the caller is authorised to pay; returns the paid order. Refuses a total that
 * differs from the one shown with `order_sum_changed`.
 */
export async function payOpenOrder(trx: Trx, payment: OpenPayment, payer: Payer): Promise<OrderRow> {
  const member = memberOf(payer);
  const { lang, now } = payer;
  return payAs(trx, payment, { member, actor: 'member', userId: member.userId, lang, now });
}

/** Who pays an order, whose limits apply, and why where it is not the member. */
export interface PaidBy {
  member: Member;
  actor: Extract<Actor, 'member' | 'operator'>;
  userId: number;
  /** Reason in the history, in each language. */
  said?: NonNullable<HistoryRow['facts']['said']>;
  lang: Lang;
  now: Date;
}

/** The same for a member of the seller's staff who pays at the member's request. */
export async function payAs(
  trx: Trx,
  { opened, channel, agreed, guardPayment }: OpenPayment,
  { member, actor, userId, said, lang, now }: PaidBy,
): Promise<OrderRow> {
  const { order } = opened;
  const { id, currency, total_price: total, supplier } = order;
  const event = channel === 'balance' ? 'payByBalance' : 'payByCredit';
  // Checked before the payer's limits, so that an order that cannot be paid at all is refused for that
  // reason.
  decideMove(opened, { event, actor, now, lang });
  if (agreed !== undefined && agreed !== total) throw sumChanged({ amount: total, currency });
  await guardPayment(trx, { member, channel, amount: total, orderTotal: total, currency, now });
  const paid = await moveOrder(trx, opened, {
    event,
    actor,
    userId,
    now,
    lang,
    facts: { amount: total, ...(said && { said }) },
    changes: {
      pay_channel: channel,
      paid_at: now,
      ...(supplier === null ? { confirmed_at: now } : {}),
    },
  });
  await post(trx, {
    event: 'pay',
    key: `order:${id}:pay`,
    agencyId: order.agency_id,
    entityId: order.entity_id,
    orderId: id,
    lines: payLines(channel, total),
    userId,
    memo: '',
    now,
  });
  if (paid.order_status === 'confirmed')
    await announceOrder(trx, paid, { event: 'order_confirmed', facts: {}, now });
  return paid;
}

function sumChanged(sum: Money): AppError {
  return new AppError('order_sum_changed', { facts: { total: formatMoney(sum) }, data: { total: sum } });
}

/** Throws `order_wrong_state` or `pay_time_over` if the order cannot be paid now by anyone. */
export function refuseUnpayable(opened: OpenOrder, { lang, now }: Pick<Payer, 'lang' | 'now'>): void {
  decideMove(opened, { event: 'payByBalance', actor: 'member', now, lang });
}

/** Returns whether an order awaits payment and can still be paid by anyone. */
export function isPayable(opened: OpenOrder, now: Date): boolean {
  return actionsOf(factsOf(opened), now.getTime()).includes('pay');
}
