import { Button, buttonClass } from '@serai/ui/button';
import { EmptyState } from '@serai/ui/empty-state';
import { ErrorState } from '@serai/ui/error-state';
import { ForbiddenState } from '@serai/ui/forbidden-state';
import { Skeleton } from '@serai/ui/skeleton';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { ApiFailure } from '../../../platform/api/api.ts';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useNotify } from '../../../platform/notify/use-notify.ts';
import { withQueries } from '../../../platform/query/member-queries.tsx';
import { useMay } from '../../../platform/session/use-session.tsx';
import { type BookingAddress, bookingAddress, readBookingAddress, wayBack } from './booking-address.ts';
import { BookingForm } from './booking-form.tsx';
import { useContact, useQuote } from './booking-queries.ts';
import { useRequote } from './use-requote.ts';

export const Page = withQueries(BookingPage);

/** Books what was chosen on the hotel's page: guests, needs, payment, with the price always in view. */
function BookingPage() {
  const t = usePhrases('hotel-booking');
  const [params] = useSearchParams();
  const address = readBookingAddress(params);
  return (
    <div className="mx-auto max-w-7xl px-4 py-6 max-lg:pb-28 md:px-8">
      <PageHead title={t('title')} indexed={false} />
      <Booking key={address.quoteId} address={address} />
    </div>
  );
}

function Booking({ address }: { address: BookingAddress }) {
  const common = usePhrases('common');
  const may = useMay();
  const quote = useQuote(address.quoteId);
  const contact = useContact();
  if (!may('/hotel/booking', 'book')) {
    return (
      <ForbiddenState heading="h1" title={common('forbidden')}>
        {common('forbiddenHelp')}
      </ForbiddenState>
    );
  }
  if (address.quoteId === '') return <NothingChosen />;
  // A quote that ran out while the form was open keeps its form: its data is still here.
  if (quote.data && !contact.isPending) {
    return (
      <BookingForm
        address={address}
        quote={quote.data}
        contact={contact.data ?? { name: '', phone: '', fromLastOrder: false }}
        askAgain={async () => (await quote.refetch()).error}
      />
    );
  }
  if (quote.error)
    return <NoQuote error={quote.error} address={address} retry={() => void quote.refetch()} />;
  return <BookingSkeleton label={common('loading')} />;
}

function NoQuote(props: { error: Error; address: BookingAddress; retry: () => void }) {
  const { error, address, retry } = props;
  const t = usePhrases('hotel-booking');
  const common = usePhrases('common');
  const failure = error instanceof ApiFailure ? error : null;
  if (failure?.reason === 'quote_expired') return <Expired address={address} />;
  if (failure?.reason === 'quote_used') {
    const orderId = (failure.data as { order_id?: number }).order_id;
    return (
      <EmptyState
        heading="h1"
        title={t('usedTitle')}
        actions={
          <Link
            to={orderId ? paths.orderDetail(orderId) : paths.orderList()}
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
  if (failure && failure.data !== null && failure.code === 0) return <NothingChosen />;
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

function Expired({ address }: { address: BookingAddress }) {
  const t = usePhrases('hotel-booking');
  const notify = useNotify();
  const navigate = useNavigate();
  const { requote, busy, possible } = useRequote(address);
  async function start() {
    try {
      const quote = await requote();
      await navigate(bookingAddress({ ...address, quoteId: quote.quote_id }), { replace: true });
    } catch (cause) {
      if (cause instanceof ApiFailure && cause.message) notify('error', cause.message);
    }
  }
  return (
    <EmptyState
      heading="h1"
      title={t('expiredTitle')}
      actions={
        <>
          <Link to={wayBack(address)} className={buttonClass()}>
            {t('backToHotel')}
          </Link>
          {possible && (
            <Button kind="primary" busy={busy} onClick={() => void start()}>
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

function NothingChosen() {
  const t = usePhrases('hotel-booking');
  return (
    <EmptyState
      heading="h1"
      title={t('missingTitle')}
      actions={
        <Link to={paths.hotelList()} className={buttonClass({ kind: 'primary' })}>
          {t('findHotels')}
        </Link>
      }
    >
      {t('missingText')}
    </EmptyState>
  );
}

function BookingSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <span className="sr-only">{label}</span>
      <div className="grid gap-4">
        <Skeleton className="h-8 w-48" />
        <Skeleton className="h-56" />
        <Skeleton className="h-64" />
        <Skeleton className="h-40" />
      </div>
      <Skeleton className="h-96" />
    </div>
  );
}
