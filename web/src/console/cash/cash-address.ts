import { listAddress, objectId, type SearchOf, tabOf } from '../../platform/list/list-address.ts';

/** Tabs besides that of the open records. */
export const cashTabs = ['handed_in', 'voided'] as const;

/** Search of the page of driver cash as stored in the address. */
export const cashAddress = listAddress({ state: tabOf(cashTabs), driver_id: objectId, order_id: objectId });
export type CashSearch = SearchOf<typeof cashAddress>;
