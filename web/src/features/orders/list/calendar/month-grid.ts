import { addDays, addMonths } from '../../../../platform/format/civil-days.ts';

/** Weeks of a month `YYYY-MM`, Monday first; null outside of the month. */
export function weeksOf(month: string): (string | null)[][] {
  const weeks: (string | null)[][] = [];
  let day = addDays(`${month}-01`, -weekdayOf(`${month}-01`));
  while (day.slice(0, 7) <= month) {
    weeks.push(Array.from({ length: 7 }, (_, at) => addDays(day, at)).map((one) => inMonth(one, month)));
    day = addDays(day, 7);
  }
  return weeks;
}

/** The day to which a key moves, as in the grid pattern of ARIA; null for other keys. */
export function dayByKey(day: string, key: string): string | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -weekdayOf(day));
    case 'End':
      return addDays(day, 6 - weekdayOf(day));
    case 'PageUp':
      return sameDayOf(addMonths(day.slice(0, 7), -1), day);
    case 'PageDown':
      return sameDayOf(addMonths(day.slice(0, 7), 1), day);
    default:
      return null;
  }
}

/** From 0 for Monday. */
function weekdayOf(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
}

function inMonth(day: string, month: string): string | null {
  return day.startsWith(month) ? day : null;
}

/** The same day of another month, at most its last one. */
function sameDayOf(month: string, day: string): string {
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const same = `${month}-${day.slice(8)}`;
  return same < last ? same : last;
}
