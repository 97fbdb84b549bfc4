import { amendContract } from './amend-contract.ts';
import type { AroundChange } from './around-change-port.ts';
import { type Contract, contractAt, hasAmounts, listTermChanges, openContract } from './contract-store.ts';
import { type Entity, findEntity, listEntities, lockEntity } from './entity-store.ts';
import { guardCreditRaise } from './guard-credit-raise.ts';
import type { SellsBelowCost } from './price-groups/below-cost-port.ts';
import { type Buyer, findBuyerMarkup } from './price-groups/find-buyer-markup.ts';
import { KeptPriceGroups } from './price-groups/kept-price-groups.ts';
import { insertPriceGroup } from './price-groups/price-group-store.ts';

export type { AroundChange, Buyer, Contract, Entity, SellsBelowCost };
/** Public interface of the contracts feature: the terms of each agency, and its selling company. */
export {
  amendContract,
  contractAt,
  findBuyerMarkup,
  findEntity,
  guardCreditRaise,
  hasAmounts,
  insertPriceGroup,
  KeptPriceGroups,
  listEntities,
  listTermChanges,
  lockEntity,
  openContract,
};
