import { maxCounted } from '@serai/contract/counted';

/** The most rows of one export: as far as lists count. */
export const maxExported = maxCounted;

/** Rows per read, so that one read takes a few hundredths of a second. */
export const rowsPerRead = 500;
