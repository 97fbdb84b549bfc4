import { pointLog } from '@serai/contract/accounts/profile';
import { type Db, type Route, route } from '../../calls.ts';
import { listPoints } from './list-points.ts';

/** The calls about points. */
export function pointRoutes({ db }: { db: Db }): Route[] {
  return [route(pointLog, (call) => listPoints(db, call))];
}
