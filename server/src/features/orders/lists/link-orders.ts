import type { ReplyOf } from '@serai/contract/endpoint';
import type { linkOrderExport as endpoint } from '@serai/contract/orders/orders';
import { readLang } from '@serai/phrases/lang';
import { type Call, memberOf } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { type FileMaker, type LinkDeps, linkFile } from '../../files/files.ts';
import { findRights } from '../../permissions/permissions.ts';
import { type AskedExport, exportOrders, type OrderSheetDeps, openExport } from './export-orders.ts';

/** Link kind for order lists. */
export const orderListKind = 'orders';

/** Creates a link to a list of orders as a sheet. */
export async function linkOrders(
  deps: OrderSheetDeps & LinkDeps,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const member = memberOf(call);
  await openExport(deps, member, call.input);
  const facts = { userId: member.userId, lang: call.lang, asked: JSON.stringify(call.input) };
  return linkFile(deps, orderListKind, facts, call);
}

/** Creates the sheet behind a link, with the member's rights at that time. */
export function orderListFile(deps: OrderSheetDeps): FileMaker {
  return async ({ userId, lang, asked }) => {
    const reader = await findRights(deps.db, Number(userId));
    if (!reader) throw new AppError('link_invalid');
    return exportOrders(deps, reader, JSON.parse(String(asked)) as AskedExport, readLang(String(lang)));
  };
}
