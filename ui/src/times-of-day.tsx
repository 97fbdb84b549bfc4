const minutesOfDay = 24 * 60;
const known = new Map<number, readonly string[]>();

/** All times of a day as `HH:MM`, from 00:00, in steps of this number of minutes. */
export function timesOfDay(stepMinutes: number): readonly string[] {
  const times = known.get(stepMinutes) ?? listTimes(stepMinutes);
  known.set(stepMinutes, times);
  return times;
}

/**
 * The next time in this direction that is a multiple of the step: 18:40 and +15 → 18:45. After the last time of the day
 * follows the first. Without a time it is 08:00.
 */
export function steppedTime(from: string | null, stepMinutes: number): string {
  if (from === null) return '08:00';
  const [hour, minute] = from.split(':').map(Number);
  const steps = ((hour ?? 0) * 60 + (minute ?? 0)) / Math.abs(stepMinutes);
  const next = stepMinutes > 0 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1;
  return clockText((next * Math.abs(stepMinutes) + minutesOfDay) % minutesOfDay);
}

function listTimes(stepMinutes: number): readonly string[] {
  return Array.from({ length: minutesOfDay / stepMinutes }, (_, step) => clockText(step * stepMinutes));
}

function clockText(minutes: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
