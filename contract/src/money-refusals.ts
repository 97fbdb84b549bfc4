import type { ErrorCode } from './errors.ts';

/** What every call that moves money can be refused for, besides what is too little for it. */
export const moneyRefusals = [
  'money_stopped',
  'month_closed',
  'sum_too_large',
] as const satisfies ErrorCode[];
