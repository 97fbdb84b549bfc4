import type { Got } from '../../platform/api/calls.ts';

export type CashRow = Got<'console/driverCash/list'>['list'][number];
export type CashDriver = Got<'console/driverCash/drivers'>['list'][number];
export type RideCash = Got<'console/dispatch/rideCash'>;

/** Reads that a change of driver cash makes stale. */
export const staleAfterCash = [
  'console/driverCash/list',
  'console/driverCash/drivers',
  'console/dispatch/rideCash',
  'console/queue/list',
] as const;

/** Sum of records in one currency, in minor units. */
export function sumOf(rows: readonly CashRow[]): number {
  return rows.reduce((sum, { sum: { amount } }) => sum + amount, 0);
}
