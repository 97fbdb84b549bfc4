import {
  listContracts as listContractsCall,
  listEntities as listEntitiesCall,
  saveContract as saveContractCall,
  saveEntity as saveEntityCall,
  showContract as showContractCall,
} from '@serai/contract/agencies/contracts';
import {
  listPriceGroups as listPriceGroupsCall,
  savePriceGroup as savePriceGroupCall,
} from '@serai/contract/agencies/price-groups';
import { type Db, type Route, route } from '../../calls.ts';
import { staffCommand } from '../activity/activity.ts';
import { listEntities } from './entity-store.ts';
import { listContracts } from './list-contracts.ts';
import { listPriceGroups } from './price-groups/price-group-store.ts';
import { savePriceGroup } from './price-groups/save-price-group.ts';
import { saveContract, type TermsDeps } from './save-contract.ts';
import { saveEntity } from './save-entity.ts';
import { showContract } from './show-contract.ts';

/** Routes of the calls about selling companies and the terms of agencies. */
export function contractRoutes(deps: { db: Db } & TermsDeps): Route[] {
  const { db, sellsBelowCost } = deps;
  return [
    route(showContractCall, (call) => showContract(db, call)),
    route(listContractsCall, (call) => listContracts(db, call)),
    route(listEntitiesCall, async () => ({ list: await listEntities(db) })),
    staffCommand(db, saveContractCall, (trx, call) => saveContract(trx, call, deps)),
    staffCommand(db, saveEntityCall, saveEntity),
    route(listPriceGroupsCall, async () => ({ list: await listPriceGroups(db) })),
    staffCommand(db, savePriceGroupCall, (trx, call) => savePriceGroup(trx, call, sellsBelowCost)),
  ];
}
