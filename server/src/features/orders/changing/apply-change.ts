import { netPriceNode } from '@serai/contract/permissions';
import type { Lang } from '@serai/phrases/lang';
import { type Caller, type Db, type Member, memberOf, type Operator, type Trx } from '../../../calls.ts';
import { changeLines } from '../../../domain/ledger/lines.ts';
import { money } from '../../../domain/money.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { requireNode } from '../../permissions/permissions.ts';
import { post } from '../../wallet/wallet.ts';
import { announceOrder } from '../announce-order.ts';
import { reviseLines } from '../line-store.ts';
import type { PaymentGuard } from '../member/payment-guard.ts';
import { decideMove, moveOrder } from '../move-order.ts';
import type { OpenOrder } from '../open-order.ts';
import type { OrderChanges, OrderRow } from '../order-store.ts';
import type { OrderTerms } from '../place-order.ts';
import { lastPayAt, payBy } from '../policy.ts';
import type { Bilingual } from '../product-port.ts';
import type { CalculatedChange } from './calculate-change.ts';

/** The member whose money moves, and the operator who makes the change; at least one is set. */
export interface Changer {
  member: Member | null;
  operator: Pick<Operator, 'userId'> | null;
  lang: Lang;
  now: Date;
}

/** Returns the changer for a member who changes an order by a call. */
export function changerOf(call: { caller: Caller | undefined; lang: Lang; now: Date }): Changer {
  return { member: memberOf(call), operator: null, lang: call.lang, now: call.now };
}

/**
 * Returns the actor for the history: the member who requested or approved it, because their rows determine
 * their spending; otherwise the operator.
 */
export function actorOf({ member, operator }: Pick<Changer, 'member' | 'operator'>): {
  actor: 'member' | 'operator';
  userId: number;
} {
  if (member) return { actor: 'member', userId: member.userId };
  if (!operator) throw new Error('An order is changed by a member or by the desk');
  return { actor: 'operator', userId: operator.userId };
}

/**
 * Refuses a change that the order's state, its price or the caller's rights do not allow: a caller who moves
 * money needs the permissions to see prices and to pay, and the price is fixed while a payment approval is
 * pending.
 */
export async function refuseChange(
  db: Db,
  { order, product }: OpenOrder,
  { total, toPay }: CalculatedChange,
  { member }: Pick<Changer, 'member'>,
): Promise<void> {
  if (total === order.total_price) return;
  if (member) requireNode(member, netPriceNode);
  if (member && toPay > 0) requireNode(member, `${product.listPage}/pay`);
  if (order.pay_status === 'unpaid' && (await awaitsApproval(db, order.id)))
    throw new AppError('change_awaits_approval');
}

/**
 * Throws `order_wrong_state`, `pay_time_over` or `order_start_reached` if the order cannot be changed at all
 * now.
 */
export function refuseUnchangeable(opened: OpenOrder, { lang, now }: Pick<Changer, 'lang' | 'now'>): void {
  decideMove(opened, { event: 'change', actor: 'member', now, lang });
}

/**
 * Applies a weighed change to a locked order: lines, price, rules, times and held money, charged or refunded
 * through the order's payment channel. Afterwards the product moves its stock and writes its own part.
 */
export async function applyChange(
  trx: Trx,
  opened: OpenOrder,
  change: { weighed: CalculatedChange; words: ChangeWords; guardPayment: PaymentGuard },
  by: Changer,
): Promise<OrderRow> {
  const { order } = opened;
  const { weighed, words } = change;
  const { toPay, toGiveBack, terms } = weighed;
  const { now, lang } = by;
  const said = inHistory(words);
  await guard(trx, order, change, by);
  const changed = await moveOrder(trx, opened, {
    event: 'change',
    ...actorOf(by),
    now,
    lang,
    reason: said.zh,
    facts: {
      ...(toPay > 0 ? { amount: toPay } : {}),
      ...(toGiveBack > 0 ? { refund: toGiveBack } : {}),
      ...(said.zh === said.en ? {} : { said }),
    },
    changes: {
      ...(terms ? changesOf(order, terms, weighed, now) : {}),
      ...(by.operator ? { operator_id: by.operator.userId } : {}),
    },
  });
  await postDifference(trx, order, weighed, by);
  const policy = terms ? { ...terms.policy, nightTotals: terms.nightTotals } : order.policy;
  if (terms) {
    await reviseLines(trx, order.id, terms.lines, null);
    await trx
      .updateTable('orders')
      .set({ policy: JSON.stringify(policy) })
      .where('id', '=', order.id)
      .execute();
  }
  await announce(trx, changed, { order, weighed, words, now });
  return { ...changed, policy };
}

