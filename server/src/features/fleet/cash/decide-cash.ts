import type { CashAction, CashState } from '@serai/contract/vehicles/cash-words';
import type { Lang } from '@serai/phrases/lang';
import type { Operator } from '../../../calls.ts';
import { wrongRideState } from '../decide-ride.ts';
import type { RideRow } from '../dispatch-store.ts';
import type { CashRow } from './cash-store.ts';

type Facts = Pick<CashRow, 'hand_in_id' | 'voided_at' | 'recorded_by' | 'received_by'>;

/** Returns the state of a record: void also if it was handed in before. */
export function stateOfCash({ hand_in_id, voided_at }: Facts): CashState {
  if (voided_at !== null) return 'voided';
  return hand_in_id === null ? 'open' : 'handed_in';
}

type DrivenRide = Pick<RideRow, 'status' | 'starts_at'>;

/** Whether a ride may have been driven: it has or had a driver, and it has begun. */
export function isDriven(ride: DrivenRide, hadDriver: boolean, now: Date): boolean {
  const hasBegun = ride.starts_at <= now || (ride.status !== 'unassigned' && ride.status !== 'assigned');
  return hadDriver && hasBegun;
}

/** Refuses to record cash of a ride without a driver, now or before, and of one that has not begun. */
export function refuseUndriven(
  ride: DrivenRide,
  hadDriver: boolean,
  { now, lang }: { now: Date; lang: Lang },
): void {
  if (!isDriven(ride, hadDriver, now)) throw wrongRideState(ride.status, lang);
}

/** Whether a member of staff may void a record: after the hand-in only one who neither recorded nor received it. */
export function mayVoid(cash: Facts, userId: number): boolean {
  return cash.hand_in_id === null || (cash.recorded_by !== userId && cash.received_by !== userId);
}

/**
 * Lists the actions that the state of a record and the caller's rights allow. Appointments are not checked: a caller who
 * was appointed by the recorder is refused by the call.
 */
export function listCashActions(
  cash: Facts,
  { userId, nodes }: Pick<Operator, 'userId' | 'nodes'>,
): CashAction[] {
  const state = stateOfCash(cash);
  const actions: CashAction[] = [];
  if (state === 'open' && cash.recorded_by !== userId && nodes.has('/console/driverCash/handIn')) {
    actions.push('handIn');
  }
  if (state !== 'voided' && mayVoid(cash, userId) && nodes.has('/console/dispatch/edit'))
    actions.push('void');
  return actions;
}
