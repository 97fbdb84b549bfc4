/**
 * Kinds of invoice. China's special and ordinary ones are issued by the tax authority, the others by the
 * portal. A receipt is issued for a fee without a service.
 */
export const invoiceKinds = [
  'special',
  'ordinary',
  'commercial',
  'thai_tax',
  'commercial_tax',
  'receipt',
] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/** Kinds that only the tax authority issues; their number and files are entered. */
export const authorityKinds: readonly InvoiceKind[] = ['special', 'ordinary'];

/** Kinds that can be requested from a seller in a country, besides receipts. */
export function invoiceKindsOf(country: string): readonly InvoiceKind[] {
  return [...(kindsByCountry[country] ?? []), 'commercial'];
}

const kindsByCountry: Readonly<Record<string, readonly InvoiceKind[]>> = {
  CN: ['ordinary', 'special'],
  TH: ['thai_tax'],
  MM: ['commercial_tax'],
};

/** Statuses of an application for an invoice and of the invoice. */
export const paperStatuses = [
  'submitted',
  'approved',
  'issued',
  'delivered',
  'withdrawn',
  'rejected',
] as const;
export type PaperStatus = (typeof paperStatuses)[number];

/** How much of an invoice red invoices have reversed: nothing, pending, part, all. */
export const invoiceReds = ['none', 'pending', 'part', 'full'] as const;

/**
 * Statuses of a red invoice: the buyer is asked, then agrees, declines or lets it lapse; then it is issued.
 */
export const redStatuses = ['asked', 'confirmed', 'declined', 'lapsed', 'issued'] as const;
export type RedStatus = (typeof redStatuses)[number];

/** Hours within which the buyer of a special invoice can confirm a red one. */
export const redConfirmHours = 72;

/** Filters of a list of invoices. */
export const invoiceFilters = ['waiting', 'issued', 'red', 'over'] as const;
export type InvoiceFilter = (typeof invoiceFilters)[number];

/** Events in the history of an invoice. */
export const invoiceEvents = [
  'submitted',
  'withdrawn',
  'approved',
  'rejected',
  'issued',
  'delivered',
  'red_asked',
  'red_confirmed',
  'red_declined',
  'red_lapsed',
  'red_issued',
] as const;

/** Kind of document for an order: an invoice, or a receipt if only a fee was charged. */
export const invoicePapers = ['invoice', 'receipt'] as const;

/**
 * Tax treatments of a sale. `margin`: only the margin above cost is taxed; `receipt`: no invoice is issued.
 */
export const taxTreatments = ['rate', 'exempt', 'outside', 'margin', 'receipt'] as const;
export type TaxTreatment = (typeof taxTreatments)[number];

/** Scope of a tax code: a service, or a fee without one. */
export const taxedThings = ['service', 'fee'] as const;
export type TaxedThing = (typeof taxedThings)[number];

/** Actions of staff on an invoice and its red invoices. */
export const invoiceDeskActions = [
  'approve',
  'reject',
  'issue',
  'resend',
  'askRed',
  'askRedAgain',
  'issueRed',
] as const;
export type InvoiceDeskAction = (typeof invoiceDeskActions)[number];

/** Series in which the portal numbers its own documents. */
export const paperSeries = ['commercial', 'thai_tax', 'commercial_tax', 'receipt', 'credit_note'] as const;

/** Maximum number of missing numbers that are listed per series. */
export const maxMissingNumbers = 20;

/** Maximum number of tax-authority files per invoice. */
export const maxInvoiceFiles = 5;
/** Maximum number of tax code versions per seller. */
export const maxTaxCodes = 500;
