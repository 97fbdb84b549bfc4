import * as agencies from '@serai/contract/agencies/desk';
import { searchConsole } from '@serai/contract/back-office/search';
import { listAgencyOpenItems, tryCreditLimit as tryCreditLimitCall } from '@serai/contract/wallet/desk';
import { type Db, type Route, route } from '../../calls.ts';
import type { Products } from '../orders/orders.ts';
import { listAgencies } from './agencies/list-agencies.ts';
import { listOpenItems } from './agencies/list-open-items.ts';
import { showAgency } from './agencies/show-agency.ts';
import { tryCreditLimit } from './agencies/try-credit-limit.ts';
import { searchAll } from './search/search-all.ts';

/** Routes for staff that read several features: agencies, and the search over everything. */
export function backOfficeRoutes(deps: { db: Db; products: Products }): Route[] {
  return [
    route(agencies.listAgencies, (call) => listAgencies(deps, call)),
    route(agencies.showAgency, (call) => showAgency(deps, call)),
    route(listAgencyOpenItems, (call) => listOpenItems(deps.db, call)),
    route(tryCreditLimitCall, (call) => tryCreditLimit(deps.db, call)),
    route(searchConsole, (call) => searchAll(deps.db, call)),
  ];
}
