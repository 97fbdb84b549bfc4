import { mailedVoucher, voucherFile } from './link-voucher.ts';
import { forgetVoucherLinks } from './voucher-store.ts';

/** Public interface of the vouchers feature. */
export { forgetVoucherLinks, mailedVoucher, voucherFile };
