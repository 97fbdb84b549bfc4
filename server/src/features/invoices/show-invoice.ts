import type { ReplyOf } from '@serai/contract/endpoint';
import type { showInvoice as endpoint, InvoiceDetail } from '@serai/contract/invoices/invoices';
import type { PermissionNode } from '@serai/contract/permissions';
import type { Lang } from '@serai/phrases/lang';
import { sql } from 'kysely';
import { type Call, type Db, memberOf } from '../../calls.ts';
import { toSeconds } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { describeLines } from './describe-lines.ts';
import { findListedInvoice, type ListedInvoice } from './invoice-list-store.ts';
import type { EventRow } from './invoice-store.ts';
import { presentInvoice } from './present-invoice.ts';
import { presentReds } from './present-reds.ts';

/** Returns an invoice of the caller's agency with all its parts; another agency's is `not_found`. */
export async function showInvoice(db: Db, call: Call<typeof endpoint>): Promise<ReplyOf<typeof endpoint>> {
  const { agencyId, nodes } = memberOf(call);
  const invoice = await findListedInvoice(db, call.input.id, agencyId);
  if (!invoice) throw new AppError('not_found');
  const described = await describeInvoice(db, invoice, call.lang);
  return {
    invoice: presentInvoice(invoice, call.lang),
    ...described,
    actions: actionsOf(invoice, described, nodes),
  };
}

/** Adds names and texts in a language to an invoice's figures. */
export async function describeInvoice(
  db: Db,
  invoice: ListedInvoice,
  lang: Lang,
  isForStaff = false,
): Promise<Omit<InvoiceDetail, 'invoice' | 'actions'>> {
  const files = await listFiles(db, invoice.id);
  const ofRed = (redId: number | null) =>
    files.filter(({ red_id }) => red_id === redId).map(({ id, name }) => ({ id, name }));
  const {
    kind: _,
    title_kind,
    title,
    taxpayer_id,
    branch,
    address,
    phone,
    bank,
    bank_account,
    email,
  } = invoice;
  return {
    title: { kind: title_kind, title, taxpayer_id, branch, address, phone, bank, bank_account, email },
    remark: invoice.remark,
    note: invoice.note,
    rate:
      invoice.rate === null ? null : { rate: invoice.rate, of: invoice.rate_of!, date: invoice.issued_on! },
    lines: await describeLines(db, invoice, lang),
    reds: (await presentReds(db, invoice)).map((red) => ({ ...red, files: ofRed(red.id) })),
    files: ofRed(null),
    history: (await listEvents(db, invoice.id)).map((event) => presentEvent(event, isForStaff)),
  };
}

async function listFiles(db: Db, invoiceId: number) {
  return db
    .selectFrom('invoice_files')
    .select(['id', 'name', 'red_id'])
    .where('invoice_id', '=', invoiceId)
    .orderBy('id')
    .execute();
}

type ShownEvent = EventRow & { user: string | null; role: string | null };

async function listEvents(db: Db, invoiceId: number): Promise<ShownEvent[]> {
  const { rows } = await sql<ShownEvent>`
    SELECT event.*, users.nickname AS user, users.role FROM invoice_events event
    LEFT JOIN users ON users.id = event.user_id
    WHERE event.invoice_id = ${invoiceId} ORDER BY event.id`.execute(db);
  return rows;
}

/** Staff names are visible to the seller only. */
function presentEvent(
  { event, at, user, user_id, role, note }: ShownEvent,
  isForStaff: boolean,
): InvoiceDetail['history'][number] {
  const by = user_id === null ? 'clock' : role === 'operator' ? 'seller' : 'member';
  return { event, at: toSeconds(at), user: by === 'member' || isForStaff ? (user ?? '') : '', by, note };
}

function actionsOf(
  { status, email }: ListedInvoice,
  { reds, files }: Pick<InvoiceDetail, 'reds' | 'files'>,
  nodes: ReadonlySet<PermissionNode>,
): InvoiceDetail['actions'] {
  const mayExport = nodes.has('/user/invoice/details/export');
  const possible = {
    withdraw: status === 'submitted' && nodes.has('/user/invoice/details/withdraw'),
    confirm: reds.some((red) => red.status === 'asked') && nodes.has('/user/invoice/details/confirm'),
    export: files.length > 0 && mayExport,
    resend: (status === 'issued' || status === 'delivered') && email !== '' && mayExport,
  };
  return (['withdraw', 'confirm', 'export', 'resend'] as const).filter((action) => possible[action]);
}
