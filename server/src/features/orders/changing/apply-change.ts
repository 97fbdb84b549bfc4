import { netPriceNode } from '@serai/contract/permissions';
import type { Lang } from '@serai/phrases/lang';
import { type Caller, type Db, memberOf, type Trx } from '../../../calls.ts';
import { changeLines } from '../../../domain/ledger/lines.ts';
import { money } from '../../../domain/money.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { requireNode } from '../../permissions/permissions.ts';
import { post } from '../../wallet/wallet.ts';
import { announceOrder } from '../announce-order.ts';
import { reviseLines } from '../line-store.ts';
import { decideMove, moveOrder } from '../move-order.ts';
import type { OpenOrder } from '../open-order.ts';
import type { OrderChanges, OrderRow } from '../order-store.ts';
import type { PaymentGuard } from '../payment-guard.ts';
import { lastPayAt, type OrderTerms, payBy } from '../place-order.ts';
import type { WeighedChange } from './weigh-change.ts';

type Changer = { caller: Caller | undefined; lang: Lang; now: Date };

/**
 * Refuses a change that the order's state, its price or the caller's rights do not allow: who would move money must be
 * allowed to see prices and to pay, and a price that somebody is asked to approve stays meanwhile.
 */
export async function refuseChange(
  db: Db,
  { order, product }: OpenOrder,
  { total, toPay }: WeighedChange,
  { caller }: Changer,
): Promise<void> {
  if (total === order.total_price) return;
  const member = memberOf({ caller });
  requireNode(member, netPriceNode);
  if (toPay > 0) requireNode(member, `${product.listPage}/pay`);
  if (order.pay_status === 'unpaid' && (await awaitsApproval(db, order.id)))
    throw new AppError('change_awaits_approval');
}

/** Refuses with `order_wrong_state`, `pay_time_over` or `order_start_reached` an order that cannot be changed now, whatever to. */
export function refuseUnchangeable(opened: OpenOrder, { lang, now }: Changer): void {
  decideMove(opened, { event: 'change', actor: 'member', now, lang });
}

/**
 * Makes a locked order what a change was weighed to make of it: its lines, price, rules and times, and the money held for
 * it, charged or given back the way it was paid. The product moves what it holds, and writes its own part, afterwards.
 */
export async function applyChange(
  trx: Trx,
  opened: OpenOrder,
  change: { weighed: WeighedChange; words: { before: string; after: string }; guardPayment: PaymentGuard },
  call: Changer,
): Promise<OrderRow> {
  const { order } = opened;
  const { weighed, words } = change;
  const { toPay, toGiveBack, terms } = weighed;
  const { now, lang } = call;
  await guard(trx, order, change, call);
  const changed = await moveOrder(trx, opened, {
    event: 'change',
    actor: 'member',
    userId: memberOf(call).userId,
    now,
    lang,
    reason: `${words.before} → ${words.after}`,
    facts: { ...(toPay > 0 ? { amount: toPay } : {}), ...(toGiveBack > 0 ? { refund: toGiveBack } : {}) },
    changes: terms ? changesOf(order, terms, weighed, now) : {},
  });
  await postDifference(trx, order, weighed, call);
  const policy = terms ? { ...terms.policy, nightTotals: terms.nightTotals } : order.policy;
  if (terms) {
    await reviseLines(trx, order.id, terms.lines, null);
    await trx
      .updateTable('orders')
      .set({ policy: JSON.stringify(policy) })
      .where('id', '=', order.id)
      .execute();
  }
  const sums = {
    old_price: money(order.total_price, order.currency),
    new_price: money(changed.total_price, order.currency),
  };
  await announceOrder(trx, changed, { event: 'order_changed', facts: { ...words, ...sums }, now });
  return { ...changed, policy };
}

async function guard(
  trx: Trx,
  { currency, pay_status }: OrderRow,
  { weighed, guardPayment }: { weighed: WeighedChange; guardPayment: PaymentGuard },
  call: Changer,
): Promise<void> {
  const { toPay: amount, total: orderTotal } = weighed;
  if (amount === 0) return;
  const channel = channelOf({ pay_status });
  await guardPayment(trx, { member: memberOf(call), channel, amount, orderTotal, currency, now: call.now });
}

/** What is not owed any more has been paid from the deposit, whichever way it was paid first. */
function channelOf({ pay_status }: Pick<OrderRow, 'pay_status'>): 'balance' | 'credit' {
  return pay_status === 'on_credit' ? 'credit' : 'balance';
}

function changesOf(order: OrderRow, terms: OrderTerms, { total }: WeighedChange, now: Date): OrderChanges {
  // An unpaid order never gets longer to pay by being changed, nor one that is paid a time that has no sense any more.
  const last = order.pay_status === 'unpaid' ? payBy({ ...terms, now }) : lastPayAt(terms);
  return {
    total_price: total,
    title_zh: terms.title.zh,
    title_en: terms.title.en,
    service_start: terms.serviceStart,
    service_end: terms.serviceEnd,
    no_show_from: terms.noShowFrom,
    auto_complete_at: terms.autoCompleteAt,
    cut_off: terms.cutOff,
    pay_by: new Date(Math.min(last.getTime(), order.pay_by.getTime())),
  };
}

async function postDifference(
  trx: Trx,
  order: OrderRow,
  { toPay, toGiveBack }: WeighedChange,
  call: Changer,
): Promise<void> {
  if (toPay === toGiveBack) return;
  await post(trx, {
    event: 'change',
    key: `order:${order.id}:change:${await countChanges(trx, order.id)}`,
    agencyId: order.agency_id,
    orderId: order.id,
    lines: changeLines(channelOf(order), toPay - toGiveBack),
    userId: memberOf(call).userId,
    memo: '',
    now: call.now,
  });
}

/** Which of the order's changes this is, once it stands in its history. */
async function countChanges(trx: Trx, orderId: number): Promise<number> {
  const { made } = await trx
    .selectFrom('order_history')
    .select(({ fn }) => fn.countAll<number>().as('made'))
    .where('order_id', '=', orderId)
    .where('event', '=', 'change')
    .executeTakeFirstOrThrow();
  return made;
}

/** Whether somebody has been asked to approve its payment and has not decided. */
async function awaitsApproval(db: Db, orderId: number): Promise<boolean> {
  const last = await db
    .selectFrom('order_history')
    .select('event')
    .where('order_id', '=', orderId)
    .where('event', 'in', ['askApproval', 'declineApproval'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.event === 'askApproval';
}
