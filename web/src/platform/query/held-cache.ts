import type { QueryClient } from '@tanstack/react-query';
import type { GetPath } from '../api/calls.ts';

/*
 * The cache of the member who is logged in. It is kept apart from what makes it, so that a public page, which may
 * send something as well, does not load the whole of it.
 */

let held: { userId: number; client: QueryClient } | null = null;

/** One cache for one member; nothing of another member may be seen in it. */
export function cacheOf(userId: number, create: () => QueryClient): QueryClient {
  if (held?.userId !== userId) held = { userId, client: create() };
  return held.client;
}

/** Marks what was read by these calls as out of date: what is on the page is re-read, the rest when it is shown. */
export function markStale(paths: readonly GetPath[]): void {
  for (const path of paths) void held?.client.invalidateQueries({ queryKey: [path] });
}
