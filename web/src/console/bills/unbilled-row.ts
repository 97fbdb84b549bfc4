import type { Got } from '../../platform/api/calls.ts';

/** An agency with charges that are on no bill. */
export type UnbilledRow = Got<'console/bill/unbilled'>['list'][number];
