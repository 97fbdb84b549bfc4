import type { ReplyOf } from '@serai/contract/endpoint';
import type { openInvoiceFile as deskEndpoint } from '@serai/contract/invoices/desk';
import type { linkInvoice as endpoint } from '@serai/contract/invoices/invoices';
import { type Call, type Db, memberOf } from '../../calls.ts';
import type { Storages } from '../../platform/files/storage.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { FileReply } from '../../platform/http/route.ts';
import type { PdfMaker } from '../../platform/pdf/open-pdf-maker.ts';
import { type FileMaker, type LinkDeps, linkFile } from '../files/files.ts';
import { openPrivate } from '../uploads/uploads.ts';
import { invoiceFileKind } from './deliver-invoice.ts';
import { findListedInvoice } from './invoice-list-store.ts';
import { layOutPaper } from './lay-out-paper.ts';
import { describeInvoice } from './show-invoice.ts';

interface PaperDeps {
  db: Db;
  pdfs: PdfMaker;
  storages: Storages;
}

/** Creates a one-use link to a file of an invoice of the caller's agency. */
export async function linkInvoice(
  deps: LinkDeps,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { id, file } = call.input;
  const found = await findFile(deps.db, file);
  const isOwn = found?.invoice_id === id && found.agency_id === memberOf(call).agencyId;
  if (!isOwn) throw new AppError('not_found');
  return linkFile(deps, invoiceFileKind, { fileId: file }, call);
}

/** Returns a file of any invoice, for staff. */
export function openInvoiceFile(deps: PaperDeps, call: Call<typeof deskEndpoint>): Promise<FileReply> {
  return openFile(deps, call.input.file, call.now);
}

/** Makes or fetches the file for a link or an email. */
export function invoiceFile(deps: PaperDeps): FileMaker {
  return ({ fileId }, now) => openFile(deps, Number(fileId), now);
}

async function openFile(deps: PaperDeps, fileId: number, now: Date): Promise<FileReply> {
  const file = await findFile(deps.db, fileId);
  if (!file) throw new AppError('not_found');
  if (file.path !== null) return openPrivate(deps, file.path);
  const invoice = (await findListedInvoice(deps.db, file.invoice_id, undefined))!;
  const zh = await describeInvoice(deps.db, invoice, 'zh-cn');
  const en = await describeInvoice(deps.db, invoice, 'en');
  const red = zh.reds.find(({ id }) => id === file.red_id);
  const paper = layOutPaper({ invoice, zh, en, red, now });
  const bytes = Buffer.from(await deps.pdfs.run(paper));
  return { type: 'application/pdf', name: file.name, bytes, inline: true };
}

async function findFile(db: Db, id: number) {
  return db
    .selectFrom('invoice_files')
    .select(['invoice_id', 'agency_id', 'red_id', 'path', 'name'])
    .where('id', '=', id)
    .executeTakeFirst();
}
