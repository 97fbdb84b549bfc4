import type { ErrorCode } from '../errors.ts';

/** Errors that every call that moves money can return, apart from insufficient funds. */
export const moneyRefusals = [
  'money_stopped',
  'month_closed',
  'sum_too_large',
] as const satisfies ErrorCode[];
