/** Reads that are repeated after the sale of a hotel changed. */
export const saleReads = ['console/hotel/stopSells', 'console/hotel/sale'] as const;
