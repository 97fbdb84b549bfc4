import type { Got } from '../../platform/api/calls.ts';

/** Rooms and prices of a hotel tonight. */
export type Sale = Got<'console/hotel/sale'>;

/** Reads that are repeated after the sale of a hotel changed. */
export const saleReads = [
  'console/hotel/stopSells',
  'console/hotel/sale',
  'console/hotel/nightPrices',
] as const;
