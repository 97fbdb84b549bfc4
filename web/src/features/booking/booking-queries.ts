import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useApi } from '../../platform/app.tsx';
import { useRead } from '../../platform/query/use-read.ts';
import { useSession } from '../../platform/session/use-session.tsx';
import type { BookingProduct, BookingValues, Contact, LockedQuote } from './booking-product.ts';

/** Reads the locked offer; asks the server again when it seems expired, because the clocks may differ. */
export function useQuote<Quote extends LockedQuote>(
  { name, showQuote }: Pick<BookingProduct<Quote, BookingValues>, 'name' | 'showQuote'>,
  quoteId: string,
) {
  const api = useApi();
  return useQuery({
    queryKey: quoteKey(name, quoteId),
    enabled: quoteId !== '',
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    queryFn: ({ signal }) => showQuote(api, quoteId, { quiet: true, signal }),
  });
}

/** Query key of a product's quote. */
export const quoteKey = (product: string, quoteId: string) => ['quote', product, quoteId];

/**
 * Invalidates all cached reads after a booking. The page's own quote is consumed: it is read again only when the
 * page is opened again, not while the page is being left.
 */
export function markBooked(queries: QueryClient): void {
  void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'quote' });
  void queries.invalidateQueries({ queryKey: ['quote'], refetchType: 'none' });
}

/**
 * Contact for the order: the one of the member's last order, otherwise the member, whose name and number may be
 * missing. It is stored only on the server, because phone numbers are not kept in a browser's storage. Undefined
 * while loading.
 */
export function useContact(product: string): Contact | undefined {
  const { profile } = useSession();
  // The previous order may have another contact.
  const last = useRead('order/lastContact', { product }, { fresh: true });
  if (last.isPending) return undefined;
  if (last.data?.contact) return { ...last.data.contact, fromLastOrder: true };
  return { name: profile?.nickname ?? '', phone: profile?.mobile ?? '', fromLastOrder: false };
}
