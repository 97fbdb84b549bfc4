/** Seasons with separate prices: days of every year, and the price factor. */
export const SEASONS = [
  { from: '01-01', to: '12-31', factor: 1 },
  // The Water Festival, celebrated on the same days in Yunnan's Dai areas and Thailand.
  { from: '04-10', to: '04-20', factor: 1.35 },
  { from: '12-20', to: '01-05', factor: 1.25 },
] as const;

/** Converts a price in US dollars to minor units, rounded to half a dollar. */
export function toHalfDollars(dollars: number): number {
  return Math.round(dollars * 2) * 50;
}
