import { type Place, rowsPerPage } from './place.ts';

/** Returns the query of a long list: its filters and the place in it. */
export function listQuery<Filter extends object>(filter: Filter, { page, after }: Place) {
  return { ...filter, page: after === null ? page : null, cursor: after, limit: rowsPerPage };
}
