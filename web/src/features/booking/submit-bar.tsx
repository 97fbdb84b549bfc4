import { Button, buttonClass } from '@serai/ui/button';
import { Countdown, clockText } from '@serai/ui/countdown';
import { Price } from '@serai/ui/price';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useMay } from '../../platform/session/use-session.tsx';
import { useOfferMoney } from '../offers/use-offer-money.ts';
import type { LockedQuote } from './booking-product.ts';
import { useMoneyShort } from './payment-part.tsx';
import type { BookingPhase } from './use-booking.ts';
import { useSubmitWords } from './use-submit-words.ts';

export interface SubmitProps {
  quote: LockedQuote;
  mayPay: boolean;
  /** `pricing` while another option is being priced. */
  busy: BookingPhase | 'pricing';
}

/** On a phone: total and button, fixed at the bottom. */
export function SubmitBar({ quote, mayPay, busy }: SubmitProps) {
  const t = usePhrases('booking');
  const money = useOfferMoney();
  return (
    <div className="fixed inset-x-0 bottom-0 z-[1700] flex items-center gap-4 border-t border-line bg-surface px-4 py-2 shadow-floating lg:hidden">
      <p className="shrink-0">
        <span className="sr-only">{t('total')}</span>
        <Price {...money.parts(quote.total_price)} size="lead" />
        <Countdown
          endsAtMs={quote.expires_at * 1000}
          render={(seconds) => t(quote.on_request ? 'askEnding' : 'lockEnding', { time: clockText(seconds) })}
          className="block text-caption text-muted"
        />
      </p>
      <div className="min-w-0 flex-1">
        <SubmitButton quote={quote} mayPay={mayPay} busy={busy} />
      </div>
    </div>
  );
}

export function SubmitButton({ quote, mayPay, busy }: SubmitProps) {
  const t = usePhrases('booking');
  const words = useSubmitWords(quote, mayPay, useOfferMoney());
  const mayTopUp = useMay()('/user/account/balance', 'topUp');
  const isShort = useMoneyShort(quote.total_price) && mayPay && !quote.on_request;
  // An order that cannot be paid is not sent: the button leads to the top-up; the input is kept for the
  // return.
  if (isShort && mayTopUp && busy === 'idle') {
    return (
      <Link to={paths.topUp()} className={buttonClass({ kind: 'primary', size: 'large', block: true })}>
        {t('payTopUp')}
      </Link>
    );
  }
  return (
    <Button
      type="submit"
      kind="primary"
      size="large"
      block
      busy={busy !== 'idle'}
      idle={isShort}
      className="whitespace-normal leading-tight"
    >
      {busy === 'idle' ? words : t(busyWords[busy])}
    </Button>
  );
}

const busyWords = { pricing: 'pricing', booking: 'submitting', paying: 'paying' } as const;
