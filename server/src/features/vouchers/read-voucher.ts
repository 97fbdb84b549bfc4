import type { VoucherScope } from '@serai/contract/vouchers/design';
import type { VoucherView } from '@serai/contract/vouchers/vouchers';
import type { Db } from '../../calls.ts';
import { findSeller, type OpenOrder } from '../orders/orders.ts';
import { describeVoucher } from './describe-voucher.ts';
import { readLook } from './read-look.ts';
import { refuseWithoutVoucher } from './refuse-without-voucher.ts';
import { readVersion } from './version-rows.ts';
import { codeOf } from './voucher-store.ts';

export interface VoucherDeps {
  db: Db;
  /** Origin of the pages that vouchers link to. */
  publicUrl: string;
}

/**
 * Describes the voucher of an order. `mayShowPrice`: its reader may see the agency's price. Refuses an order
 * without a valid voucher with `voucher_not_yet`, `voucher_suspended` or `voucher_over`.
 */
export async function readVoucher(
  { db, publicUrl }: VoucherDeps,
  { order, product }: OpenOrder,
  { mayShowPrice, now }: { mayShowPrice: boolean; now: Date },
): Promise<VoucherView> {
  refuseWithoutVoucher(order);
  const seller = await findSeller(db, order);
  const version = await readVersion(db, order.id);
  const code = await codeOf(db, order.id);
  return describeVoucher({
    order,
    version,
    seller,
    mayShowPrice,
    now,
    content: await product.describeVoucher(db, order.id, seller.phone24h || seller.phone),
    look: await readLook(db, order.agency_id, order.product as VoucherScope),
    checkUrl: `${publicUrl}/voucher/check/${code}?v=${version}`,
  });
}
