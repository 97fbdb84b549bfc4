import type { Got } from '../../../platform/api/calls.ts';
import { staleAfterReceipt } from '../receipt-reads.ts';

export type OutList = Got<'console/bank/lines'>;
export type OutLine = OutList['list'][number];
export type OutReply = Got<'console/bank/line'>;
export type OutSuggestion = OutReply['suggestions'][number];

/** Reads that are out of date after a line of money that left was settled or opened. */
export const staleAfterOut = [...staleAfterReceipt, 'console/bank/line'] as const;
