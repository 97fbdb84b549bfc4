import { refusedField } from '../../../platform/http/app-error.ts';

/** Builds the key of an offer in a list: `<rate>-<total shown>`, the total in minor units. */
export function writeRateKey(rateId: number, total: number): string {
  return `${rateId}-${total}`;
}

/** Parses a rate key; throws `rate_unknown` for an invalid one. The total is used for comparison only. */
export function readRateKey(key: string): { rateId: number; shown: number } {
  const match = /^([1-9]\d{0,14})-(\d{1,15})$/.exec(key);
  if (!match) throw refusedField('rate_key', 'rate_unknown');
  return { rateId: Number(match[1]), shown: Number(match[2]) };
}