/** Former and new state in words: language-neutral, or for a stay in both languages. */
export type ChangeWords = { before: string; after: string } | { before: Bilingual; after: Bilingual };

/** Builds the history text of the change in each language. */
function inHistory({ before, after }: ChangeWords): Bilingual {
  const say = (words: string | Bilingual, lang: keyof Bilingual) =>
    typeof words === 'string' ? words : words[lang];
  return {
    zh: `${say(before, 'zh')} → ${say(after, 'zh')}`,
    en: `${say(before, 'en')} → ${say(after, 'en')}`,
  };
}

async function announce(
  trx: Trx,
  changed: OrderRow,
  {
    order,
    weighed,
    words,
    now,
  }: { order: OrderRow; weighed: CalculatedChange; words: ChangeWords; now: Date },
): Promise<void> {
  const sum = (amount: number) => money(amount, order.currency);
  const sums = { old_price: sum(order.total_price), new_price: sum(changed.total_price) };
  const { before, after } = words;
  if (typeof before === 'string' || typeof after === 'string') {
    const facts = { before: `${before}`, after: `${after}`, ...sums };
    await announceOrder(trx, changed, { event: 'order_changed', facts, now });
    return;
  }
  const facts = {
    before_zh: before.zh,
    before_en: before.en,
    after_zh: after.zh,
    after_en: after.en,
    ...sums,
    charged: sum(weighed.toPay),
    given_back: sum(weighed.toGiveBack),
    fee: sum(weighed.fee),
  };
  await announceOrder(trx, changed, { event: 'stay_changed', facts, now });
}

async function guard(
  trx: Trx,
  { currency, pay_status }: OrderRow,
  { weighed, guardPayment }: { weighed: CalculatedChange; guardPayment: PaymentGuard },
  { member, now }: Changer,
): Promise<void> {
  const { toPay: amount, total: orderTotal } = weighed;
  if (amount === 0) return;
  if (!member) throw new Error('Only a member pays more');
  const channel = channelOf({ pay_status });
  await guardPayment(trx, { member, channel, amount, orderTotal, currency, now });
}

/**
 * Returns the payment channel: an order that is not on credit any more was paid from the deposit, whichever
 * channel was used first.
 */
export function channelOf({ pay_status }: Pick<OrderRow, 'pay_status'>): 'balance' | 'credit' {
  return pay_status === 'on_credit' ? 'credit' : 'balance';
}

function changesOf(order: OrderRow, terms: OrderTerms, { total }: CalculatedChange, now: Date): OrderChanges {
  // A change never extends the payment time of an unpaid order; for a paid one it is capped at the last
  // payment time.
  const last = order.pay_status === 'unpaid' ? payBy({ ...terms, now }) : lastPayAt(terms);
  return {
    total_price: total,
    title_zh: terms.title.zh,
    title_en: terms.title.en,
    country: terms.country,
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
  { toPay, toGiveBack }: CalculatedChange,
  by: Changer,
): Promise<void> {
  if (toPay === toGiveBack) return;
  await post(trx, {
    event: 'change',
    key: `order:${order.id}:change:${await countChanges(trx, order.id)}`,
    agencyId: order.agency_id,
    entityId: order.entity_id,
    orderId: order.id,
    lines: changeLines(channelOf(order), toPay - toGiveBack),
    userId: actorOf(by).userId,
    memo: '',
    now: by.now,
  });
}

/** Counts the changes of the order, after the current one is in its history. */
async function countChanges(trx: Trx, orderId: number): Promise<number> {
  const { made } = await trx
    .selectFrom('order_history')
    .select(({ fn }) => fn.countAll<number>().as('made'))
    .where('order_id', '=', orderId)
    .where('event', '=', 'change')
    .executeTakeFirstOrThrow();
  return made;
}

/** Returns whether a payment approval is pending. */
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
