import type { Route } from '../../../calls.ts';
import { isStaffRoute } from '../../activity/activity.ts';
import { refuseStale } from './refuse-stale.ts';

/** Wraps all changes by the staff: one from a page that shows an older version of its order is refused. */
export function guardSeen(routes: readonly Route[]): Route[] {
  return routes.map((route) => (isStaffRoute(route) ? route.checked(refuseStale) : route));
}
