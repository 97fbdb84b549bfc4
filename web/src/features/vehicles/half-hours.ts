/** All half hours of a day as `HH:MM`, and `time`, because an address may contain any minute. */
export function halfHoursWith(time: string): readonly string[] {
  return halfHours.includes(time) ? halfHours : [...halfHours, time].sort();
}

const halfHours = Array.from(
  { length: 48 },
  (_, step) => `${String(Math.floor(step / 2)).padStart(2, '0')}:${step % 2 === 0 ? '00' : '30'}`,
);
