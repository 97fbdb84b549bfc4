import type { Got } from '../../platform/api/calls.ts';

export type Board = Got<'console/dispatch/board'>;
export type BoardRide = Board['rides'][number];
export type Candidates = Got<'console/dispatch/candidates'>;

/** Reads that an assignment or a return of rides makes stale. */
export const staleAfterDispatch = [
  'console/dispatch/board',
  'console/dispatch/candidates',
  'console/dispatch/list',
  'console/queue/list',
] as const;

/** Why `assign` would refuse the driver or vehicle of a ride; null if neither clashes. */
export function clashOf({ driver_fit, vehicle_fit }: BoardRide) {
  if (driver_fit?.clash)
    return { whose: 'driver' as const, reason: driver_fit.clash, sn: driver_fit.clash_sn };
  if (vehicle_fit?.clash)
    return { whose: 'vehicle' as const, reason: vehicle_fit.clash, sn: vehicle_fit.clash_sn };
  return null;
}

/** Whether a ride waits for a driver. */
export function isOpen({ status }: BoardRide): boolean {
  return status === 'unassigned';
}
