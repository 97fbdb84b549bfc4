import type { Got } from '../../platform/api/calls.ts';

export type ReceiptList = Got<'console/receipt/list'>;
export type ReceiptRow = ReceiptList['list'][number];
export type Declared = Got<'console/declaration/list'>['list'][number];
export type SuggestReply = Got<'console/receipt/suggest'>;
export type Suggestion = SuggestReply['suggestions'][number];
export type PayableBill = SuggestReply['payable'][number];

/** Reads that are out of date after a change of a receipt. */
export const staleAfterReceipt = [
  'console/receipt/list',
  'console/receipt/show',
  'console/receipt/suggest',
  'console/declaration/list',
  'console/queue/list',
  'console/bank/lines',
] as const;
