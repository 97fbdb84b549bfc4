import type { Db } from '../../calls.ts';
import { invoiceFileKind } from './deliver-invoice.ts';
import { invoiceSheetFile, invoiceSheetKind } from './export-invoices.ts';
import { findInvoicesOfOrder } from './find-invoices-of-order.ts';
import { lapseReds } from './lapse-reds.ts';
import { invoiceFile } from './open-invoice-file.ts';
import { owedTax } from './post-tax.ts';
import { reddenInvoices } from './redden-invoices.ts';
import { insertTaxCode, type NewTaxCode } from './tax-code-store.ts';
import { listTitleRows, type Title } from './titles/title-store.ts';

/** The agency's default title: whom its papers are made out to; undefined before it has added one. */
async function findBuyer(db: Db, agencyId: number): Promise<Title | undefined> {
  return (await listTitleRows(db, agencyId))[0];
}

export type { NewTaxCode };
/** What other features and the app use of invoices. */
export {
  findBuyer,
  findInvoicesOfOrder,
  insertTaxCode,
  invoiceFile,
  invoiceFileKind,
  invoiceSheetFile,
  invoiceSheetKind,
  lapseReds,
  owedTax,
  reddenInvoices,
};
