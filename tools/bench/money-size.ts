/** Amount of money data: of one agency over the years, and of many others in the last month. */
export interface MoneySize {
  /** Number of orders of the largest agency, every other one on credit. */
  orders: number;
  /** Number of adjustments charged after each service. */
  adjustments: number;
  /** Number of its newest charges on credit without a bill. */
  open: number;
  /** Number of lines of a bill made by the clock, and of one that the agency applied for. */
  linesByClock: number;
  linesApplied: number;
  /** Number of agencies that the next cut-off bills, and of charges each. */
  agencies: number;
  charges: number;
}

/** A million postings and a hundred thousand orders of one agency; a cut-off of 2,000 others. */
export const moneySize: MoneySize = {
  orders: 100_000,
  adjustments: 8,
  open: 20_000,
  linesByClock: 4_000,
  linesApplied: 50,
  agencies: 2_000,
  charges: 200,
};

/** More than any agency here buys, in minor units. */
export const plenty = 1_000_000_000_000;
/** Amount of the $1th adjustment charged after an order's service. */
export const adjustment = (at: string) => `(500 + 25 * ${at})`;
