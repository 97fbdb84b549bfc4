import { listAddress, type SearchOf, tabOf } from '../../../platform/list/list-address.ts';

/** Tabs besides that of the declared payments that wait. */
export const declaredTabs = ['matched', 'refused', 'withdrawn'] as const;

/** Search of the list of declared payments as stored in the address. */
export const declaredAddress = listAddress({ status: tabOf(declaredTabs) });
export type DeclaredSearch = SearchOf<typeof declaredAddress>;
