/** Public interface of the vouchers feature. */
export { mailedVoucher, voucherFile } from './link-voucher.ts';
export { deleteExpiredVoucherLinks } from './voucher-store.ts';
