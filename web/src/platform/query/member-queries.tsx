import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useSession } from '../session/use-session.tsx';
import { cacheOf } from './held-cache.ts';

/**
 * Gives a member's page the query cache. Pages are wrapped one by one, so that public pages do not load it:
 * `export const Page = withQueries(OrderListFrame)`. The cache lives as long as the member is logged in.
 */
export function withQueries<Props extends object>(Inner: ComponentType<Props>): ComponentType<Props> {
  return function PageWithQueries(props: Props) {
    const { user } = useSession();
    return (
      <QueryClientProvider client={cacheOf(user?.id ?? 0, createClient)}>
        <Inner {...props} />
      </QueryClientProvider>
    );
  };
}

function createClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Offline a query fails at once with a message instead of waiting silently for the network.
      queries: { retry: false, staleTime: 10_000, networkMode: 'always', refetchOnReconnect: true },
    },
  });
}
