import { isCivilDate } from '@serai/contract/dates';

/** Which part of the statement is looked at, as it lives in the address. */
export interface StatementSearch {
  account: 'deposit' | 'credit' | null;
  from: string | null;
  to: string | null;
  page: number;
}

export const rowsPerPage = 20;

export function readStatementSearch(params: URLSearchParams): StatementSearch {
  const account = params.get('account');
  return {
    account: account === 'deposit' || account === 'credit' ? account : null,
    from: readDate(params.get('from')),
    to: readDate(params.get('to')),
    page: Math.min(10_000, Math.max(1, Math.trunc(Number(params.get('page')) || 1))),
  };
}

export function writeStatementSearch({ account, from, to, page }: StatementSearch): URLSearchParams {
  const params = new URLSearchParams();
  if (account) params.set('account', account);
  if (from) params.set('from', from);
  if (to) params.set('to', to);
  if (page > 1) params.set('page', String(page));
  return params;
}

function readDate(text: string | null): string | null {
  return text !== null && isCivilDate(text) ? text : null;
}
