import * as calls from '@serai/contract/invoices';
import { command, type Db, type Route, route } from '../../calls.ts';
import type { Products } from '../orders/orders.ts';
import { applyInvoice } from './apply-invoice.ts';
import { chooseEligible, listEligible } from './list-eligible.ts';
import { listInvoices } from './list-invoices.ts';
import { showInvoice } from './show-invoice.ts';
import { withdrawInvoice } from './withdraw-invoice.ts';

/** An agency's invoices, and what the seller's finance does with them. */
export function invoiceRoutes({ db, products }: { db: Db; products: Products }): Route[] {
  return [
    route(calls.listEligible, (call) => listEligible(db, products, call)),
    route(calls.chooseEligible, (call) => chooseEligible(db, products, call)),
    command(db, calls.applyInvoice, (trx, call) => applyInvoice(trx, products, call)),
    command(db, calls.withdrawInvoice, withdrawInvoice),
    route(calls.listInvoices, (call) => listInvoices(db, call)),
    route(calls.showInvoice, (call) => showInvoice(db, call)),
  ];
}
