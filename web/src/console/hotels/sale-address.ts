import { listAddress, objectId, type SearchOf } from '../../platform/list/list-address.ts';

/** Search of the nights off sale as stored in the address. */
export const saleAddress = listAddress({ hotel_id: objectId });
export type SaleSearch = SearchOf<typeof saleAddress>;
