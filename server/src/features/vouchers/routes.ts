import { linkFile as linkFileCall, showVoucher } from '@serai/contract/order-actions';
import { type Route, route } from '../../calls.ts';
import type { PdfMaker } from '../../platform/pdf/open-pdf-maker.ts';
import type { LinkDeps } from '../files/files.ts';
import { orderRoute, type Products } from '../orders/orders.ts';
import { linkVoucher } from './link-voucher.ts';
import { makeVoucher } from './show-voucher.ts';

/** The calls about vouchers. */
export function voucherRoutes(deps: LinkDeps & { products: Products; pdfs: PdfMaker }): Route[] {
  return [
    orderRoute(deps, showVoucher, (call, opened) => makeVoucher(deps, opened, call.now)),
    route(linkFileCall, (call) => linkVoucher(deps, call)),
  ];
}
