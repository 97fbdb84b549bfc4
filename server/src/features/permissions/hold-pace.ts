import type { Pace } from '@serai/contract/endpoint';
import type { Route } from '../../calls.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { createFloodGate } from '../../platform/http/flood-gate.ts';
import { addressKey } from '../../platform/throttle/throttle.ts';

/** Calls of a kind in a minute: of one user, and of everybody behind one address. */
export type Paces = Readonly<Record<Pace, { perUser: number; perAddress: number }>>;

/**
 * Holds users to a pace, whatever they are allowed to do: answers a route that refuses with `too_many_requests`
 * who makes more calls of its kind than that. Guests are known by their address alone.
 */
export function holdPace(paces: Paces): (route: Route) => Route {
  const gates = {
    search: openGates(paces.search),
    quote: openGates(paces.quote),
    order: openGates(paces.order),
    link: openGates(paces.link),
  };
  return (route) => {
    const { pace } = route.endpoint;
    if (!pace) return route;
    const { ofUser, ofAddress } = gates[pace];
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

function openGates({ perUser, perAddress }: Paces[Pace]) {
  return { ofUser: createFloodGate(perUser), ofAddress: createFloodGate(perAddress) };
}
