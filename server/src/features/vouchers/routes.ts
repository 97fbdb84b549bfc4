import {
  linkFile as linkFileCall,
  openFile as openFileCall,
  showVoucher,
} from '@serai/contract/order-actions';
import { type Route, route } from '../../calls.ts';
import { orderRoute } from '../orders/orders.ts';
import { type LinkDeps, linkFile, openFile } from './link-file.ts';
import { makeVoucher } from './show-voucher.ts';

/** The calls about vouchers and the links that carry them to a phone. */
export function voucherRoutes(deps: LinkDeps): Route[] {
  return [
    orderRoute(deps, showVoucher, (call, opened) => makeVoucher(deps, opened, call.now)),
    route(linkFileCall, (call) => linkFile(deps, call)),
    route(openFileCall, (call) => openFile(deps, call)),
  ];
}
