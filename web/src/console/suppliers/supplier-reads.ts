import type { Got } from '../../platform/api/calls.ts';

export type SupplierRow = Got<'console/payable/suppliers'>['list'][number];
export type SupplierReply = Got<'console/payable/supplier'>;
export type Supplier = SupplierReply['supplier'];
export type ServiceRow = Got<'console/payable/services'>['list'][number];
export type InvoiceReply = Got<'console/payable/invoice'>;
export type InvoiceRow = InvoiceReply['invoice'];
export type PaymentRow = Got<'console/payable/payments'>['list'][number];
export type DueRow = Got<'console/payable/due'>['list'][number];

/** Reads that a change of a supplier, an invoice, a payment or a cost makes stale. */
export const staleAfterPayable = [
  'console/payable/suppliers',
  'console/payable/supplier',
  'console/payable/statement',
  'console/payable/services',
  'console/payable/invoices',
  'console/payable/invoice',
  'console/payable/payments',
  'console/payable/due',
  'console/payable/bankLines',
  'console/payable/order',
] as const;
