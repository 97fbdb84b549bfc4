import { Countdown, clockText } from '@serai/ui/countdown';
import { Icon } from '@serai/ui/icons';
import { PriceLines } from '@serai/ui/price-lines';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useOfferMoney } from '../offers/use-offer-money.ts';
import { useWallet } from '../wallet/use-wallet.ts';
import type { BookingValues, LockedQuote } from './booking-product.ts';
import { SubmitButton, type SubmitProps } from './submit-bar.tsx';

/** Price card: product, price lines, remaining lock time, and remaining balance. */
export function PriceCard(
  props: SubmitProps & { onLockEnd: () => void; thing: ReactNode; rules: ReactNode },
) {
  const { quote, mayPay, busy, onLockEnd, thing, rules } = props;
  const t = usePhrases('booking');
  const money = useOfferMoney();
  return (
    <section
      aria-label={t('summary')}
      className="overflow-hidden rounded-card border border-line bg-surface shadow-raised"
    >
      <p className="on-ink flex items-center gap-2 bg-ink px-4 py-2 text-caption text-on-ink">
        <Icon name={quote.on_request ? 'clock' : 'lock'} size={16} className="text-saffron" />
        <Countdown
          endsAtMs={quote.expires_at * 1000}
          onEnd={onLockEnd}
          render={(seconds) => t(quote.on_request ? 'askLeft' : 'lockLeft', { time: clockText(seconds) })}
        />
      </p>
      {thing}
      <div className="grid gap-4 border-t border-line p-4">
        <PriceLines
          lines={quote.lines.map((line, index) => ({
            key: String(index),
            label: line.label,
            detail: `${line.quantity} × ${money.parts(line.unit_price).amount}`,
            amount: money.parts(line.amount),
          }))}
          total={money.parts(quote.total_price)}
          totalLabel={t('total')}
        />
        {quote.shown_price && quote.shown_price.amount !== quote.total_price.amount && (
          <p role="alert" className="rounded-control bg-amber-soft px-3 py-2 text-caption">
            {t('shownChanged', {
              old: money.text(quote.shown_price),
              new: money.text(quote.total_price),
            })}
          </p>
        )}
        {mayPay && !quote.on_request && <LeftAfterwards quote={quote} />}
        <div className="max-lg:hidden">
          <SubmitButton quote={quote} mayPay={mayPay} busy={busy} />
        </div>
      </div>
      <div className="grid gap-3 border-t border-line p-4">{rules}</div>
    </section>
  );
}

function LeftAfterwards({ quote }: { quote: LockedQuote }) {
  const t = usePhrases('booking');
  const money = useOfferMoney();
  const wallet = useWallet().data;
  const channel = useWatch<BookingValues, 'pay_channel'>({ name: 'pay_channel' });
  if (!wallet || channel === '') return null;
  const left = channel === 'balance' ? wallet.balance : wallet.credit_left;
  return (
    <p className="-mt-2 flex justify-between gap-4 text-caption text-muted">
      <span>{t(channel === 'balance' ? 'balanceAfter' : 'creditAfter')}</span>
      <span>{money.text({ ...left, amount: left.amount - quote.total_price.amount })}</span>
    </p>
  );
}
