import { isCivilDate } from '@serai/contract/civil-date';
import { type Place, readPlace, writePlace } from '../../platform/list/place.ts';

/** View of the statement as stored in the address. */
export interface StatementSearch extends Place {
  account: 'deposit' | 'credit' | null;
  /** Open items instead of movements. */
  view: 'open' | null;
  from: string | null;
  to: string | null;
}

export function readStatementSearch(params: URLSearchParams): StatementSearch {
  const account = params.get('account');
  return {
    account: account === 'deposit' || account === 'credit' ? account : null,
    view: params.get('view') === 'open' ? 'open' : null,
    from: readDate(params.get('from')),
    to: readDate(params.get('to')),
    ...readPlace(params),
  };
}

export function writeStatementSearch({
  account,
  view,
  from,
  to,
  ...place
}: StatementSearch): URLSearchParams {
  const params = new URLSearchParams();
  if (account) params.set('account', account);
  if (view) params.set('view', view);
  if (from) params.set('from', from);
  if (to) params.set('to', to);
  return writePlace(params, place);
}

function readDate(text: string | null): string | null {
  return text !== null && isCivilDate(text) ? text : null;
}
