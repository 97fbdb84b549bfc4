import { showAhead as aheadEndpoint, showFirstSteps as stepsEndpoint } from '@serai/contract/accounts/due';
import { accountOverview } from '@serai/contract/wallet/wallet';
import { type Db, type Route, route } from '../../calls.ts';
import { showAhead } from './show-ahead.ts';
import { showFirstSteps } from './show-first-steps.ts';
import { showOverview } from './show-overview.ts';

/** Routes of the overview page of a member's account. */
export function overviewRoutes({ db }: { db: Db }): Route[] {
  return [
    route(accountOverview, (call) => showOverview(db, call)),
    route(aheadEndpoint, (call) => showAhead(db, call)),
    route(stepsEndpoint, (call) => showFirstSteps(db, call)),
  ];
}
