import { agencySorts, agencyStates } from '@serai/contract/agencies/states';
import { listAddress, oneOf, type SearchOf, tabOf, text } from '../../platform/list/list-address.ts';

/** Search of the list of agencies as stored in the address. */
export const agencyAddress = listAddress({
  state: tabOf(agencyStates),
  keyword: text(60),
  sort: oneOf(agencySorts, 'newest'),
});
export type AgencySearch = SearchOf<typeof agencyAddress>;
