import { Button, buttonClass } from '@serai/ui/button';
import { Dialog } from '@serai/ui/dialog';
import { Price } from '@serai/ui/price';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import type { BookingWords, ChosenOffer, LockedQuote, QuoteCall } from './booking-product.ts';
import type { Trouble } from './booking-trouble.ts';
import { useRequote } from './use-requote.ts';

/** Product parts used by the dialogs. */
export interface TroubleProduct {
  name: string;
  useWords: () => BookingWords;
  orderListPath: () => string;
  orderDetailPath: (id: number) => string;
}

interface TroubleState {
  trouble: Trouble | null;
  setTrouble: (trouble: Trouble | null) => void;
}

export interface TroubleProps {
  product: TroubleProduct;
  offer: ChosenOffer;
  quote: LockedQuote;
  booking: TroubleState;
  /** Sends the same booking again. */
  onRetry: () => void;
}

/** Dialog that explains an obstacle, its effect on the money, and the next step. */
export function TroubleDialogs(props: TroubleProps) {
  const { trouble } = props.booking;
  switch (trouble?.kind) {
    case 'changed':
      return <PriceChanged {...props} trouble={trouble} />;
    case 'termsChanged':
      return <TermsChanged {...props} quoteId={trouble.quoteId} words={termsWords} />;
    case 'confirmationChanged':
      return <TermsChanged {...props} quoteId={trouble.quoteId} words={confirmationWords} />;
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
  booking: TroubleState;
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
  product,
  offer,
  booking,
  trouble,
}: TroubleProps & { trouble: Extract<Trouble, { kind: 'changed' }> }) {
  const t = usePhrases('booking');
  const money = useMoney();
  const navigate = useNavigate();
  const accept = () => navigate(offer.pathWith(trouble.quoteId), { replace: true });
  return (
    <TroubleDialog
      booking={booking}
      title={t('changedTitle')}
      text={t('changedText')}
      actions={
        <>
          <BackToOffer product={product} offer={offer} />
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

const termsWords = { title: 'termsChangedTitle', text: 'termsChangedText', see: 'seeTerms' } as const;
const confirmationWords = {
  title: 'confirmationChangedTitle',
  text: 'confirmationChangedText',
  see: 'seeConfirmation',
} as const;

/** The same price under other terms: the user reviews them before the booking is sent again. */
function TermsChanged(
  props: TroubleProps & { quoteId: string; words: typeof termsWords | typeof confirmationWords },
) {
  const { product, offer, booking, quoteId, words } = props;
  const t = usePhrases('booking');
  const navigate = useNavigate();
  const look = () => navigate(offer.pathWith(quoteId), { replace: true });
  return (
    <TroubleDialog
      booking={booking}
      title={t(words.title)}
      text={t(words.text)}
      actions={
        <>
          <BackToOffer product={product} offer={offer} />
          <Button kind="primary" onClick={() => void look()}>
            {t(words.see)}
          </Button>
        </>
      }
    />
  );
}

function LockEnded({ product, offer, quote, booking }: TroubleProps) {
  const t = usePhrases('booking');
  const navigate = useNavigate();
  const requote = useRequote(product.name);
  const { quoteCall } = offer;
  async function start(call: QuoteCall) {
    const { reply: next, failure } = await requote.send(call);
    if (failure) return booking.setTrouble({ kind: 'soldOut', message: failure.message });
    if (next.total_price.amount !== quote.total_price.amount) {
      const [old, now] = [quote.total_price, next.total_price];
      return booking.setTrouble({ kind: 'changed', old, new: now, quoteId: next.quote_id });
    }
    if (next.on_request !== quote.on_request) {
      return booking.setTrouble({ kind: 'confirmationChanged', quoteId: next.quote_id });
    }
    if (JSON.stringify(next.policy.windows) !== JSON.stringify(quote.policy.windows)) {
      return booking.setTrouble({ kind: 'termsChanged', quoteId: next.quote_id });
    }
    await navigate(offer.pathWith(next.quote_id), { replace: true });
  }
  return (
    <TroubleDialog
      booking={booking}
      title={t('expiredTitle')}
      text={t('expiredText')}
      actions={
        <>
          <BackToOffer product={product} offer={offer} />
          {quoteCall && (
            <Button kind="primary" busy={requote.busy} onClick={() => void start(quoteCall)}>
              {t('requote')}
            </Button>
          )}
        </>
      }
    />
  );
}

function SoldOut({ product, offer, booking, message }: TroubleProps & { message: string }) {
  const words = product.useWords();
  return (
    <TroubleDialog
      booking={booking}
      title={words.soldOutTitle}
      text={words.soldOutText}
      actions={<BackToOffer product={product} offer={offer} primary />}
    >
      <p className="text-muted">{message}</p>
    </TroubleDialog>
  );
}

function AnswerLost({ booking, onRetry }: TroubleProps) {
  const t = usePhrases('booking');
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

function AlreadyBooked({ product, booking, orderId }: TroubleProps & { orderId: number | null }) {
  const t = usePhrases('booking');
  return (
    <TroubleDialog
      booking={booking}
      title={t('usedTitle')}
      text={t('usedText')}
      actions={
        <Link
          to={orderId === null ? product.orderListPath() : product.orderDetailPath(orderId)}
          className={buttonClass({ kind: 'primary' })}
        >
          {orderId === null ? t('seeOrders') : t('seeOrder')}
        </Link>
      }
    />
  );
}

function BackToOffer(props: { product: TroubleProduct; offer: ChosenOffer; primary?: boolean }) {
  const { product, offer, primary = false } = props;
  const words = product.useWords();
  return (
    <Link to={offer.wayBack} className={buttonClass({ kind: primary ? 'primary' : 'secondary' })}>
      {words.backToOffer}
    </Link>
  );
}
