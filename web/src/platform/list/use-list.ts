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

/** Calls that reply with such a list. */
export type ListPath = { [Path in GetPath]: Got<Path> extends Listed ? Path : never }[GetPath];

/** Reads a page of a list; the previous page stays until it arrives. */
export function useList<Path extends ListPath>(
  path: Path,
  filter: Omit<QueryOf<Path>, 'page' | 'limit' | 'cursor'>,
  { page, after }: Place,
): UseQueryResult<Got<Path>> {
  const query = { ...filter, page: after === null ? page : null, cursor: after, limit: rowsPerPage };
  // The compiler cannot see that the omitted query fields are the added ones.
  return useRead(path, query as unknown as QueryOf<Path>, { keepsLast: true });
}
