import { keepPreviousData, type QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { GetPath, Got, QueryOf } from '../api/calls.ts';
import { useApi } from '../app.tsx';

export interface ReadOptions<Path extends GetPath> {
  /** False while it is not to be asked. */
  enabled?: boolean;
  /** What came for another page or tab of a list stays until the next has come. */
  keepsLast?: boolean;
  /** In how many milliseconds it is asked again after this answer; false = not by itself. */
  lookAgain?: (answer: Got<Path> | undefined) => number | false;
  /** Never taken from an earlier visit of the page. */
  fresh?: boolean;
  /** A failure is said in a notice; without it the page says it, e.g. by `Loaded`. */
  noticed?: boolean;
}

/**
 * What a member's page reads: the answer of one call, held under its path and query, so that two places that ask the
 * same share one answer. Calls that change it name the path in `stale` of `useSend` or `useCommand`.
 */
export function useRead<Path extends GetPath>(
  path: Path,
  query: QueryOf<Path>,
  options: ReadOptions<Path> = {},
): UseQueryResult<Got<Path>> {
  const api = useApi();
  const { enabled = true, keepsLast, lookAgain, fresh, noticed = false } = options;
  return useQuery<Got<Path>>({
    queryKey: readKey(path, query),
    enabled,
    queryFn: ({ signal }) => api.get(path, query, { quiet: !noticed, signal }),
    ...(keepsLast && { placeholderData: keepPreviousData }),
    ...(lookAgain && { refetchInterval: ({ state }) => lookAgain(state.data) }),
    ...(fresh && { gcTime: 0 }),
  });
}

/** Puts what a saving call has answered in place of what was read. */
export function putRead<Path extends GetPath>(
  cache: QueryClient,
  path: Path,
  query: QueryOf<Path>,
  change: (before: Got<Path> | undefined) => Got<Path> | undefined,
): void {
  cache.setQueryData<Got<Path>, readonly unknown[], Got<Path>>(readKey(path, query), change);
}

function readKey(path: GetPath, query: object): readonly unknown[] {
  return [path, query];
}
