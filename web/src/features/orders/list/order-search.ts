import { isCivilDate } from '@serai/contract/civil-date';
import { orderStatuses } from '@serai/contract/orders/statuses';
import { type Place, readPlace, writePlace } from '../../../platform/list/place.ts';

/** Search of the order list as stored in the address. */
export interface OrderSearch extends Place {
  status: (typeof orderStatuses)[number] | null;
  keyword: string;
  booked_from: string | null;
  booked_to: string | null;
  service_from: string | null;
  service_to: string | null;
  sort: 'booked' | 'service';
}

export const dateFilters = ['booked_from', 'booked_to', 'service_from', 'service_to'] as const;

/** Reads the search from an address; what makes no sense is as if it were not there. */
export function readOrderSearch(params: URLSearchParams): OrderSearch {
  const date = (name: string) => {
    const text = params.get(name);
    return text !== null && isCivilDate(text) ? text : null;
  };
  return {
    status: orderStatuses.find((status) => status === params.get('status')) ?? null,
    keyword: (params.get('keyword') ?? '').slice(0, 60),
    booked_from: date('booked_from'),
    booked_to: date('booked_to'),
    service_from: date('service_from'),
    service_to: date('service_to'),
    sort: params.get('sort') === 'service' ? 'service' : 'booked',
    ...readPlace(params),
  };
}

export function writeOrderSearch(search: OrderSearch): URLSearchParams {
  const params = new URLSearchParams();
  if (search.status) params.set('status', search.status);
  if (search.keyword) params.set('keyword', search.keyword);
  for (const name of dateFilters) {
    const date = search[name];
    if (date) params.set(name, date);
  }
  if (search.sort !== 'booked') params.set('sort', search.sort);
  return writePlace(params, search);
}

/** Whether anything but the order of rows and the page is asked for. */
export function isNarrowed(search: OrderSearch): boolean {
  return search.status !== null || search.keyword !== '' || dateFilters.some((name) => search[name] !== null);
}
