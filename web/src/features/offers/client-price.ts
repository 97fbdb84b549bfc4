import { minorUnits, smallestAmount } from '@serai/contract/currency';

/** An agency user's mark-up on net prices. */
export interface MarkUp {
  /** Tenths of a percent, from 0 to 1000. */
  tenths: number;
  /** Whole units of the currency up to whose multiple is rounded: 1, 5 or 10; 0 for no rounding. */
  rounding: number;
}

export const noMarkUp: MarkUp = { tenths: 0, rounding: 0 };
export const maxTenths = 1000;

export function isMarkedUp({ tenths, rounding }: MarkUp): boolean {
  return tenths > 0 || rounding > 0;
}

/** Returns the client price of a net amount in minor units, rounded up. */
export function clientAmount(net: number, currency: string, { tenths, rounding }: MarkUp): number {
  if (net < 0) return -clientAmount(-net, currency, { tenths, rounding });
  const raised = upTo(net * (1000 + tenths), 1000) / 1000;
  return upTo(raised, stepOf(currency, rounding));
}

/** Returns the highest net amount whose client price is at most `shown`, both in minor units. */
export function netAtMost(shown: number, currency: string, { tenths, rounding }: MarkUp): number {
  const rounded = shown - (shown % stepOf(currency, rounding));
  const factor = 1000 + tenths;
  return (rounded * 1000 - ((rounded * 1000) % factor)) / factor;
}

/** Returns the lowest net amount whose client price is at least `shown`, both in minor units. */
export function netAtLeast(shown: number, currency: string, markUp: MarkUp): number {
  return shown <= 0 ? 0 : netAtMost(shown - 1, currency, markUp) + 1;
}

/** Reads `tenths/rounding`; no mark-up for anything else. */
export function readMarkUp(text: string | null): MarkUp {
  const [, tenths = '', rounding = ''] = /^(\d{1,4})\/(0|1|5|10)$/.exec(text ?? '') ?? [];
  if (tenths === '' || Number(tenths) > maxTenths) return noMarkUp;
  return { tenths: Number(tenths), rounding: Number(rounding) };
}

/** Minor units of one step; kyats are traded in whole kyats even without rounding. */
function stepOf(currency: string, rounding: number): number {
  return rounding === 0 ? smallestAmount(currency) : rounding * minorUnits(currency);
}

function upTo(amount: number, step: number): number {
  return amount + ((step - (amount % step)) % step);
}
