import { isCivilDate } from '@serai/contract/civil-date';
import { type Place, readPlace, writePlace } from '../../platform/list/place.ts';

/** Which open charges are asked for, as it lives in the address. */
export interface ApplySearch extends Place {
  keyword: string;
  product: string | null;
  service_from: string | null;
  service_to: string | null;
}

/** Reads the search from an address; what makes no sense is as if it were not there. */
export function readApplySearch(params: URLSearchParams): ApplySearch {
  const date = (name: string) => {
    const text = params.get(name);
    return text !== null && isCivilDate(text) ? text : null;
  };
  return {
    keyword: (params.get('keyword') ?? '').slice(0, 60),
    product: params.get('product')?.slice(0, 20) || null,
    service_from: date('service_from'),
    service_to: date('service_to'),
    ...readPlace(params),
  };
}

export function writeApplySearch(search: ApplySearch): URLSearchParams {
  const params = new URLSearchParams();
  for (const name of ['keyword', 'product', 'service_from', 'service_to'] as const) {
    if (search[name]) params.set(name, search[name]);
  }
  return writePlace(params, search);
}

/** Returns the query for the server. */
export function filterOf({ keyword, product, service_from, service_to }: ApplySearch) {
  return { keyword: keyword || null, product, service_from, service_to };
}

export function isNarrowed(search: ApplySearch): boolean {
  return Object.values(filterOf(search)).some((value) => value !== null);
}
