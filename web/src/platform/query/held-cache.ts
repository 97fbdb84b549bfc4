import type { QueryClient } from '@tanstack/react-query';
import type { GetPath } from '../api/calls.ts';

/*
 * The cache of the member who is logged in. It is kept apart from what makes it, so that a public page, which may
 * send something as well, does not load the whole of it.
 */

let held: { userId: number; client: QueryClient } | null = null;

/** Returns the cache of one member; never data of another member. */
export function cacheOf(userId: number, create: () => QueryClient): QueryClient {
  if (held?.userId !== userId) held = { userId, client: create() };
  return held.client;
}

/** Marks these reads as stale: those on the page are repeated at once, the others when they are shown. */
export function markStale(paths: readonly GetPath[]): void {
  for (const path of paths) void held?.client.invalidateQueries({ queryKey: [path] });
}
