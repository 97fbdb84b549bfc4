/** Interface of invoices for other features and the app. */
export { findInvoicesOfOrder } from './find-invoices-of-order.ts';
export { invoiceQueue } from './invoice-queue.ts';
export { lapseReds } from './lapse-reds.ts';
export { invoiceFile } from './open-invoice-file.ts';
export { invoiceEntities, owedTax } from './post-tax.ts';
export { reddenInvoices } from './redden-invoices.ts';
export { invoiceSearch } from './search-invoices.ts';
export { insertTaxCode, type NewTaxCode } from './tax-code-store.ts';
export { findDefaultTitle } from './titles/title-store.ts';
