import { accountOverview } from '@serai/contract/wallet';
import { type Db, type Route, route } from '../../calls.ts';
import { showOverview } from './show-overview.ts';

/** The first page of a member's account: what there is, and what waits for somebody. */
export function overviewRoutes({ db }: { db: Db }): Route[] {
  return [route(accountOverview, (call) => showOverview(db, call))];
}
