import { recordAction, type StaffAction } from './record-action.ts';
import { type Done, findStaffRoute, type StaffRoute, staffCommand } from './staff-command.ts';

/** What other features use of the staff's activity. */
export { type Done, findStaffRoute, recordAction, type StaffAction, type StaffRoute, staffCommand };
