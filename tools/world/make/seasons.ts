/** The parts of the year with prices of their own: days of every year, and what they cost against the rest. */
export const SEASONS = [
  { from: '01-01', to: '12-31', factor: 1 },
  // The Water Festival, which Yunnan's Dai and Thailand keep in the same days.
  { from: '04-10', to: '04-20', factor: 1.35 },
  { from: '12-20', to: '01-05', factor: 1.25 },
] as const;

/** A price in US dollars as minor units, on half a dollar. */
export function toHalfDollars(dollars: number): number {
  return Math.round(dollars * 2) * 50;
}
