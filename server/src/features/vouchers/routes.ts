import { linkFile as linkFileCall, showVoucher } from '@serai/contract/orders/actions';
import { showAnyVoucher } from '@serai/contract/orders/desk';
import { listVoucherVersions as versionsCall } from '@serai/contract/vouchers/versions';
import {
  checkVoucher as checkCall,
  previewVoucherPdf as previewPdfCall,
  previewTypedVoucher as previewTypedCall,
  resetVoucherSetting as resetCall,
  saveVoucherSetting as saveCall,
  showVoucherSetting as settingCall,
  shareVoucher as shareCall,
  showSharedVoucher as sharedCall,
  showVoucherData as showCall,
  unshareVoucher as unshareCall,
} from '@serai/contract/vouchers/vouchers';
import { memberOf, type Route, route } from '../../calls.ts';
import { toSeconds } from '../../platform/clock.ts';
import type { Storages } from '../../platform/files/storage.ts';
import type { PdfMaker } from '../../platform/pdf/open-pdf-maker.ts';
import type { LinkDeps } from '../files/files.ts';
import { findAnyOrder, orderCommand, orderRoute, type Products } from '../orders/orders.ts';
import { seesNetPrices } from '../permissions/permissions.ts';
import { checkVoucher } from './check-voucher.ts';
import { linkVoucher } from './link-voucher.ts';
import { listVersions } from './list-versions.ts';
import { previewTyped } from './preview-voucher.ts';
import { readVoucher } from './read-voucher.ts';
import { saveSetting } from './save-setting.ts';
import { deleteSetting } from './setting-store.ts';
import { shareVoucher } from './share-voucher.ts';
import { showSetting } from './show-setting.ts';
import { showShared } from './show-shared.ts';
import { makeVoucher, voucherPdf } from './show-voucher.ts';
import { deleteLinks, listLinks } from './voucher-store.ts';

export interface VoucherRouteDeps extends LinkDeps {
  products: Products;
  pdfs: PdfMaker;
  storages: Storages;
  publicUrl: string;
}

/** Routes of the voucher calls. */
export function voucherRoutes(deps: VoucherRouteDeps): Route[] {
  return [...settingRoutes(deps), ...ofOrders(deps), ...forGuests(deps)];
}

function settingRoutes(deps: VoucherRouteDeps): Route[] {
  const { db, pdfs } = deps;
  return [
    route(settingCall, (call) => showSetting(db, memberOf(call), call.input.product)),
    route(saveCall, (call) => saveSetting(deps, call)),
    route(resetCall, async (call) => {
      const member = memberOf(call);
      await deleteSetting(db, member.agencyId, call.input.product);
      return showSetting(db, member, call.input.product);
    }),
    route(previewTypedCall, async (call) => ({
      voucher: await previewTyped(deps, memberOf(call).agencyId, call.input, call.now),
    })),
    route(previewPdfCall, async (call) =>
      voucherPdf(pdfs, await previewTyped(deps, memberOf(call).agencyId, call.input, call.now), call.now),
    ),
  ];
}

function ofOrders(deps: VoucherRouteDeps): Route[] {
  const { db } = deps;
  return [
    orderRoute(deps, showVoucher, (call, opened) =>
      makeVoucher(deps, opened, { mayShowPrice: seesNetPrices(call.caller), now: call.now }),
    ),
    orderRoute(deps, showCall, async (call, opened) => ({
      voucher: await readVoucher(deps, opened, { mayShowPrice: seesNetPrices(call.caller), now: call.now }),
      links: (await listLinks(db, opened.order.id, call.now)).map(({ created_at, expires_at }) => ({
        shared_at: toSeconds(created_at),
        expires_at: toSeconds(expires_at),
      })),
    })),
    orderCommand(deps, shareCall, (trx, call, opened) => shareVoucher(trx, deps.publicUrl, call, opened)),
    orderCommand(deps, unshareCall, async (trx, call, { order }) => ({
      ended: await deleteLinks(trx, order.id, call.now),
    })),
    route(linkFileCall, (call) => linkVoucher(deps, call)),
    route(versionsCall, (call) => listVersions(deps, call)),
    route(showAnyVoucher, async ({ input, now }) =>
      makeVoucher(deps, await findAnyOrder(db, deps.products, input.id), { mayShowPrice: false, now }),
    ),
  ];
}

function forGuests(deps: VoucherRouteDeps): Route[] {
  return [
    route(sharedCall, (call) => showShared(deps, call)),
    route(checkCall, (call) => checkVoucher(deps, call)),
  ];
}
