import { invoiceFileKind } from './deliver-invoice.ts';
import { invoiceSheetFile, invoiceSheetKind } from './export-invoices.ts';
import { findInvoicesOfOrder } from './find-invoices-of-order.ts';
import { lapseReds } from './lapse-reds.ts';
import { invoiceFile } from './open-invoice-file.ts';
import { owedTax } from './post-tax.ts';
import { reddenInvoices } from './redden-invoices.ts';
import { insertTaxCode, type NewTaxCode } from './tax-code-store.ts';
import { findDefaultTitle } from './titles/title-store.ts';

export type { NewTaxCode };
/** Interface of invoices for other features and the app. */
export {
  findDefaultTitle,
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
