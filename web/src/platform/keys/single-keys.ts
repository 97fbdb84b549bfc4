import { createKeptFlag } from '../kept-flag.ts';

/** Whether the reader has switched the keys of a single character off, e.g. because they dictate. */
export const singleKeysOff = createKeptFlag('serai-single-keys-off');
