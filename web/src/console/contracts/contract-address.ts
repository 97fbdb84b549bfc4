import { contractStates } from '@serai/contract/hotels/contract-states';
import { listAddress, tabOf, text } from '../../platform/list/list-address.ts';

/** Search of the list of contracts as stored in the address. */
export const contractAddress = listAddress({ state: tabOf(contractStates), keyword: text(60) });
