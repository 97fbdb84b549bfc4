import type { RecentSearch } from '@serai/contract/search/recent';
import { useEffect } from 'react';
import { useApi } from '../../platform/app.tsx';
import { useSession } from '../../platform/session/use-session.tsx';

/** Remembers an answered search for the member who has run it; null for none. Filters and pages are no new search. */
export function useRemembered(product: RecentSearch['product'], query: string | null): void {
  const api = useApi();
  const isMember = useIsMember();
  useEffect(() => {
    if (!isMember || !query) return;
    // The list works without it.
    api.post('search/remember', { product, query }, { quiet: true }).catch(() => {});
  }, [api, isMember, product, query]);
}

/** Whether an agency's member is logged in, whose searches are remembered. */
export function useIsMember(): boolean {
  const { user, profile } = useSession();
  return user !== null && profile?.role !== 'operator';
}
