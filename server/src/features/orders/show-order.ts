import type { ReplyOf } from '@serai/contract/endpoint';
import type { showOrder as endpoint } from '@serai/contract/orders/orders';
import { balanceNode } from '@serai/contract/permissions';
import { inLanguage, type Lang } from '@serai/phrases/lang';
import { type Call, type Db, memberOf } from '../../calls.ts';
import { describePolicy, type PolicyView, policyView } from '../../domain/describe-policy.ts';
import { money } from '../../domain/money.ts';
import { payableEarly } from '../../domain/settlement.ts';
import { toSeconds } from '../../platform/clock.ts';
import { listChargesOf } from '../charges/charges.ts';
import { holdsPage, seesNetPrices } from '../permissions/permissions.ts';
import { accountName, listEntriesOfOrder } from '../wallet/wallet.ts';
import { listAdjustments } from './adjustments/list-adjustments.ts';
import type { FindInvoices } from './charging/invoice-port.ts';
import { hideSums, policySeenBy } from './hide-sums.ts';
import { listLines } from './line-store.ts';
import { type OpenOrder, openOrder } from './open-order.ts';
import { listHistory, type OrderRow } from './order-store.ts';
import { type FrozenPolicy, feeBaseOf } from './place-order.ts';
import { presentOrder } from './present-order.ts';
import type { Product } from './product-port.ts';
import type { Products } from './products.ts';
import { readOffer } from './requests/offer-store.ts';
import { presentPriceLines } from './selling/offer-terms.ts';

interface ShowDeps {
  db: Db;
  products: Products;
  findInvoices: FindInvoices;
}

type Reply = ReplyOf<typeof endpoint>;

/** Shows an order with all details. */
export async function showOrder(
  { db, products, findInvoices }: ShowDeps,
  call: Call<typeof endpoint>,
): Promise<Reply> {
  const member = memberOf(call);
  const opened = await openOrder(db, products, member, call.input.id);
  const { order, product } = opened;
  const details = await product.describe(db, [order.id], call.lang);
  const view = presentOrder(opened, call);
  const mayPay = member.nodes.has(`${product.listPage}/pay`) && seesNetPrices(member);
  const rules = [order.policy as FrozenPolicy, feeBaseOf(order), policyViewOf(product, call.lang)] as const;
  return {
    order: { ...view, detail: hideSums(member, details.get(order.id) ?? {}) },
    lines: hideSums(member, await presentLines(db, order, call.lang)),
    offer: view.offer && (await presentOffer(db, opened, view.offer.id, call)),
    payable_early: view.actions.includes('payEarly') ? await presentPayable(db, order) : null,
    adjustments: hideSums(member, await listAdjustments(db, order, mayPay, call.lang)),
    policy: policySeenBy(member, policyView(...rules), () => describePolicy(...rules, () => '—')),
    history: hideSums(member, await presentHistory(db, order, call.lang)),
    actions: view.actions,
    invoices: holdsPage(member, '/user/invoice/details') ? await findInvoices(db, order) : [],
    postings: hideSums(member, await presentPostings(db, order, member.nodes.has(balanceNode))),
  };
}

/** Presents the pending offer of an order. */
async function presentOffer(
  db: Db,
  { order, product }: OpenOrder,
  offerId: number,
  call: Call<typeof endpoint>,
): Promise<Reply['offer']> {
  const { lang } = call;
  const member = memberOf(call);
  const { currency } = order;
  const offer = await readOffer(db, offerId);
  const base = { currency, total: offer.total, nightTotals: offer.policy.nightTotals };
  const rules = [offer.policy, base, policyViewOf(product, lang)] as const;
  return {
    id: offer.id,
    kind: offer.kind,
    title: inLanguage(lang, offer.title),
    total_price: hideSums(member, money(offer.total, currency)),
    lines: hideSums(member, presentPriceLines(offer.lines, currency, lang)),
    policy: policySeenBy(member, policyView(...rules), () => describePolicy(...rules, () => '—')),
    note: offer.note,
    made_at: toSeconds(offer.madeAt),
    until: toSeconds(offer.expiresAt),
    detail: hideSums(member, await product.offers!.describe(db, order.id, offer.detail, lang)),
  };
}

function policyViewOf({ hasCheckIn }: Product, lang: Lang): PolicyView {
  return { lang, service: hasCheckIn ? 'stay' : 'ride' };
}

/** Presents the amount payable early; only shown if the caller may pay. */
async function presentPayable(db: Db, order: OrderRow): Promise<Reply['payable_early']> {
  const amount = payableEarly(order, await listChargesOf(db, [order.id]));
  return amount > 0 ? money(amount, order.currency) : null;
}

type Shown = { id: number; agency_id: number; currency: string };

async function presentLines(db: Db, order: Shown, lang: Lang): Promise<Reply['lines']> {
  const lines = await listLines(db, order.id);
  return lines.map((line) => ({
    label: inLanguage(lang, { zh: line.label_zh, en: line.label_en }),
    quantity: line.quantity,
    unit_price: { amount: line.unit_amount, currency: order.currency },
    amount: { amount: line.amount, currency: order.currency },
  }));
}

async function presentHistory(db: Db, order: Shown, lang: Lang): Promise<Reply['history']> {
  const rows = await listHistory(db, order.id);
  const sum = (amount: number | undefined) =>
    amount === undefined ? null : { amount, currency: order.currency };
  return rows.map((row) => ({
    at: toSeconds(row.at),
    event: row.event,
    actor: row.actor,
    user: row.user ?? '',
    order_status: row.moves.order_status?.at(-1) ?? null,
    reason: row.facts.said?.[lang === 'en' ? 'en' : 'zh'] ?? row.reason,
    amount: sum(row.facts.amount),
    refund: sum(row.facts.refund),
    evidence: row.facts.evidence ?? null,
  }));
}

/** Presents the postings in the agency's view: deposits are positive, debts negative. */
async function presentPostings(db: Db, order: Shown, seesBalance: boolean): Promise<Reply['postings']> {
  const entries = await listEntriesOfOrder(db, order.agency_id, order.id);
  return entries.map((entry) => ({
    at: toSeconds(entry.at),
    event: entry.event,
    account: accountName(entry.kind),
    amount: { amount: 0 - entry.amount, currency: order.currency },
    after: { amount: seesBalance ? 0 - entry.after : null, currency: order.currency },
  }));
}
