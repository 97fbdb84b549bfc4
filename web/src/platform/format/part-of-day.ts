/** Part of the day for an hour, 0 to 23; from 23 to 5 it is night. */
export function partOfDay(hour: number) {
  if (hour >= 23 || hour < 5) return 'night';
  if (hour < 8) return 'dawn';
  if (hour < 12) return 'morning';
  if (hour < 14) return 'noon';
  if (hour < 18) return 'afternoon';
  return 'evening';
}
