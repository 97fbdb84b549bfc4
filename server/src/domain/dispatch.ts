import type { DispatchEvent } from '@serai/contract/vehicles/dispatch';
import type { DispatchStatus } from '@serai/contract/vehicles/vehicles';
import type { Actor } from './order-facts.ts';

/**
 * Returns the next status of a ride after an event; undefined if the event is not allowed in this status or
 * for this actor.
 */
export function decideDispatch(
  status: DispatchStatus,
  event: DispatchEvent,
  actor: Actor,
): DispatchStatus | undefined {
  return transitions.find((row) => row.event === event && row.from.includes(status) && row.by.includes(actor))
    ?.to;
}

interface Transition {
  from: readonly DispatchStatus[];
  event: DispatchEvent;
  by: readonly Actor[];
  to: DispatchStatus;
}

const staff: readonly Actor[] = ['operator'];
const staffOrDriver: readonly Actor[] = ['operator', 'supplier'];

/** State machine of a ride. Driver and vehicle can be replaced until the passengers are on board. */
const transitions: readonly Transition[] = [
  { from: ['unassigned'], event: 'assign', by: staff, to: 'assigned' },
  { from: ['assigned', 'en_route', 'on_location'], event: 'reassign', by: staff, to: 'assigned' },
  // The order was moved to a time at which its driver or vehicle has another ride, or the driver is ill.
  { from: ['assigned'], event: 'unassign', by: ['member', 'operator'], to: 'unassigned' },
  { from: ['assigned'], event: 'depart', by: staffOrDriver, to: 'en_route' },
  // Requires a recorded departure, because chargeable waiting starts at the arrival.
  { from: ['en_route'], event: 'arrive', by: staffOrDriver, to: 'on_location' },
  { from: ['on_location'], event: 'board', by: staffOrDriver, to: 'on_board' },
  { from: ['on_board'], event: 'finish', by: staffOrDriver, to: 'finished' },
];
