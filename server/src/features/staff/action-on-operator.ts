import type { StaffAction } from '../activity/activity.ts';
import type { StaffRow } from './staff-store.ts';

/** What has been changed of one of the staff, for the activity of who did it. */
export function actionOnOperator(
  { id, username }: StaffRow,
  change: Pick<StaffAction, 'before' | 'after'>,
): StaffAction {
  return { on: { kind: 'operator', id, name: username }, ...change };
}
