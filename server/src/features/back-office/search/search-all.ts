import { type FoundKind, maxHits } from '@serai/contract/back-office/found-kinds';
import type { searchConsole as endpoint, FoundGroup } from '@serai/contract/back-office/search';
import type { ReplyOf } from '@serai/contract/endpoint';
import type { StaffNode } from '@serai/contract/staff/nodes';
import { type Call, type Db, operatorOf } from '../../../calls.ts';
import { findAgencies } from './find-agencies.ts';
import { findBills, findInvoices, findReceipts } from './find-documents.ts';
import { findDrivers, findVehicles } from './find-fleet.ts';
import { findOrders } from './find-orders.ts';
import { findWorkOrders } from './find-work-orders.ts';
import type { Finder } from './found.ts';

/** Groups in the order shown, each with the node of the page that lists its objects. */
const finders: readonly { kind: FoundKind; node: StaffNode; find: Finder }[] = [
  { kind: 'order', node: '/console/order/view', find: findOrders },
  { kind: 'agency', node: '/console/agency/view', find: findAgencies },
  { kind: 'bill', node: '/console/bill/view', find: findBills },
  { kind: 'invoice', node: '/console/invoice/view', find: findInvoices },
  { kind: 'receipt', node: '/console/receipt/view', find: findReceipts },
  { kind: 'work_order', node: '/console/workOrder/view', find: findWorkOrders },
  { kind: 'driver', node: '/console/dispatch/view', find: findDrivers },
  { kind: 'vehicle', node: '/console/dispatch/view', find: findVehicles },
];

/**
 * Finds objects of every kind that the caller may see. The groups are read one after the other, so that a search
 * uses one connection.
 */
export async function searchAll(db: Db, call: Call<typeof endpoint>): Promise<ReplyOf<typeof endpoint>> {
  const { nodes, scope } = operatorOf(call);
  const { keyword } = call.input;
  const groups: FoundGroup[] = [];
  if (keyword === '') return { groups };
  for (const { kind, node, find } of finders) {
    if (!nodes.has(node)) continue;
    const hits = await find(db, { keyword, lang: call.lang, most: maxHits + 1, scope });
    if (hits.length > 0) groups.push({ kind, hits: hits.slice(0, maxHits), has_more: hits.length > maxHits });
  }
  return { groups };
}
