import { type RouteTerms, routeTerms } from '../../domain/pricing/route.ts';
import type { ServedRoute } from '../fleet/fleet.ts';
import type { LocationRow } from './location-store.ts';
import type { RateRow } from './rate-store.ts';

/**
 * How a car comes from where it is taken over to where it is given back: within what one base serves, over a route that
 * is sold, or by asking the desk first, because nobody knows yet what that drive costs.
 */
export type Way = { kind: 'within' } | { kind: 'route'; route: ServedRoute } | { kind: 'request' };

/** The route between the bases of two places, if it is sold. */
export type RouteLookup = (fromBaseId: number, toBaseId: number) => ServedRoute | undefined;

/** Undefined where cars of the one place are not given back at the other. */
export function wayBetween(pickUp: LocationRow, dropOff: LocationRow, routeOf: RouteLookup): Way | undefined {
  if (dropOff.city_id === pickUp.city_id) return { kind: 'within' };
  const isListed = pickUp.drop_off_codes.includes(dropOff.city_code);
  const [from, to] = [pickUp.base_id, dropOff.base_id];
  // A city without a base is sold as it always was: nothing is known of its distances.
  if (from === null || to === null || from === to) return isListed ? { kind: 'within' } : undefined;
  // A rental has one zone.
  const route = pickUp.tz === dropOff.tz ? routeOf(from, to) : undefined;
  if (route) return { kind: 'route', route };
  return isListed ? { kind: 'request' } : undefined;
}

/** What a rate costs on a way besides: null for nothing, undefined where the desk says it first. */
export function wayTerms(way: Way, rate: RateRow): RouteTerms | null | undefined {
  if (way.kind === 'within') return null;
  const fee = way.kind === 'route' ? way.route.fees.get(rate.model.classId) : undefined;
  return way.kind === 'route' && fee ? routeTerms(way.route.card, fee, rate) : undefined;
}
