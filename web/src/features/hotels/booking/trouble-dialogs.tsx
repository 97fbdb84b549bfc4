import type { QuoteReply } from '@serai/contract/hotels';
import { Button, buttonClass } from '@serai/ui/button';
import { Dialog } from '@serai/ui/dialog';
import { Price } from '@serai/ui/price';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { ApiFailure } from '../../../platform/api/api.ts';
import { useMoney } from '../../../platform/format/money.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { type BookingAddress, bookingAddress, wayBack } from './booking-address.ts';
import type { Trouble } from './booking-trouble.ts';
import type { BookingRun } from './use-booking.ts';
import { useRequote } from './use-requote.ts';

export interface TroubleProps {
  address: BookingAddress;
  quote: QuoteReply;
  booking: BookingRun;
  /** Sends the same booking again. */
  onRetry: () => void;
}

/** What came between, what it means for the money, and what to do next. */
export function TroubleDialogs(props: TroubleProps) {
  const { trouble } = props.booking;
  switch (trouble?.kind) {
    case 'changed':
      return <PriceChanged {...props} trouble={trouble} />;
    case 'termsChanged':
      return <TermsChanged {...props} quoteId={trouble.quoteId} />;
    case 'expired':
      return <LockEnded {...props} />;
    case 'soldOut':
      return <SoldOut {...props} message={trouble.message} />;
    case 'lost':
      return <AnswerLost {...props} />;
    case 'used':
      return <AlreadyBooked {...props} orderId={trouble.orderId} />;
    default:
      return null;
  }
}

function TroubleDialog(props: {
  booking: BookingRun;
  title: string;
  text: string;
  children?: ReactNode;
  actions: ReactNode;
}) {
  const { booking, title, text, children, actions } = props;
  const common = usePhrases('common');
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) booking.setTrouble(null);
      }}
      title={title}
      description={text}
      words={{ close: common('close') }}
      actions={actions}
    >
      {children}
    </Dialog>
  );
}

function PriceChanged({
  address,
  booking,
  trouble,
}: TroubleProps & { trouble: Extract<Trouble, { kind: 'changed' }> }) {
  const t = usePhrases('hotel-booking');
  const money = useMoney();
  const navigate = useNavigate();
  const accept = () => navigate(bookingAddress({ ...address, quoteId: trouble.quoteId }), { replace: true });
  return (
    <TroubleDialog
      booking={booking}
      title={t('changedTitle')}
      text={t('changedText')}
      actions={
        <>
          <BackToHotel address={address} />
          <Button kind="primary" onClick={() => void accept()}>
            {t('acceptPrice', { amount: money.text(trouble.new) })}
          </Button>
        </>
      }
    >
      <dl className="grid grid-cols-2 gap-4 rounded-control bg-sunken px-4 py-3">
        <div>
          <dt className="text-caption text-muted">{t('oldPrice')}</dt>
          <dd>
            <Price {...money.parts(trouble.old)} size="lead" former />
          </dd>
        </div>
        <div>
          <dt className="text-caption text-muted">{t('newPrice')}</dt>
          <dd>
            <Price {...money.parts(trouble.new)} size="lead" />
          </dd>
        </div>
      </dl>
    </TroubleDialog>
  );
}

function TermsChanged({ address, booking, quoteId }: TroubleProps & { quoteId: string }) {
  const t = usePhrases('hotel-booking');
  const navigate = useNavigate();
  const look = () => navigate(bookingAddress({ ...address, quoteId }), { replace: true });
  return (
    <TroubleDialog
      booking={booking}
      title={t('termsChangedTitle')}
      text={t('termsChangedText')}
      actions={
        <>
          <BackToHotel address={address} />
          <Button kind="primary" onClick={() => void look()}>
            {t('seeTerms')}
          </Button>
        </>
      }
    />
  );
}

function LockEnded({ address, quote, booking }: TroubleProps) {
  const t = usePhrases('hotel-booking');
  const navigate = useNavigate();
  const { requote, busy, possible } = useRequote(address);
  async function start() {
    try {
      const next = await requote();
      if (next.total_price.amount === quote.total_price.amount) {
        if (JSON.stringify(next.policy.windows) !== JSON.stringify(quote.policy.windows)) {
          booking.setTrouble({ kind: 'termsChanged', quoteId: next.quote_id });
          return;
        }
        await navigate(bookingAddress({ ...address, quoteId: next.quote_id }), { replace: true });
        return;
      }
      booking.setTrouble({
        kind: 'changed',
        old: quote.total_price,
        new: next.total_price,
        quoteId: next.quote_id,
      });
    } catch (cause) {
      if (cause instanceof ApiFailure) booking.setTrouble({ kind: 'soldOut', message: cause.message });
    }
  }
  return (
    <TroubleDialog
      booking={booking}
      title={t('expiredTitle')}
      text={t('expiredText')}
      actions={
        <>
          <BackToHotel address={address} />
          {possible && (
            <Button kind="primary" busy={busy} onClick={() => void start()}>
              {t('requote')}
            </Button>
          )}
        </>
      }
    />
  );
}

function SoldOut({ address, booking, message }: TroubleProps & { message: string }) {
  const t = usePhrases('hotel-booking');
  return (
    <TroubleDialog
      booking={booking}
      title={t('soldOutTitle')}
      text={t('soldOutText')}
      actions={<BackToHotel address={address} primary />}
    >
      <p className="text-muted">{message}</p>
    </TroubleDialog>
  );
}

function AnswerLost({ booking, onRetry }: TroubleProps) {
  const t = usePhrases('hotel-booking');
  return (
    <TroubleDialog
      booking={booking}
      title={t('lostTitle')}
      text={t('lostText')}
      actions={
        <Button kind="primary" onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      }
    />
  );
}

function AlreadyBooked({ booking, orderId }: TroubleProps & { orderId: number | null }) {
  const t = usePhrases('hotel-booking');
  return (
    <TroubleDialog
      booking={booking}
      title={t('usedTitle')}
      text={t('usedText')}
      actions={
        <Link
          to={orderId === null ? paths.orderList() : paths.orderDetail(orderId)}
          className={buttonClass({ kind: 'primary' })}
        >
          {orderId === null ? t('seeOrders') : t('seeOrder')}
        </Link>
      }
    />
  );
}

function BackToHotel({ address, primary = false }: { address: BookingAddress; primary?: boolean }) {
  const t = usePhrases('hotel-booking');
  return (
    <Link to={wayBack(address)} className={buttonClass({ kind: primary ? 'primary' : 'secondary' })}>
      {t('backToHotel')}
    </Link>
  );
}
