import { Button, buttonClass } from '@serai/ui/button';
import { EmptyState } from '@serai/ui/empty-state';
import { ErrorState } from '@serai/ui/error-state';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, Navigate } from 'react-router';
import { ApiFailure } from '../../platform/api/api.ts';
import { useApi } from '../../platform/app.tsx';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import type { ChosenOffer, QuoteCall } from './booking-product.ts';
import { quoteKey } from './booking-queries.ts';
import { BookingSkeleton } from './booking-skeleton.tsx';
import type { TroubleProduct } from './trouble-dialogs.tsx';

/** Locks the price of an offer from a list, and replaces the page with that of its quote. */
export function OpenOffer(props: { product: TroubleProduct; offer: ChosenOffer; quoteCall: QuoteCall }) {
  const { product, offer, quoteCall } = props;
  const { path, body } = quoteCall;
  const words = product.useWords();
  const t = usePhrases('booking');
  const common = usePhrases('common');
  const api = useApi();
  const queries = useQueryClient();
  const first = useQuery({
    queryKey: [path, body],
    // When the page is opened again, the price is requested again: an old quote may have expired.
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    queryFn: async ({ signal }) => {
      const quote = await api.post(path, body, { quiet: true, signal });
      queries.setQueryData(quoteKey(product.name, quote.quote_id), quote);
      return quote.quote_id;
    },
  });
  const { data: quoteId, error } = first;
  if (!error) {
    return (
      <>
        {quoteId !== undefined && <Navigate to={offer.pathWith(quoteId)} replace />}
        <BookingSkeleton label={common('loading')} />
      </>
    );
  }
  const failure = error instanceof ApiFailure ? error : null;
  const back = (
    <Link to={offer.wayBack} className={buttonClass({ kind: 'primary' })}>
      {words.backToOffer}
    </Link>
  );
  if (failure?.reason) {
    const soldOut = failure.reason === 'sold_out';
    return (
      <EmptyState heading="h1" title={soldOut ? words.soldOutTitle : failure.message} actions={back}>
        {soldOut ? words.soldOutText : t('notPriced')}
      </EmptyState>
    );
  }
  return (
    <ErrorState
      heading="h1"
      title={common('loadFailed')}
      actions={
        <Button kind="primary" onClick={() => void first.refetch()}>
          {common('retry')}
        </Button>
      }
    >
      {failure?.message && <p className="text-text">{failure.message}</p>}
      <p>{common('loadFailedHelp')}</p>
    </ErrorState>
  );
}
