import { listAddress, objectId, type SearchOf } from '../../../platform/list/list-address.ts';

/** Search of the page of bank statements: the file that is open, otherwise the imported lines. */
export const bankAddress = listAddress({ file_id: objectId });
export type BankSearch = SearchOf<typeof bankAddress>;
