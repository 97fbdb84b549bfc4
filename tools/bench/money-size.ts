/** How much money has moved: of one agency over the years, and of many others in the last month. */
export interface MoneySize {
  /** Orders of the largest agency, every other one on credit. */
  orders: number;
  /** What each of them was charged after its service. */
  adjustments: number;
  /** Its newest charges on credit that stand on no bill. */
  open: number;
  /** Lines of a bill of the clock, and of one that the agency applied for. */
  linesByClock: number;
  linesApplied: number;
  /** The agencies that the next cut-off bills, and of how many charges each. */
  agencies: number;
  charges: number;
}

/** A million postings and a hundred thousand orders of one agency; a cut-off of 2,000 others. */
export const moneySize: MoneySize = {
  ...{ orders: 100_000, adjustments: 8, open: 20_000, linesByClock: 4_000, linesApplied: 50 },
  ...{ agencies: 2_000, charges: 200 },
};

/** More than anybody here buys, in minor units. */
export const plenty = 1_000_000_000_000;
/** What an order is charged after its service, the $1th time. */
export const adjustment = (at: string) => `(500 + 25 * ${at})`;
