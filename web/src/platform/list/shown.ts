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

/** Reads the id of the object opened on the list's page; null for the list. */
export function readOpenId(params: URLSearchParams): number | null {
  const text = params.get('id');
  if (text === null) return null;
  // An invalid id names no object and gets the not-found reply.
  return idInAddress(text);
}
