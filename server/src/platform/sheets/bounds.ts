import { maxCounted } from '@serai/contract/counted';

/** Maximum rows of one export: the limit up to which lists count. */
export const maxExported = maxCounted;

/** Rows per read, so that one read takes a few hundredths of a second. */
export const rowsPerRead = 500;
