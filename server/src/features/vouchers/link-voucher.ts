import type { ReplyOf } from '@serai/contract/endpoint';
import type { linkFile as endpoint } from '@serai/contract/orders/actions';
import { type Call, memberOf } from '../../calls.ts';
import { hasVoucher } from '../../domain/order-lifecycle.ts';
import type { PdfMaker } from '../../platform/pdf/open-pdf-maker.ts';
import { type FileMaker, type LinkDeps, linkFile } from '../files/files.ts';
import type { MailFileMakers } from '../messages/messages.ts';
import { findAnyOrder, openOrder, type Products } from '../orders/orders.ts';
import { seesNetPrices } from '../permissions/permissions.ts';
import { readVoucher, type VoucherDeps } from './read-voucher.ts';
import { refuseWithoutVoucher } from './refuse-without-voucher.ts';
import { makeVoucher, voucherPdf } from './show-voucher.ts';
import { VoucherPdfCache } from './voucher-pdf-cache.ts';

/** Creates a link to a voucher, to open it on a phone. */
export async function linkVoucher(
  deps: LinkDeps & { products: Products },
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { order } = await openOrder(deps.db, deps.products, memberOf(call), call.input.id, 'voucher');
  refuseWithoutVoucher(order);
  const facts = { orderId: order.id, priced: seesNetPrices(call.caller) ? 1 : 0 };
  return linkFile(deps, call.input.kind, facts, call);
}

/**
 * Makes the voucher attached to a mail, without a price and once for all recipients; none if the order no
 * longer has one.
 */
export function mailedVoucher(
  deps: VoucherDeps & { products: Products; pdfs: PdfMaker },
): MailFileMakers[string] {
  const papers = new VoucherPdfCache();
  return async ({ orderId }, now) => {
    const opened = await findAnyOrder(deps.db, deps.products, Number(orderId));
    if (!hasVoucher(opened.order)) return undefined;
    const voucher = await readVoucher(deps, opened, { mayShowPrice: false, now });
    return papers.of(voucher, now, () => voucherPdf(deps.pdfs, voucher, now));
  };
}

/** Makes the voucher behind a link. */
export function voucherFile(deps: VoucherDeps & { products: Products; pdfs: PdfMaker }): FileMaker {
  return async ({ orderId, priced }, now) =>
    makeVoucher(deps, await findAnyOrder(deps.db, deps.products, Number(orderId)), {
      mayShowPrice: priced === 1,
      now,
    });
}
