import type { DispatchEvent } from '@serai/contract/dispatch';
import type { DispatchStatus } from '@serai/contract/vehicles';
import type { Actor } from './order-facts.ts';

/** Where an event takes a ride; undefined when it may not happen there, or not by this actor. */
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

/** The machine of a ride; another driver or vehicle may come until the passengers are on board. */
const transitions: readonly Transition[] = [
  { from: ['unassigned'], event: 'assign', by: staff, to: 'assigned' },
  { from: ['assigned', 'en_route', 'on_location'], event: 'reassign', by: staff, to: 'assigned' },
  // The order moved to a time at which its driver or vehicle has another ride.
  { from: ['assigned'], event: 'unassign', by: ['member'], to: 'unassigned' },
  { from: ['assigned'], event: 'depart', by: staffOrDriver, to: 'en_route' },
  // Only who was seen to leave can arrive: a wait that is charged for begins with the arrival.
  { from: ['en_route'], event: 'arrive', by: staffOrDriver, to: 'on_location' },
  { from: ['on_location'], event: 'board', by: staffOrDriver, to: 'on_board' },
  { from: ['on_board'], event: 'finish', by: staffOrDriver, to: 'finished' },
];
