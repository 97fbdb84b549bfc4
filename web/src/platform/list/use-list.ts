import type { UseQueryResult } from '@tanstack/react-query';
import type { GetPath, Got, QueryOf } from '../api/calls.ts';
import { useRead } from '../query/use-read.ts';
import { type Place, rowsPerPage } from './place.ts';

/** Fields common to the replies of all long lists. */
export interface Listed {
  list: readonly unknown[];
  total: number;
  total_capped: boolean;
  next: string | null;
}

/** The calls that answer such a list. */
export type ListPath = { [Path in GetPath]: Got<Path> extends Listed ? Path : never }[GetPath];

/** A page of a list; the page so far stays until the next has come. */
export function useList<Path extends ListPath>(
  path: Path,
  filter: Omit<QueryOf<Path>, 'page' | 'limit' | 'cursor'>,
  { page, after }: Place,
): UseQueryResult<Got<Path>> {
  const query = { ...filter, page: after === null ? page : null, cursor: after, limit: rowsPerPage };
  // The compiler does not see that what was left out of the query is what was added.
  return useRead(path, query as unknown as QueryOf<Path>, { keepsLast: true });
}
