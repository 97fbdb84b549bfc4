import { type RouteTerms, routeTerms } from '../../domain/pricing/route.ts';
import type { ServedRoute } from '../fleet/fleet.ts';
import type { LocationRow } from './location-store.ts';
import type { RateRow } from './rate-store.ts';

/**
 * Drive from pick-up to drop-off: within one base's area, over a route on sale, or on request, because the
 * price of that drive is unknown.
 */
export type Way = { kind: 'within' } | { kind: 'route'; route: ServedRoute } | { kind: 'request' };

/** Finds the route between the bases of two places; undefined if it is not on sale. */
export type RouteLookup = (fromBaseId: number, toBaseId: number) => ServedRoute | undefined;

/** Undefined if cars of the one place cannot be returned at the other. */
export function driveBetween(
  pickUp: LocationRow,
  dropOff: LocationRow,
  routeOf: RouteLookup,
): Way | undefined {
  if (dropOff.city_id === pickUp.city_id) return { kind: 'within' };
  const isListed = pickUp.drop_off_codes.includes(dropOff.city_code);
  const [from, to] = [pickUp.base_id, dropOff.base_id];
  // A city without a base is sold without distances, as before bases existed.
  if (from === null || to === null || from === to) return isListed ? { kind: 'within' } : undefined;
  // A rental has one zone.
  const route = pickUp.tz === dropOff.tz ? routeOf(from, to) : undefined;
  if (route) return { kind: 'route', route };
  return isListed ? { kind: 'request' } : undefined;
}

/** Extra terms of a rate on a drive: null if there are none, undefined if the desk must set them. */
export function driveTerms(way: Way, rate: RateRow): RouteTerms | null | undefined {
  if (way.kind === 'within') return null;
  const fee = way.kind === 'route' ? way.route.fees.get(rate.model.classId) : undefined;
  return way.kind === 'route' && fee ? routeTerms(way.route.card, fee, rate) : undefined;
}
