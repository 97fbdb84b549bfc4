import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useApi } from '../../platform/app.tsx';
import { useRead } from '../../platform/query/use-read.ts';
import { useSession } from '../../platform/session/use-session.tsx';
import type { BookingProduct, BookingValues, Contact, LockedQuote } from './booking-product.ts';

/** The locked offer; asked again when its time seems over, because two clocks may differ. */
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

/** Where a quote of a product is kept. */
export const quoteKey = (product: string, quoteId: string) => ['quote', product, quoteId];

/**
 * Invalidates all cached reads after a booking. The page's own quote is used now: it is re-read only when the
 * page is opened again, not while it is being left.
 */
export function markBooked(queries: QueryClient): void {
  void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'quote' });
  void queries.invalidateQueries({ queryKey: ['quote'], refetchType: 'none' });
}

/**
 * Whom to call about the order: as on the member's own last order, else the member, who may have told neither name
 * nor number. It is remembered by the server only; phone numbers are not kept in a browser's storage. Undefined until that is known.
 */
export function useContact(product: string): Contact | undefined {
  const { profile } = useSession();
  // The order just made may name another one.
  const last = useRead('order/lastContact', { product }, { fresh: true });
  if (last.isPending) return undefined;
  if (last.data?.contact) return { ...last.data.contact, fromLastOrder: true };
  return { name: profile?.nickname ?? '', phone: profile?.mobile ?? '', fromLastOrder: false };
}
