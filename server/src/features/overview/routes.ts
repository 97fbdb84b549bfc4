import { accountOverview } from '@serai/contract/wallet/wallet';
import { type Db, type Route, route } from '../../calls.ts';
import { showOverview } from './show-overview.ts';

/** Route of the overview page of a member's account. */
export function overviewRoutes({ db }: { db: Db }): Route[] {
  return [route(accountOverview, (call) => showOverview(db, call))];
}
