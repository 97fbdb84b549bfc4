import { mostCounted } from '@serai/contract/counted';

/** The most rows of one export: as far as lists count. */
export const mostExported = mostCounted;

/** Of so many rows one reading takes a few hundredths of a second. */
export const rowsPerRead = 500;
