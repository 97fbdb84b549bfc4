import type { ReplyOf } from '@serai/contract/endpoint';
import type { showSharedVoucher as endpoint } from '@serai/contract/vouchers/vouchers';
import type { Call } from '../../calls.ts';
import { voucherState } from '../../domain/order-lifecycle.ts';
import { toSeconds } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { findAnyOrder, type Products } from '../orders/orders.ts';
import { readVoucher, type VoucherDeps } from './read-voucher.ts';
import { findLink } from './voucher-store.ts';

/** Shows the voucher behind a link, never with a price. Any invalid token is refused with `link_invalid`. */
export async function showShared(
  deps: VoucherDeps & { products: Products },
  { input, now }: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const link = await findLink(deps.db, input.token, now);
  if (!link) throw new AppError('link_invalid');
  const opened = await findAnyOrder(deps.db, deps.products, link.order_id);
  const state = voucherState(opened.order);
  return {
    voucher: state === 'valid' ? await readVoucher(deps, opened, { mayShowPrice: false, now }) : null,
    state: state === 'valid' || state === 'suspended' ? state : 'void',
    expires_at: toSeconds(link.expires_at),
  };
}
