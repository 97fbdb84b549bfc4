/** Interface of the staff's activity for other features. */
export { recordAction, type StaffAction } from './record-action.ts';
export { type Done, findStaffRoute, isStaffRoute, type StaffRoute, staffCommand } from './staff-command.ts';
