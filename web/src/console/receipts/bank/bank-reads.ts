import type { Got } from '../../../platform/api/calls.ts';
import { staleAfterReceipt } from '../receipt-reads.ts';

export type BankOverview = Got<'console/bank/accounts'>;
export type BankAccount = BankOverview['accounts'][number];
export type BankFile = BankOverview['files'][number];
export type BankPreview = Got<'console/bank/preview'>;
export type BankRule = BankOverview['rules'][number];
export type BankMapping = NonNullable<BankPreview['mapping']>;
export type PreviewLine = BankPreview['lines'][number];

/** Reads that are out of date after an import. */
export const staleAfterImport = [
  ...staleAfterReceipt,
  'console/bank/accounts',
  'console/bank/preview',
] as const;
