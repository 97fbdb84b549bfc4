import type { ReplyOf } from '@serai/contract/endpoint';
import type { linkAllOrdersExport as endpoint } from '@serai/contract/orders/desk';
import { readLang } from '@serai/phrases/lang';
import { type Call, operatorOf, type Trx } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Done } from '../../activity/activity.ts';
import { type FileMaker, type LinkDeps, linkFile } from '../../files/files.ts';
import { findStaffPerson } from '../../people/people.ts';
import type { OrderSheetDeps } from '../lists/export-orders.ts';
import { type AskedDeskExport, exportAllOrders, openDeskExport } from './export-all-orders.ts';

/** Link kind for the staff's list of orders. */
export const deskOrderListKind = 'desk_orders';

/** Creates a link to a list of orders of all agencies. The activity log keeps who took which list out of the portal. */
export async function linkAllOrders(
  trx: Trx,
  { apiUrl }: Pick<LinkDeps, 'apiUrl'>,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { input, lang } = call;
  await openDeskExport(trx, input, operatorOf(call));
  const facts = { userId: operatorOf(call).userId, lang, asked: JSON.stringify(input) };
  const { format, ...filters } = input;
  return {
    reply: await linkFile({ db: trx, apiUrl }, deskOrderListKind, facts, call),
    did: {
      on: { kind: 'site', id: null, name: '' },
      before: null,
      after: { exported: JSON.stringify(filters), format },
    },
  };
}

/** Creates the sheet behind a link, if its reader may still export orders. */
export function deskOrderListFile(deps: OrderSheetDeps): FileMaker {
  return async ({ userId, lang, asked }) => {
    const reader = await findStaffPerson(deps.db, Number(userId));
    if (!reader?.nodes.has('/console/order/export')) throw new AppError('link_invalid');
    const { scope } = reader;
    const input = JSON.parse(String(asked)) as AskedDeskExport;
    return exportAllOrders(deps, input, { scope, lang: readLang(String(lang)) });
  };
}
