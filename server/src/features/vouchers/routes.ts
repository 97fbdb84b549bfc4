import {
  linkFile as linkFileCall,
  openFile as openFileCall,
  showVoucher,
} from '@serai/contract/order-actions';
import { memberOf, type Route, route } from '../../calls.ts';
import { openOrder } from '../orders/orders.ts';
import { type LinkDeps, linkFile, openFile } from './link-file.ts';
import { makeVoucher } from './show-voucher.ts';

/** The calls about vouchers and the links that carry them to a phone. */
export function voucherRoutes(deps: LinkDeps): Route[] {
  const { db, products } = deps;
  return [
    route(showVoucher, async (call) =>
      makeVoucher(deps, await openOrder(db, products, memberOf(call), call.input.id, 'voucher'), call.now),
    ),
    route(linkFileCall, (call) => linkFile(deps, call)),
    route(openFileCall, (call) => openFile(deps, call)),
  ];
}
