/**
 * How far the reminding of an agency has gone, the gravest first: written off and not recovered; its credit is stopped;
 * the third, second or first reminder of an overdue bill was sent; overdue without a reminder; nothing is overdue.
 */
export const dunningStages = [
  'written_off',
  'stopped',
  'reminded_3',
  'reminded_2',
  'reminded_1',
  'late',
  'not_due',
] as const;
export type DunningStage = (typeof dunningStages)[number];

/** Maximum number of bills shown in the dunning state of an agency. */
export const maxDunnedBills = 100;

/** Maximum length of the line that staff add to a reminder. */
export const maxReminderNote = 300;

/** Maximum number of days for which reminders are paused. */
export const maxPauseDays = 180;
