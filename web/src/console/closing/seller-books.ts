import type { Got } from '../../platform/api/calls.ts';

/** Books of a company in a month. */
export type SellerBooks = Got<'console/closing/trialBalance'>['sellers'][number];
