import { type InvoiceFilter, invoiceFilters } from '@serai/contract/invoice-statuses';
import { type Place, readPlace, writePlace } from '../../platform/list/place.ts';

/** Which invoices are shown, or which one is open, as it lives in the address. */
export interface InvoicesSearch extends Place {
  show: InvoiceFilter | null;
}

export function readInvoicesSearch(params: URLSearchParams): InvoicesSearch {
  const show = invoiceFilters.find((filter) => filter === params.get('show')) ?? null;
  return { show, ...readPlace(params) };
}

export function writeInvoicesSearch(search: InvoicesSearch): URLSearchParams {
  const params = new URLSearchParams();
  if (search.show) params.set('show', search.show);
  return writePlace(params, search);
}

/** The invoice that is open; null where the list is. */
export function readOpenInvoice(params: URLSearchParams): number | null {
  const text = params.get('id');
  if (text === null) return null;
  // What is no id names no invoice, and is answered so.
  return /^[1-9]\d{0,15}$/.test(text) ? Number(text) : Number.MAX_SAFE_INTEGER;
}
