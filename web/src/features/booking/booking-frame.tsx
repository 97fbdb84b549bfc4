import { Button, buttonClass } from '@serai/ui/button';
import { EmptyState } from '@serai/ui/empty-state';
import { ErrorState } from '@serai/ui/error-state';
import { ForbiddenState } from '@serai/ui/forbidden-state';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { ApiFailure } from '../../platform/api/api.ts';
import { PageHead } from '../../platform/head/page-head.tsx';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useNotify } from '../../platform/notify/use-notify.ts';
import { useMay } from '../../platform/session/use-session.tsx';
import { NetPrices } from '../offers/price-view.tsx';
import { useOwnSpending } from '../wallet/own-spending.ts';
import { BookingForm } from './booking-form.tsx';
import type {
  BookingProduct,
  BookingValues,
  ChosenOffer,
  LockedQuote,
  QuoteCall,
} from './booking-product.ts';
import { useContact, useQuote } from './booking-queries.ts';
import { BookingSkeleton } from './booking-skeleton.tsx';
import { OpenOffer } from './open-offer.tsx';
import type { TroubleProduct } from './trouble-dialogs.tsx';
import { useRequote } from './use-requote.ts';

/** Booking page of a product: its sections, special requests, payment, with the price always visible. */
export function BookingFrame<Quote extends LockedQuote, Values extends BookingValues>(props: {
  product: BookingProduct<Quote, Values>;
}) {
  const { product } = props;
  const words = product.useWords();
  const [params] = useSearchParams();
  const offer = product.readOffer(params);
  return (
    <div className="mx-auto max-w-7xl px-4 py-6 max-lg:pb-28 md:px-8">
      <PageHead title={words.title} indexed={false} />
      <Booking product={product} offer={offer} />
    </div>
  );
}

function Booking<Quote extends LockedQuote, Values extends BookingValues>(props: {
  product: BookingProduct<Quote, Values>;
  offer: ChosenOffer;
}) {
  const { product, offer } = props;
  const common = usePhrases('common');
  const may = useMay();
  const quote = useQuote(product, offer.quoteId);
  const contact = useContact(product.name);
  const spending = useOwnSpending();
  if (!may(product.node, 'book')) {
    return (
      <ForbiddenState heading="h1" title={common('forbidden')}>
        {common('forbiddenHelp')}
      </ForbiddenState>
    );
  }
  if (offer.quoteId === '') {
    const { quoteCall } = offer;
    if (quoteCall === null) return <NothingChosen product={product} />;
    return <OpenOffer product={product} offer={offer} quoteCall={quoteCall} />;
  }
  // If a quote expires while the form is open, the form stays, because its data is still here.
  if (quote.data && contact && !spending.isPending) {
    return (
      <NetPrices>
        <BookingForm
          key={product.draftKey(quote.data)}
          product={product}
          offer={offer}
          quote={quote.data}
          contact={contact}
          askAgain={async () => (await quote.refetch()).error}
        />
      </NetPrices>
    );
  }
  if (quote.error) {
    return <NoQuote error={quote.error} product={product} offer={offer} retry={() => void quote.refetch()} />;
  }
  return <BookingSkeleton label={common('loading')} />;
}

/** Product parts used by the states without a form. */
type StateProduct = TroubleProduct & { searchPath: () => string };

function NoQuote(props: { error: Error; product: StateProduct; offer: ChosenOffer; retry: () => void }) {
  const { error, product, offer, retry } = props;
  const t = usePhrases('booking');
  const common = usePhrases('common');
  const failure = error instanceof ApiFailure ? error : null;
  if (failure?.reason === 'quote_expired') return <Expired product={product} offer={offer} />;
  if (failure?.reason === 'quote_used') {
    const orderId = (failure.data as { order_id?: number }).order_id;
    return (
      <EmptyState
        heading="h1"
        title={t('usedTitle')}
        actions={
          <Link
            to={orderId ? product.orderDetailPath(orderId) : product.orderListPath()}
            className={buttonClass({ kind: 'primary' })}
          >
            {orderId ? t('seeOrder') : t('seeOrders')}
          </Link>
        }
      >
        {t('usedText')}
      </EmptyState>
    );
  }
  if (failure && failure.data !== null && failure.code === 0) return <NothingChosen product={product} />;
  return (
    <ErrorState
      heading="h1"
      title={common('loadFailed')}
      actions={
        <Button kind="primary" onClick={retry}>
          {common('retry')}
        </Button>
      }
    >
      {failure?.message && <p className="text-text">{failure.message}</p>}
      <p>{common('loadFailedHelp')}</p>
    </ErrorState>
  );
}

function Expired({ product, offer }: { product: StateProduct; offer: ChosenOffer }) {
  const t = usePhrases('booking');
  const words = product.useWords();
  const notify = useNotify();
  const navigate = useNavigate();
  const requote = useRequote(product.name);
  const { quoteCall } = offer;
  async function start(call: QuoteCall) {
    const { reply, failure } = await requote.send(call);
    if (reply) await navigate(offer.pathWith(reply.quote_id), { replace: true });
    else if (failure.message) notify('error', failure.message);
  }
  return (
    <EmptyState
      heading="h1"
      title={t('expiredTitle')}
      actions={
        <>
          <Link to={offer.wayBack} className={buttonClass()}>
            {words.backToOffer}
          </Link>
          {quoteCall && (
            <Button kind="primary" busy={requote.busy} onClick={() => void start(quoteCall)}>
              {t('requote')}
            </Button>
          )}
        </>
      }
    >
      {t('expiredText')}
    </EmptyState>
  );
}

function NothingChosen({ product }: { product: StateProduct }) {
  const words = product.useWords();
  return (
    <EmptyState
      heading="h1"
      title={words.missingTitle}
      actions={
        <Link to={product.searchPath()} className={buttonClass({ kind: 'primary' })}>
          {words.search}
        </Link>
      }
    >
      {words.missingText}
    </EmptyState>
  );
}
