// Without schemas, so that pages that only read an address load none.

/**
 * Checks that the text is a valid calendar date (2026-02-29 is not; neither is year 0, which no database
 * supports).
 */
export function isCivilDate(value: string): boolean {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}
