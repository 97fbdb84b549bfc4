/** Public interface of the contracts feature: the terms of each agency, and its selling company. */
export { amendContract } from './amend-contract.ts';
export type { AroundChange } from './around-change-port.ts';
export { type Contract, contractAt, hasAmounts, listTermChanges, openContract } from './contract-store.ts';
export { type Entity, findEntity, listEntities, lockEntity } from './entity-store.ts';
export { guardCreditRaise } from './guard-credit-raise.ts';
export { presentInForce } from './present-in-force.ts';
export type { SellsBelowCost } from './price-groups/below-cost-port.ts';
export { type Buyer, findBuyerMarkup } from './price-groups/find-buyer-markup.ts';
export { KeptPriceGroups, type ShownPrices } from './price-groups/kept-price-groups.ts';
export { countGroupMembers, insertPriceGroup, listPriceGroups } from './price-groups/price-group-store.ts';
