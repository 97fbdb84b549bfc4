import { mailedVoucher, voucherFile } from './link-voucher.ts';
import { forgetVoucherLinks } from './voucher-store.ts';

/** What the app uses of vouchers. */
export { forgetVoucherLinks, mailedVoucher, voucherFile };
