import { openItemParts } from '@serai/contract/wallet/open-item-parts';
import {
  civilDate,
  listAddress,
  objectId,
  oneOf,
  type SearchOf,
} from '../../../platform/list/list-address.ts';

/** Parts of an agency's account page. */
export const accountViews = ['statement', 'items', 'limit', 'dunning', 'versions'] as const;

/** State of the account page as stored in the address. */
export const accountAddress = listAddress({
  view: oneOf(accountViews, 'statement'),
  account: oneOf(['deposit', 'credit'] as const),
  from: civilDate,
  to: civilDate,
  part: oneOf(openItemParts),
  /** Ids of the contract versions that are compared. */
  left: objectId,
  right: objectId,
});
export type AccountSearch = SearchOf<typeof accountAddress>;
