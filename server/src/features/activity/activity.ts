import { recordAction, type StaffAction } from './record-action.ts';
import { type Done, staffCommand } from './staff-command.ts';

/** What other features use of the staff's activity. */
export { type Done, recordAction, type StaffAction, staffCommand };
