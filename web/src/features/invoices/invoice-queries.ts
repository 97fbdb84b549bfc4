import type { GetPath, Got } from '../../platform/api/calls.ts';

export type InvoiceView = Got<'invoice/list'>['list'][number];
export type InvoiceDetail = Got<'invoice/detail'>;
export type EligibleOrder = Got<'invoice/eligible'>['list'][number];
export type Seller = Got<'invoice/eligible'>['sellers'][number];

/** Reads invalidated by commands about invoices: invoices, invoiceable orders, and their orders. */
export const invoiceReads: readonly GetPath[] = [
  'invoice/list',
  'invoice/detail',
  'invoice/eligible',
  'invoice/choose',
  'order/list',
  'order/listEvery',
  'order/calendar',
  'order/detail',
];
