import type { RateLimitGroup } from '@serai/contract/endpoint';
import type { Route } from '../../calls.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { createFloodGate } from '../../platform/http/flood-gate.ts';
import { addressKey } from '../../platform/throttle/throttle.ts';

/** Calls of a group per minute: per user, and in total per network address. */
export type RateLimits = Readonly<Record<RateLimitGroup, { perUser: number; perAddress: number }>>;

/**
 * Limits the rate of calls per user and per network address: returns a route that answers `too_many_requests` beyond the
 * limit of its group. Guests are limited by address only.
 */
export function limitRate(limits: RateLimits): (route: Route) => Route {
  const gates = {
    search: openGates(limits.search),
    quote: openGates(limits.quote),
    order: openGates(limits.order),
    link: openGates(limits.link),
  };
  return (route) => {
    const { rateLimit } = route.endpoint;
    if (!rateLimit) return route;
    const { ofUser, ofAddress } = gates[rateLimit];
    return {
      endpoint: route.endpoint,
      handle: async (call) => {
        const { caller, ip, now } = call;
        const isUserIn = !caller || ofUser(String(caller.userId), now);
        if (!isUserIn || !ofAddress(addressKey(ip), now)) throw new AppError('too_many_requests');
        return route.handle(call);
      },
    };
  };
}

function openGates({ perUser, perAddress }: RateLimits[RateLimitGroup]) {
  return { ofUser: createFloodGate(perUser), ofAddress: createFloodGate(perAddress) };
}
