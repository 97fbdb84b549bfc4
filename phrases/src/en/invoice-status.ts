/** The states of an invoice as people read them. */
export const invoiceStatus = {
  submitted: 'Under review',
  approved: 'To be issued',
  issued: 'Issued',
  delivered: 'Delivered',
  withdrawn: 'Withdrawn',
  rejected: 'Rejected',
} as const;

/** What an invoice has lost since. */
export const invoiceRed = {
  none: '',
  pending: 'Reversal pending',
  part: 'Partly reversed',
  full: 'Reversed',
} as const;

/** The states of a red invoice. */
export const redStatus = {
  asked: 'Waiting for the buyer',
  confirmed: 'To be issued',
  declined: 'Declined by the buyer',
  lapsed: 'Not confirmed in time',
  issued: 'Issued',
} as const;

/** Kinds of invoices. */
export const invoiceKind = {
  special: 'Special VAT invoice',
  ordinary: 'Ordinary VAT invoice',
  commercial: 'Commercial invoice',
  thai_tax: 'Thai tax invoice',
  commercial_tax: 'Myanmar commercial tax invoice',
  receipt: 'Receipt',
} as const;
