import type { Got } from '../../platform/api/calls.ts';

/** A difference of the ledger as its call explains it. */
export type Difference = Got<'console/wallet/differences'>['list'][number];
