import * as invoices from '@serai/contract/payables/invoices';
import * as margins from '@serai/contract/payables/margins';
import * as payments from '@serai/contract/payables/payments';
import * as suppliers from '@serai/contract/payables/suppliers';
import { type Db, type Route, route } from '../../calls.ts';
import type { Storages } from '../../platform/files/storage.ts';
import type { SheetMaker } from '../../platform/sheets/open-sheet-maker.ts';
import { staffCommand } from '../activity/activity.ts';
import type { Products } from '../orders/orders.ts';
import { adjustCost } from './costs/adjust-cost.ts';
import { listOpenServices } from './costs/list-open-services.ts';
import { showOrderCosts } from './costs/show-order-costs.ts';
import { acceptInvoice } from './invoices/accept-invoice.ts';
import { disputeInvoice } from './invoices/dispute-invoice.ts';
import { enterInvoice } from './invoices/enter-invoice.ts';
import { listSupplierInvoices } from './invoices/list-invoices.ts';
import { matchInvoice } from './invoices/match-invoice.ts';
import { openInvoiceFile } from './invoices/open-invoice-file.ts';
import { readInvoice } from './invoices/present-invoice.ts';
import { withdrawInvoice } from './invoices/withdraw-invoice.ts';
import { exportMargins } from './margins/export-margins.ts';
import { listMargins } from './margins/list-margins.ts';
import { listDuePayments } from './payments/list-due-payments.ts';
import { listBankDebits, listSupplierPayments } from './payments/list-payments.ts';
import { paySupplier } from './payments/pay-supplier.ts';
import { reversePayment } from './payments/reverse-payment.ts';
import { assignToSupplier } from './suppliers/assign-to-supplier.ts';
import { listSuppliers } from './suppliers/list-suppliers.ts';
import { saveSupplier } from './suppliers/save-supplier.ts';
import { saveSupplierBank } from './suppliers/save-supplier-bank.ts';
import { showStatement } from './suppliers/show-statement.ts';
import { showSupplier } from './suppliers/show-supplier.ts';

export interface PayableDeps {
  db: Db;
  products: Products;
  storages: Storages;
  sheets: SheetMaker;
}

/** Routes of what the seller owes to its suppliers, and of its margins. */
export function payableRoutes(deps: PayableDeps): Route[] {
  const { db, products } = deps;
  return [
    route(suppliers.listSuppliers, (call) => listSuppliers(db, call)),
    route(suppliers.showSupplier, (call) => showSupplier(db, call)),
    staffCommand(db, suppliers.saveSupplier, saveSupplier),
    staffCommand(db, suppliers.saveSupplierBank, saveSupplierBank),
    staffCommand(db, suppliers.assignToSupplier, assignToSupplier),
    route(suppliers.showStatement, (call) => showStatement(db, call)),
    route(suppliers.showOrderCosts, (call) => showOrderCosts(deps, call)),
    staffCommand(db, suppliers.adjustCost, (trx, call) => adjustCost(trx, products, call)),
    route(invoices.listOpenServices, (call) => listOpenServices(deps, call)),
    route(invoices.listSupplierInvoices, (call) => listSupplierInvoices(db, call)),
    route(invoices.showSupplierInvoice, (call) => readInvoice(db, call.input.id, call)),
    route(invoices.showSupplierInvoiceFile, (call) => openInvoiceFile(deps, call)),
    staffCommand(db, invoices.enterSupplierInvoice, enterInvoice),
    staffCommand(db, invoices.matchSupplierInvoice, matchInvoice),
    staffCommand(db, invoices.acceptSupplierInvoice, (trx, call) => acceptInvoice(trx, products, call)),
    staffCommand(db, invoices.disputeSupplierInvoice, disputeInvoice),
    staffCommand(db, invoices.withdrawSupplierInvoice, withdrawInvoice),
    route(payments.listDuePayments, (call) => listDuePayments(db, call)),
    route(payments.listBankDebits, (call) => listBankDebits(db, call)),
    route(payments.listSupplierPayments, (call) => listSupplierPayments(db, call)),
    staffCommand(db, payments.paySupplier, paySupplier),
    staffCommand(db, payments.reverseSupplierPayment, reversePayment),
    route(margins.listMargins, (call) => listMargins(db, call)),
    route(margins.exportMargins, (call) => exportMargins(deps, call)),
  ];
}
