import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useSession } from '../session/use-session.tsx';

/**
 * Gives a member's page the query cache. Pages are wrapped one by one, so that public pages do not load it:
 * `export const Page = withQueries(OrderListFrame)`. The cache lives as long as the member is logged in.
 */
export function withQueries(Inner: ComponentType): ComponentType {
  return function PageWithQueries() {
    const { user } = useSession();
    return (
      <QueryClientProvider client={clientOf(user?.id ?? 0)}>
        <Inner />
      </QueryClientProvider>
    );
  };
}

/** One cache for one member; nothing of another member may be seen in it. */
function clientOf(userId: number): QueryClient {
  if (held?.userId !== userId) held = { userId, client: createClient() };
  return held.client;
}

function createClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Without a line a question fails at once, and says so, instead of waiting unseen for the line to come back.
      queries: { retry: false, staleTime: 10_000, networkMode: 'always', refetchOnReconnect: true },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

let held: { userId: number; client: QueryClient } | null = null;
