import type { ReplyOf } from '@serai/contract/endpoint';
import type { applyInvoice as endpoint } from '@serai/contract/invoices/invoices';
import { type InvoiceKind, invoiceKindsOf } from '@serai/contract/invoices/statuses';
import { type Call, memberOf, type Trx } from '../../calls.ts';
import { localDate } from '../../domain/local-time.ts';
import { sum } from '../../domain/money.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { stageForInvoice } from '../charges/charges.ts';
import { type Entity, findEntity } from '../contracts/contracts.ts';
import { lockOrderCharges, type Products } from '../orders/orders.ts';
import { notifyInvoiceDesk } from './announce-invoice.ts';
import { deliverInvoice } from './deliver-invoice.ts';
import { listEligibleRows } from './eligible-store.ts';
import { followInvoices } from './follow-invoices.ts';
import { addInvoiceEvent, insertInvoice, insertLines, lockInvoice } from './invoice-store.ts';
import { issuePaper } from './issue-paper.ts';
import { presentChanged } from './present-invoice.ts';
import { remarkOf } from './remark.ts';
import { type TaxedRow, taxEligible } from './tax-eligible.ts';
import { findTitle, type Title } from './titles/title-store.ts';

/**
 * Applies for an invoice over the invoiceable charges of some orders; a receipt is issued at once. Refuses a charge
 * that cannot be invoiced now with `invoice_not_eligible`, another agency's with `not_found`, and a sum that
 * differs from the one shown with `invoice_sum_changed`.
 */
export async function applyInvoice(
  trx: Trx,
  products: Products,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { agencyId, userId } = memberOf(call);
  const { input, now } = call;
  const title = await findTitle(trx, agencyId, input.title_id);
  if (!title) throw new AppError('not_found');
  const rows = await lockEligible(trx, products, { agencyId, chargeIds: input.charge_ids });
  const total = sum(rows.map(({ amount }) => amount));
  if (total !== input.total) throw new AppError('invoice_sum_changed', { data: { total } });
  const entity = await checkKind(trx, rows, input.kind);
  checkTitle(input.kind, title);
  const { id: _, is_default: __, kind: title_kind, ...words } = title;
  const invoice = await insertInvoice(trx, {
    agency_id: agencyId,
    entity_id: entity.id,
    kind: input.kind,
    status: 'submitted',
    ...words,
    title_kind,
    currency: rows[0]!.currency,
    total,
    remark: remarkOf(input.kind, rows),
    note: input.note ?? '',
    made_by: userId,
    made_at: now,
  });
  const lines = rows.map(({ order_id, code, amount, charge_ids }) => ({
    order_id,
    tax_code_id: code.id,
    amount,
    charge_ids,
  }));
  await insertLines(trx, invoice, lines);
  await addInvoiceEvent(trx, invoice, { event: 'submitted', user_id: userId, at: now });
  await stageForInvoice(
    trx,
    rows.flatMap(({ charge_ids }) => charge_ids),
    'applied',
  );
  const orderIds = rows.map(({ order_id }) => order_id);
  const settling = { event: 'applyInvoice', actor: 'member', userId, reason: '', now } as const;
  await followInvoices(trx, orderIds, settling);
  if (input.kind === 'receipt') await issueAtOnce(trx, invoice.id, call);
  else await notifyInvoiceDesk(trx, invoice, { event: 'invoice_applied', now });
  return { invoice: await presentChanged(trx, invoice.id, call.lang) };
}

/** Locks the orders of some charges and returns everything that can be invoiced of them, oldest service first. */
async function lockEligible(
  trx: Trx,
  products: Products,
  { agencyId, chargeIds }: { agencyId: number; chargeIds: readonly number[] },
): Promise<TaxedRow[]> {
  const asked = new Set(chargeIds);
  const charges = await lockOrderCharges(trx, agencyId, [...asked]);
  if (charges.length < asked.size) throw new AppError('not_found');
  const orderIds = [...new Set(charges.map(({ order_id }) => order_id))];
  const found = await listEligibleRows(trx, { agencyId, orderIds }, { fetch: orderIds.length });
  const rows = await taxEligible(trx, products, found);
  const free = new Set(rows.flatMap(({ charge_ids }) => charge_ids));
  if ([...asked].some((id) => !free.has(id))) throw new AppError('invoice_not_eligible');
  if ([...free].some((id) => !asked.has(id))) {
    throw new AppError('invoice_sum_changed', { data: { total: sum(rows.map(({ amount }) => amount)) } });
  }
  return rows;
}

/** An invoice has one seller and one currency; fees without a service get a receipt instead. */
async function checkKind(trx: Trx, rows: readonly TaxedRow[], kind: InvoiceKind): Promise<Entity> {
  const one = (values: readonly (string | number)[]) => new Set(values).size === 1;
  const papers = rows.map(({ code }) => (code.treatment === 'receipt' ? 'receipt' : 'invoice'));
  const isOne =
    one(rows.map(({ entity_id }) => entity_id)) && one(rows.map(({ currency }) => currency)) && one(papers);
  if (!isOne) throw new AppError('invoice_mixed');
  const entity = (await findEntity(trx, rows[0]!.entity_id))!;
  const kinds = papers[0] === 'receipt' ? ['receipt'] : invoiceKindsOf(entity.country);
  if (!(kinds as readonly InvoiceKind[]).includes(kind)) throw new AppError('invoice_kind_wrong');
  return entity;
}

/** Requires the legal minimum of data about the buyer. */
function checkTitle(kind: InvoiceKind, title: Title): void {
  if (kind === 'special' && title.kind !== 'company') throw new AppError('title_must_be_company');
  const needsAddress = kind === 'thai_tax' || kind === 'commercial_tax';
  if (needsAddress && title.address === '') throw new AppError('title_needs_address');
  if (kind === 'thai_tax' && title.kind === 'company' && title.branch === '') {
    throw new AppError('title_needs_branch');
  }
}

/** A receipt needs no approval before it is issued. */
async function issueAtOnce(trx: Trx, id: number, call: Call<typeof endpoint>): Promise<void> {
  const { agencyId, userId } = memberOf(call);
  const agency = await trx
    .selectFrom('agencies')
    .select('tz')
    .where('id', '=', agencyId)
    .executeTakeFirstOrThrow();
  const locked = await lockInvoice(trx, id, agencyId);
  const issuedOn = localDate(call.now.getTime(), agency.tz);
  const { now } = call;
  const issued = await issuePaper(trx, locked, { issuedOn, userId, actor: 'member', now });
  await deliverInvoice(trx, issued, { userId, now });
}
