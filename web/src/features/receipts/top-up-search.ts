import { type Place, readPlace, writePlace } from '../../platform/list/place.ts';

/** What of the page is looked at, as it lives in the address. */
export interface TopUpSearch extends Place {
  view: 'declared' | 'received';
  /** The receipt that is open; null = none. */
  receipt: number | null;
}

export function readTopUpSearch(params: URLSearchParams): TopUpSearch {
  const receipt = Number(params.get('receipt'));
  return {
    view: params.get('view') === 'received' ? 'received' : 'declared',
    receipt: Number.isSafeInteger(receipt) && receipt > 0 ? receipt : null,
    ...readPlace(params),
  };
}

export function writeTopUpSearch({ view, receipt, ...place }: TopUpSearch): URLSearchParams {
  const params = new URLSearchParams();
  if (view === 'received') params.set('view', view);
  if (receipt !== null) params.set('receipt', String(receipt));
  return writePlace(params, place);
}
