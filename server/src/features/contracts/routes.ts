import {
  listContracts as listContractsCall,
  listEntities as listEntitiesCall,
  saveContract as saveContractCall,
  saveEntity as saveEntityCall,
  showContract as showContractCall,
} from '@serai/contract/contracts';
import {
  listPriceGroups as listPriceGroupsCall,
  savePriceGroup as savePriceGroupCall,
} from '@serai/contract/price-groups';
import { type Db, type Route, route } from '../../calls.ts';
import { staffCommand } from '../activity/activity.ts';
import type { AroundChange } from './around-change-port.ts';
import { listEntities } from './entity-store.ts';
import { listContracts } from './list-contracts.ts';
import { listPriceGroups } from './price-groups/price-group-store.ts';
import { savePriceGroup } from './price-groups/save-price-group.ts';
import { saveContract } from './save-contract.ts';
import { saveEntity } from './save-entity.ts';
import { showContract } from './show-contract.ts';

/** The calls about who sells, and on what terms each agency buys. */
export function contractRoutes({ db, aroundChange }: { db: Db; aroundChange: AroundChange }): Route[] {
  return [
    route(showContractCall, (call) => showContract(db, call)),
    route(listContractsCall, (call) => listContracts(db, call)),
    route(listEntitiesCall, async () => ({ list: await listEntities(db) })),
    staffCommand(db, saveContractCall, (trx, call) => saveContract(trx, call, aroundChange)),
    staffCommand(db, saveEntityCall, saveEntity),
    route(listPriceGroupsCall, async () => ({ list: await listPriceGroups(db) })),
    staffCommand(db, savePriceGroupCall, savePriceGroup),
  ];
}
