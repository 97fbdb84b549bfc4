import { listAddress, objectId } from '../../platform/list/list-address.ts';

/** Search of the nights off sale as stored in the address. */
export const saleAddress = listAddress({ hotel_id: objectId });
