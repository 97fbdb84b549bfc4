/** Position in a list: a page number or, deeper than numbers reach, the cursor of the previous page. */
export interface Place {
  /** From 1. */
  page: number;
  /** The `next` value of the previous page; null on numbered pages. */
  after: string | null;
}

export const rowsPerPage = 20;
export const firstPage: Place = { page: 1, after: null };

/** Reads the place from an address; anything invalid is the first page. */
export function readPlace(params: URLSearchParams): Place {
  return {
    page: Math.min(10_000, Math.max(1, Math.trunc(Number(params.get('page')) || 1))),
    after: params.get('after')?.slice(0, 200) || null,
  };
}

/** Adds the place to an address. */
export function writePlace(params: URLSearchParams, { page, after }: Place): URLSearchParams {
  if (after !== null) params.set('after', after);
  else if (page > 1) params.set('page', String(page));
  return params;
}
