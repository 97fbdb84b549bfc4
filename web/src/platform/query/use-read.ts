import { keepPreviousData, type QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { GetPath, Got, QueryOf } from '../api/calls.ts';
import { useApi } from '../app.tsx';

export interface ReadOptions<Path extends GetPath> {
  /** False disables the query. */
  enabled?: boolean;
  /** Keeps the data of the previous page or tab until the next arrives. */
  keepsLast?: boolean;
  /** Interval in milliseconds until the query is repeated after this reply; false = never. */
  lookAgain?: (answer: Got<Path> | undefined) => number | false;
  /** Never uses data of an earlier visit of the page. */
  fresh?: boolean;
  /** Shows a failure as a notice; otherwise the page shows it, e.g. with `Loaded`. */
  noticed?: boolean;
}

/**
 * Reads a call for a member page, cached by path and query, so that two parts share one reply. Calls that change
 * the data name the path in `stale` of `useSend` or `useCommand`.
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

/** Replaces cached data by the reply of a saving call. */
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
