import { idInAddress } from '../page/id-in-address.ts';
import { type Place, readPlace, writePlace } from './place.ts';

/** Which of a list is shown, as it lives in the address; null = all. */
export interface Shown<Filter extends string> extends Place {
  show: Filter | null;
}

export function readShown<Filter extends string>(
  params: URLSearchParams,
  filters: readonly Filter[],
): Shown<Filter> {
  return { show: filters.find((filter) => filter === params.get('show')) ?? null, ...readPlace(params) };
}

export function writeShown(shown: Shown<string>): URLSearchParams {
  const params = new URLSearchParams();
  if (shown.show) params.set('show', shown.show);
  return writePlace(params, shown);
}

/** What of the list is open on the same page; null where the list is. */
export function readOpenId(params: URLSearchParams): number | null {
  const text = params.get('id');
  if (text === null) return null;
  // What is no id names nothing, and is answered so.
  return idInAddress(text);
}
