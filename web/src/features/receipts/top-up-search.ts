import { readAmount } from '@serai/contract/currency';
import { type Place, readPlace, writePlace } from '../../platform/list/place.ts';

/** State of the page as stored in the address. */
export interface TopUpSearch extends Place {
  view: 'declared' | 'received';
  /** The opened receipt; null = none. */
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

/** Payment proposed by a link, such as the sum of a bill in another currency. */
export interface ProposedPayment {
  amount: string;
  currency: string;
  meant_for: 'deposit' | 'bills';
}

/** Undefined if the address contains no valid proposal. */
export function readProposed(params: URLSearchParams): ProposedPayment | undefined {
  const [amount = '', currency = ''] = [params.get('amount') ?? '', params.get('currency') ?? ''];
  if (!/^[A-Z]{3}$/.test(currency) || readAmount(amount, currency) === undefined) return undefined;
  return { amount, currency, meant_for: params.get('for') === 'bills' ? 'bills' : 'deposit' };
}

export function writeTopUpSearch({ view, receipt, ...place }: TopUpSearch): URLSearchParams {
  const params = new URLSearchParams();
  if (view === 'received') params.set('view', view);
  if (receipt !== null) params.set('receipt', String(receipt));
  return writePlace(params, place);
}
