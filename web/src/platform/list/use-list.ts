import type { UseQueryResult } from '@tanstack/react-query';
import type { GetPath, Got, QueryOf } from '../api/calls.ts';
import { useRead } from '../query/use-read.ts';
import { listQuery } from './list-query.ts';
import type { Place } from './place.ts';

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
  place: Place,
): UseQueryResult<Got<Path>> {
  // The compiler cannot see that the omitted query fields are the added ones.
  return useRead(path, listQuery(filter, place) as unknown as QueryOf<Path>, { keepsLast: true });
}
