import { recordAction, type StaffAction } from './record-action.ts';
import { type Done, findStaffRoute, type StaffRoute, staffCommand } from './staff-command.ts';

/** Interface of the staff's activity for other features. */
export { type Done, findStaffRoute, recordAction, type StaffAction, type StaffRoute, staffCommand };
