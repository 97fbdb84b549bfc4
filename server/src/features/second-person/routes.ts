import * as calls from '@serai/contract/staff/second-person';
import { type Db, type Route, route } from '../../calls.ts';
import { staffCommand } from '../activity/activity.ts';
import { type DecideDeps, decideRequest } from './decide-request.ts';
import { listDayTotals } from './list-day-totals.ts';
import { listRequests } from './list-requests.ts';

/** The calls about acts that wait for a second person, and about what the staff give up in a day. */
export function secondPersonRoutes(deps: { db: Db } & DecideDeps): Route[] {
  const { db } = deps;
  return [
    route(calls.listSecondPerson, (call) => listRequests(db, call)),
    staffCommand(db, calls.decideSecondPerson, (trx, call) => decideRequest(trx, deps, call)),
    route(calls.listDayTotals, (call) => listDayTotals(db, call)),
  ];
}
