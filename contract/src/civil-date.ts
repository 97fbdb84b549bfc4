// Without schemas: pages that only read an address load none.

/** Whether the text is a date of the calendar (2026-02-29 is not, nor is any of the year 0, which no database has). */
export function isCivilDate(value: string): boolean {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}
