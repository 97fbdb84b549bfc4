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
import { feeBaseOf } from './policy.ts';
import { partOf, presentOrder, type Viewer } from './present-order.ts';
import type { Product } from './product-port.ts';
import type { Products } from './products.ts';
import { readOffer } from './requests/offer-store.ts';
import { presentPriceLines } from './selling/offer-terms.ts';

/** Dependencies for showing an order. */
export interface ShowDeps {
  db: Db;
  products: Products;
  findInvoices: FindInvoices;
}

type Reply = ReplyOf<typeof endpoint>;

/** What a viewer sees of an order besides the order itself. */
interface Sight {
  /** Whether proposed charges can be answered by the viewer. */
  mayPay: boolean;
  /** Whether postings show the balance after them. */
  seesBalance: boolean;
  seesInvoices: boolean;
}

/** Shows an order with all details. */
export async function showOrder(deps: ShowDeps, call: Call<typeof endpoint>): Promise<Reply> {
  const member = memberOf(call);
  const opened = await openOrder(deps.db, deps.products, member, call.input.id);
  return presentWhole(deps, opened, call, {
    mayPay: member.nodes.has(`${opened.product.listPage}/pay`) && seesNetPrices(member),
    seesBalance: member.nodes.has(balanceNode),
    seesInvoices: holdsPage(member, '/user/invoice/details'),
  });
}

/** Presents an order with all details to a viewer who may see it. */
export async function presentWhole(
  { db, findInvoices }: Pick<ShowDeps, 'db' | 'findInvoices'>,
  opened: OpenOrder,
  call: Viewer,
  { mayPay, seesBalance, seesInvoices }: Sight,
): Promise<Reply> {
  const { order, product } = opened;
  const viewer = call.caller;
  const parts = await product.describe(db, [order.id], call.lang);
  const view = presentOrder(opened, call);
  const rules = [order.policy, feeBaseOf(order), policyViewOf(product, call.lang)] as const;
  return {
    order: { ...view, ...hideSums(viewer, partOf(order, parts)) },
    lines: hideSums(viewer, await presentLines(db, order, call.lang)),
    offer: view.offer && (await presentOffer(db, opened, view.offer.id, call)),
    payable_early: view.actions.includes('payEarly') ? await presentPayable(db, order) : null,
    adjustments: hideSums(viewer, await listAdjustments(db, order, mayPay, call.lang)),
    policy: policySeenBy(viewer, policyView(...rules), () => describePolicy(...rules, () => '—')),
    history: hideSums(viewer, await presentHistory(db, order, call.lang)),
    actions: view.actions,
    invoices: seesInvoices ? await findInvoices(db, order) : [],
    postings: hideSums(viewer, await presentPostings(db, order, seesBalance)),
  };
}

/** Presents the pending offer of an order. */
async function presentOffer(
  db: Db,
  { order, product }: OpenOrder,
  offerId: number,
  { caller: viewer, lang }: Viewer,
): Promise<Reply['offer']> {
  const { currency } = order;
  const offer = await readOffer(db, offerId);
  const base = { currency, total: offer.total, nightTotals: offer.policy.nightTotals };
  const rules = [offer.policy, base, policyViewOf(product, lang)] as const;
  return {
    id: offer.id,
    kind: offer.kind,
    title: inLanguage(lang, offer.title),
    total_price: hideSums(viewer, money(offer.total, currency)),
    lines: hideSums(viewer, presentPriceLines(offer.lines, currency, lang)),
    policy: policySeenBy(viewer, policyView(...rules), () => describePolicy(...rules, () => '—')),
    note: offer.note,
    made_at: toSeconds(offer.madeAt),
    until: toSeconds(offer.expiresAt),
    detail: hideSums(viewer, await product.offers!.describe(db, order.id, offer.detail, lang)),
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
