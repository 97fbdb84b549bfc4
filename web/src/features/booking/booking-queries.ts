import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../platform/app.tsx';
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
 * Whom to call about the order: as on the member's own last order, else the member, who may have told neither name
 * nor number. It is remembered by the server only; phone numbers are not kept in a browser's storage. Never fails.
 */
export function useContact(product: string) {
  const api = useApi();
  const { profile } = useSession();
  return useQuery({
    queryKey: ['order/lastContact', product],
    // The order just made may name another one.
    gcTime: 0,
    queryFn: async ({ signal }): Promise<Contact> => {
      const last = await api.get('order/lastContact', { product }, { quiet: true, signal }).then(
        (reply) => reply.contact,
        () => null,
      );
      if (last) return { ...last, fromLastOrder: true };
      return { name: profile?.nickname ?? '', phone: profile?.mobile ?? '', fromLastOrder: false };
    },
  });
}
