import { amendContract } from './amend-contract.ts';
import type { AroundChange } from './around-change-port.ts';
import { type Contract, contractAt, hasAmounts, listBegun, openContract } from './contract-store.ts';
import { type Entity, findEntity } from './entity-store.ts';

export type { AroundChange, Contract, Entity };
/** What other features use of contracts: the terms on which each agency buys, and who sells to it. */
export { amendContract, contractAt, findEntity, hasAmounts, listBegun, openContract };
