import { idInAddress } from '../page/id-in-address.ts';

/** Reads the id of the object opened on the list's page; null for the list. */
export function readOpenId(params: URLSearchParams): number | null {
  const text = params.get('id');
  if (text === null) return null;
  // An invalid id names no object and gets the not-found reply.
  return idInAddress(text);
}
