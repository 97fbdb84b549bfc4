import { amendContract } from './amend-contract.ts';
import type { AroundChange } from './around-change-port.ts';
import { type Contract, contractAt, hasAmounts, listBegun, openContract } from './contract-store.ts';
import { type Entity, findEntity, listEntities, lockEntity } from './entity-store.ts';
import { type Buyer, findBuyerMarkup } from './price-groups/find-buyer-markup.ts';
import { KeptPriceGroups } from './price-groups/kept-price-groups.ts';
import { insertPriceGroup } from './price-groups/price-group-store.ts';

export type { AroundChange, Buyer, Contract, Entity };
/** What other features use of contracts: the terms on which each agency buys, and who sells to it. */
export {
  amendContract,
  contractAt,
  findBuyerMarkup,
  findEntity,
  hasAmounts,
  insertPriceGroup,
  KeptPriceGroups,
  listBegun,
  listEntities,
  lockEntity,
  openContract,
};
