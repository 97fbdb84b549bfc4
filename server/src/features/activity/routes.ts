import * as calls from '@serai/contract/staff/activity';
import { type Db, type Route, route } from '../../calls.ts';
import { listActions } from './list-actions.ts';

/** The call about what the staff have changed. */
export function activityRoutes({ db }: { db: Db }): Route[] {
  return [route(calls.listActions, (call) => listActions(db, call))];
}
