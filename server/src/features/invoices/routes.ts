import * as desk from '@serai/contract/invoices/desk';
import * as calls from '@serai/contract/invoices/invoices';
import { command, type Route, route } from '../../calls.ts';
import type { PdfMaker } from '../../platform/pdf/open-pdf-maker.ts';
import { staffCommand } from '../activity/activity.ts';
import type { LinkDeps } from '../files/files.ts';
import type { Products } from '../orders/orders.ts';
import { confirmRed } from './answer-red.ts';
import { applyInvoice } from './apply-invoice.ts';
import type { AuthorityDeps } from './authority/read-authority-files.ts';
import { approveInvoice } from './desk/approve-invoice.ts';
import { askRed } from './desk/ask-red.ts';
import { issueInvoice } from './desk/issue-invoice.ts';
import { issueRed } from './desk/issue-red.ts';
import { listAllInvoices } from './desk/list-all-invoices.ts';
import { listTaxCodes } from './desk/list-tax-codes.ts';
import { readAuthority } from './desk/read-authority.ts';
import { rejectInvoice } from './desk/reject-invoice.ts';
import { reportTax } from './desk/report-tax.ts';
import { saveTaxCode } from './desk/save-tax-code.ts';
import { showAnyInvoice } from './desk/show-any-invoice.ts';
import {
  exportAllInvoices,
  exportInvoices,
  type InvoiceSheetDeps,
  linkInvoiceExport,
} from './export-invoices.ts';
import { chooseEligible, listEligible } from './list-eligible.ts';
import { listInvoices } from './list-invoices.ts';
import { linkInvoice, openInvoiceFile } from './open-invoice-file.ts';
import { resendInvoice, resendOwnInvoice } from './resend-invoice.ts';
import { showInvoice } from './show-invoice.ts';
import { withdrawInvoice } from './withdraw-invoice.ts';

export interface InvoiceDeps extends LinkDeps, InvoiceSheetDeps, AuthorityDeps {
  products: Products;
  pdfs: PdfMaker;
}

/** Routes of an agency's invoices, and of the seller's finance. */
export function invoiceRoutes(deps: InvoiceDeps): Route[] {
  const { db, products } = deps;
  return [
    route(calls.listEligible, (call) => listEligible(db, products, call)),
    route(calls.chooseEligible, (call) => chooseEligible(db, products, call)),
    command(db, calls.applyInvoice, (trx, call) => applyInvoice(trx, products, call)),
    command(db, calls.withdrawInvoice, withdrawInvoice),
    route(calls.listInvoices, (call) => listInvoices(db, call)),
    route(calls.showInvoice, (call) => showInvoice(db, call)),
    route(calls.linkInvoice, (call) => linkInvoice(deps, call)),
    route(calls.exportInvoices, (call) => exportInvoices(deps, call)),
    route(calls.linkInvoiceExport, (call) => linkInvoiceExport(deps, call)),
    command(db, calls.confirmRed, confirmRed),
    command(db, calls.resendOwnInvoice, resendOwnInvoice),
    route(desk.listAllInvoices, (call) => listAllInvoices(db, call)),
    route(desk.showAnyInvoice, (call) => showAnyInvoice(db, call)),
    route(desk.exportAllInvoices, (call) => exportAllInvoices(deps, call)),
    route(desk.openInvoiceFile, (call) => openInvoiceFile(deps, call)),
    route(desk.readAuthority, (call) => readAuthority(deps, call)),
    route(desk.reportTax, (call) => reportTax(db, call)),
    staffCommand(db, desk.approveInvoice, approveInvoice),
    staffCommand(db, desk.rejectInvoice, rejectInvoice),
    staffCommand(db, desk.issueInvoice, (trx, call) => issueInvoice(trx, deps, call)),
    staffCommand(db, desk.resendInvoice, resendInvoice),
    staffCommand(db, desk.askRed, askRed),
    staffCommand(db, desk.issueRed, (trx, call) => issueRed(trx, deps, call)),
    route(desk.listTaxCodes, () => listTaxCodes(db)),
    staffCommand(db, desk.saveTaxCode, saveTaxCode),
  ];
}
