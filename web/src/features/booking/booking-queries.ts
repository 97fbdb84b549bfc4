import type { ReplyOf } from '@serai/contract/endpoint';
import type { listOrders } from '@serai/contract/orders';
import type { Wallet } from '@serai/contract/wallet';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../platform/app.tsx';
import { useMay, useSession } from '../../platform/session/use-session.tsx';
import type { Contact, LockedQuote } from './booking-product.ts';

/** The locked offer; asked again when its time seems over, because two clocks may differ. */
export function useQuote<Quote extends LockedQuote>(showQuote: string, quoteId: string) {
  const api = useApi();
  return useQuery({
    queryKey: quoteKey(showQuote, quoteId),
    enabled: quoteId !== '',
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    queryFn: ({ signal }) => api.get<Quote>(showQuote, { quote_id: quoteId }, { quiet: true, signal }),
  });
}

/** Where a quote is kept. */
export const quoteKey = (showQuote: string, quoteId: string) => [showQuote, quoteId];

/** Deposit and credit, for those who may see them. */
export function useWallet() {
  const api = useApi();
  const may = useMay();
  return useQuery({
    queryKey: ['account/wallet'],
    enabled: may('/user/account/balance/view'),
    queryFn: ({ signal }) => api.get<Wallet>('account/wallet', {}, { quiet: true, signal }),
  });
}

/**
 * Whom to call about the order: as on the last order, else the member. It is remembered by the server only;
 * phone numbers are not kept in a browser's storage. Never fails.
 */
export function useContact(product: string) {
  const api = useApi();
  const { profile } = useSession();
  return useQuery({
    queryKey: ['booking/contact', product],
    queryFn: async ({ signal }): Promise<Contact> => {
      const last = await api
        .get<ReplyOf<typeof listOrders>>('order/list', { product, limit: 1 }, { quiet: true, signal })
        .then(
          (reply) => reply.list[0],
          () => undefined,
        );
      if (last) return { name: last.contact_name, phone: last.contact_phone, fromLastOrder: true };
      return {
        name: profile?.nickname || profile?.username || '',
        phone: profile?.mobile ?? '',
        fromLastOrder: false,
      };
    },
  });
}
