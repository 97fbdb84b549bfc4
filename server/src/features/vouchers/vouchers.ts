import { mailedVoucher, voucherFile } from './link-voucher.ts';
import { deleteExpiredVoucherLinks } from './voucher-store.ts';

/** Public interface of the vouchers feature. */
export { deleteExpiredVoucherLinks, mailedVoucher, voucherFile };
