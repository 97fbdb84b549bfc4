import type { StaffAction } from '../activity/activity.ts';
import type { StaffRow } from './staff-store.ts';

/** Builds the audit entry of a change to a staff member. */
export function actionOnOperator(
  { id, username }: StaffRow,
  change: Pick<StaffAction, 'before' | 'after'>,
): StaffAction {
  return { on: { kind: 'operator', id, name: username }, ...change };
}
