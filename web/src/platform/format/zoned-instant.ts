/** Returns the instant in milliseconds of a civil date and time (`14:00`) in `timeZone`. */
export function zonedInstant(date: string, time: string, timeZone: string): number {
  const asIfUtc = Date.parse(`${date}T${time}:00Z`);
  // Twice: the first guess may be on the other side of a clock change.
  const guess = asIfUtc - offsetMs(asIfUtc, timeZone);
  return asIfUtc - offsetMs(guess, timeZone);
}

function offsetMs(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(instant);
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? '00';
  const shown = `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:00Z`;
  return Date.parse(shown) - Math.floor(instant / 60_000) * 60_000;
}
