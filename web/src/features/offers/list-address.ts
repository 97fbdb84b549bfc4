/** A whole number of up to 12 figures in an address; null for anything else. */
export function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,12}$/.test(text) ? Number(text) : null;
}

/** Filters without those that are not set, as the contract takes them. */
export function setFilters<Filters extends object>(
  filters: Partial<Record<keyof Filters, unknown>>,
): Filters {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined)) as Filters;
}
