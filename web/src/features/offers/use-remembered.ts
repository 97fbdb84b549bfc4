import type { RecentSearch } from '@serai/contract/search/recent';
import { useEffect } from 'react';
import { useApi } from '../../platform/app.tsx';
import { useIsMember } from '../../platform/session/use-is-member.ts';

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
