import type { ReplyOf } from '@serai/contract/endpoint';
import type { linkEveryOrderExport as endpoint } from '@serai/contract/orders/every-order';
import { readLang } from '@serai/phrases/lang';
import { type Call, memberOf } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { type FileMaker, type LinkDeps, linkFile } from '../../files/files.ts';
import { findRights } from '../../permissions/permissions.ts';
import { type AskedEveryExport, exportEveryOrder, openEveryExport } from './export-every-order.ts';
import type { OrderSheetDeps } from './export-orders.ts';

/** Link kind for the list over all products. */
export const everyOrderKind = 'every_order';

/** Creates a link to the listed orders of all products as a sheet. */
export async function linkEveryOrder(
  deps: OrderSheetDeps & LinkDeps,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const member = memberOf(call);
  await openEveryExport(deps, member, { asked: call.input, now: call.now });
  const facts = { userId: member.userId, lang: call.lang, asked: JSON.stringify(call.input) };
  return linkFile(deps, everyOrderKind, facts, call);
}

/** Creates the sheet behind a link, with the member's rights at that time. */
export function everyOrderFile(deps: OrderSheetDeps): FileMaker {
  return async ({ userId, lang, asked }, now) => {
    const reader = await findRights(deps.db, Number(userId));
    if (!reader) throw new AppError('link_invalid');
    const input = JSON.parse(String(asked)) as AskedEveryExport;
    return exportEveryOrder(deps, reader, { asked: input, now }, readLang(String(lang)));
  };
}
