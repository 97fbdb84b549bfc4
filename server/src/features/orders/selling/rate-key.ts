import { refusedField } from '../../../platform/http/app-error.ts';

/** The key an offer of a list is quoted by: `<rate>-<total shown>`, the total in minor units. */
export function writeRateKey(rateId: number, total: number): string {
  return `${rateId}-${total}`;
}

/** Reads a key back; refuses with `rate_unknown` what no list has handed out. The total is only to be compared. */
export function readRateKey(key: string): { rateId: number; shown: number } {
  const match = /^([1-9]\d{0,14})-(\d{1,15})$/.exec(key);
  if (!match) throw refusedField('rate_key', 'rate_unknown');
  return { rateId: Number(match[1]), shown: Number(match[2]) };
}
