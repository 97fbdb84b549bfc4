import type { GetPath, Got } from '../../platform/api/calls.ts';

export type DeskInvoiceRow = Got<'console/invoice/list'>['list'][number];
export type DeskInvoiceReply = Got<'console/invoice/detail'>;
export type DeskRed = DeskInvoiceReply['reds'][number];

/** Reads that an act on an invoice makes out of date. */
export const staleAfterInvoice: readonly GetPath[] = [
  'console/invoice/list',
  'console/invoice/detail',
  'console/invoice/tax',
  'console/order/detail',
  'console/agency/detail',
  'console/queue/list',
];
