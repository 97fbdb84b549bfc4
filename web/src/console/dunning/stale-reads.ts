/** Reads that are out of date after a reminder or a pause. */
export const staleAfterReminder = [
  'console/bill/detail',
  'console/bill/dunning',
  'console/bill/dunningOf',
  'console/bill/previewReminder',
] as const;
