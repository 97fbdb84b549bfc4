/**
 * What an invoice is: China's special and ordinary ones are the tax authority's, the others are made here. A receipt is
 * given for a fee without a service.
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

/** Kinds that only the tax authority makes: their number and files are entered. */
export const authorityKinds: readonly InvoiceKind[] = ['special', 'ordinary'];

/** What can be applied for from a seller in a country, besides receipts. */
export function invoiceKindsOf(country: string): readonly InvoiceKind[] {
  return [...(kindsByCountry[country] ?? []), 'commercial'];
}

const kindsByCountry: Readonly<Record<string, readonly InvoiceKind[]>> = {
  CN: ['ordinary', 'special'],
  TH: ['thai_tax'],
  MM: ['commercial_tax'],
};

/** An application for an invoice, and the invoice that it becomes. */
export const paperStatuses = [
  'submitted',
  'approved',
  'issued',
  'delivered',
  'withdrawn',
  'rejected',
] as const;
export type PaperStatus = (typeof paperStatuses)[number];

/** What an invoice has lost since: nothing; something is on its way; a part; all of it. */
export const invoiceReds = ['none', 'pending', 'part', 'full'] as const;

/** A red invoice: the buyer is asked, agrees, declines or lets it lapse; then it is issued. */
export const redStatuses = ['asked', 'confirmed', 'declined', 'lapsed', 'issued'] as const;
export type RedStatus = (typeof redStatuses)[number];

/** So many hours the buyer of a special invoice has to confirm a red one. */
export const redConfirmHours = 72;

/** Which invoices a list shows. */
export const invoiceFilters = ['waiting', 'issued', 'red', 'over'] as const;
export type InvoiceFilter = (typeof invoiceFilters)[number];

/** What becomes of an invoice, for its history. */
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

/** What is printed on an order: a proper invoice, or a receipt where it only cost a fee. */
export const invoicePapers = ['invoice', 'receipt'] as const;

/** How a sale is taxed; `margin`: only what is above its cost; `receipt`: no invoice is given for it. */
export const taxTreatments = ['rate', 'exempt', 'outside', 'margin', 'receipt'] as const;
export type TaxTreatment = (typeof taxTreatments)[number];

/** What a tax code is for: a service, or a fee for none. */
export const taxedThings = ['service', 'fee'] as const;
export type TaxedThing = (typeof taxedThings)[number];

/** So many files of the authority an invoice has at most. */
export const mostInvoiceFiles = 5;
/** So many versions of tax codes a seller has at most. */
export const mostTaxCodes = 500;
