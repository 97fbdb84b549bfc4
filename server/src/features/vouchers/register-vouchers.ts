import type { FeatureParts } from '../../feature-parts.ts';
import { daysBefore } from '../../platform/clock.ts';
import { voucherKind } from '../orders/orders.ts';
import { mailedVoucher, voucherFile } from './link-voucher.ts';
import { type VoucherRouteDeps, voucherRoutes } from './routes.ts';
import { deleteExpiredVoucherLinks } from './voucher-store.ts';

/** Registers vouchers, which mails show without prices. */
export function registerVouchers(deps: VoucherRouteDeps): FeatureParts {
  return {
    routes: voucherRoutes(deps),
    files: { [voucherKind]: voucherFile(deps) },
    attachments: { [voucherKind]: mailedVoucher(deps) },
    purge: async (now) => {
      await deleteExpiredVoucherLinks(deps.db, daysBefore(now, 1));
    },
  };
}
