/** Every half hour of a day as `HH:MM`, and `time` too: an address may name a minute between the steps. */
export function halfHoursWith(time: string): readonly string[] {
  return halfHours.includes(time) ? halfHours : [...halfHours, time].sort();
}

const halfHours = Array.from(
  { length: 48 },
  (_, step) => `${String(Math.floor(step / 2)).padStart(2, '0')}:${step % 2 === 0 ? '00' : '30'}`,
);
