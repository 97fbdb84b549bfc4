import * as agencies from '@serai/contract/agencies/desk';
import { linkEvidence as linkEvidenceCall } from '@serai/contract/back-office/evidence';
import { searchConsole } from '@serai/contract/back-office/search';
import { listAgencyOpenItems, tryCreditLimit as tryCreditLimitCall } from '@serai/contract/wallet/desk';
import {
  explainLedger as explainLedgerCall,
  listLedgerChecks as listLedgerChecksCall,
} from '@serai/contract/wallet/money-check';
import { type Route, route } from '../../calls.ts';
import { staffCommand } from '../activity/activity.ts';
import type { Products } from '../orders/orders.ts';
import { listAgencies } from './agencies/list-agencies.ts';
import { listOpenItems } from './agencies/list-open-items.ts';
import { showAgency } from './agencies/show-agency.ts';
import { tryCreditLimit } from './agencies/try-credit-limit.ts';
import { linkEvidence } from './evidence/link-evidence.ts';
import { explainLedger, type MoneyCheckDeps } from './money-check/explain-ledger.ts';
import { listLedgerChecks } from './money-check/list-ledger-checks.ts';
import { searchAll } from './search/search-all.ts';

/** Routes for staff that read several features: agencies, differences of the ledger, and the search over everything. */
export function backOfficeRoutes(deps: MoneyCheckDeps & { products: Products; apiUrl: string }): Route[] {
  return [
    route(agencies.listAgencies, (call) => listAgencies(deps, call)),
    route(agencies.showAgency, (call) => showAgency(deps, call)),
    route(listAgencyOpenItems, (call) => listOpenItems(deps.db, call)),
    route(tryCreditLimitCall, (call) => tryCreditLimit(deps.db, call)),
    route(explainLedgerCall, (call) => explainLedger(deps, call)),
    route(listLedgerChecksCall, (call) => listLedgerChecks(deps.db, call)),
    staffCommand(deps.db, linkEvidenceCall, (trx, call) => linkEvidence(trx, deps, call)),
    route(searchConsole, (call) => searchAll(deps.db, call)),
  ];
}
