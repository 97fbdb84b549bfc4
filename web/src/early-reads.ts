import { askedOf, orderAddress } from './features/orders/list/order-search.ts';
import { readStatementSearch } from './features/wallet/statement-search.ts';
import type { GetPath, QueryOf } from './platform/api/calls.ts';
import { withQuery } from './platform/api/flatten-query.ts';
import { addressOf } from './platform/api/service-addresses.ts';
import { listQuery } from './platform/list/list-query.ts';
import { idInAddress } from './platform/page/id-in-address.ts';
import { tokenKey, userKey } from './platform/session/session-storage.ts';

/** A call that a page sends as soon as it is drawn. */
interface Read {
  path: GetPath;
  query: object;
}

interface Visit {
  search: URLSearchParams;
  params: Readonly<Record<string, string | undefined>>;
}

/**
 * First calls of the member pages that are opened most, by their files: only those that need no right besides the
 * page. A call that the page does not make after all is lost work, but no fault.
 */
const pageReads: Readonly<Record<string, (visit: Visit) => Read[]>> = {
  'features/overview/overview-page.tsx': () => [
    read('overview/due', {}),
    read('account/overview', {}),
    read('overview/firstSteps', {}),
    read('overview/ahead', {}),
    read('search/recent', {}),
  ],
  'features/hotels/orders/hotel-order-list-page.tsx': orderList('hotel'),
  'features/cars/orders/car-order-list-page.tsx': orderList('car'),
  'features/transfers/orders/transfer-order-list-page.tsx': orderList('airport'),
  'features/hotels/orders/hotel-order-detail-page.tsx': orderDetail,
  'features/cars/orders/car-order-detail-page.tsx': orderDetail,
  'features/transfers/orders/transfer-order-detail-page.tsx': orderDetail,
  'features/wallet/balance-page.tsx': ({ search }) => {
    const { account, from, to, view, ...place } = readStatementSearch(search);
    const movements: Read = { path: 'account/statement', query: listQuery({ account, from, to }, place) };
    return [
      read('account/wallet', {}),
      read('account/exposure', {}),
      ...(view === 'open' ? [] : [movements]),
    ];
  },
};

function read<Path extends GetPath>(path: Path, query: QueryOf<Path>): Read {
  return { path, query };
}

function orderList(product: string): (visit: Visit) => Read[] {
  return ({ search }) => {
    const asked = orderAddress.read(search);
    // A reader may have chosen the calendar on this device, which the server cannot know.
    if (asked.view === 'calendar') return [];
    const { page, after } = asked;
    const filter = askedOf(asked.product === 'all' ? null : product, asked);
    return [{ path: 'order/listEvery', query: listQuery(filter, { page, after }) }];
  };
}

function orderDetail({ params }: Visit): Read[] {
  return [read('order/detail', { id: idInAddress(params.id) })];
}

/** Addresses of the calls with which the page of this file begins for a member; `api` as in ServiceAddresses. */
export function earlyAddresses(file: string, visit: Visit, api: string): string[] {
  const reads = [read('index/index', { requiredLogin: 1 }), ...(pageReads[file]?.(visit) ?? [])];
  return reads.map(({ path, query }) => withQuery(addressOf(path, { api, captcha: api }), query));
}

/**
 * Script of the document's head: marks a returning member, so that public prices are hidden before the first paint,
 * and sends the first calls, which would otherwise wait for all scripts. See early-replies.ts.
 */
export function memberScript(addresses: readonly string[], lang: string): string {
  const urls = JSON.stringify(addresses).replaceAll('<', '\\u003c');
  return (
    `try{let token=localStorage.getItem('${tokenKey}');if(token&&localStorage.getItem('${userKey}')){` +
    "document.documentElement.setAttribute('data-member-waits','');let replies={};" +
    `for(let url of ${urls}){replies[url]=fetch(url,{headers:{'think-lang':'${lang}','ba-user-token':token},redirect:'manual'});` +
    'replies[url].catch(()=>{})}' +
    'window.earlyReplies={token,replies}}}catch{}'
  );
}
