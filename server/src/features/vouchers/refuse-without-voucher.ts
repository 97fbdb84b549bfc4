import { type VoucherFacts, voucherState } from '../../domain/order-lifecycle.ts';
import { AppError } from '../../platform/http/app-error.ts';

const refusals = { none: 'voucher_not_yet', suspended: 'voucher_suspended', over: 'voucher_over' } as const;

/**
 * Refuses an order without a valid voucher: `voucher_not_yet` before it is confirmed and paid,
 * `voucher_suspended` while its hotel refuses the guests, `voucher_over` after it has ended.
 */
export function refuseWithoutVoucher(order: VoucherFacts): void {
  const state = voucherState(order);
  if (state !== 'valid') throw new AppError(refusals[state]);
}
