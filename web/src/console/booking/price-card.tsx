import { Countdown, clockText } from '@serai/ui/countdown';
import { Icon } from '@serai/ui/icons';
import { PriceLines } from '@serai/ui/price-lines';
import type { ReactNode } from 'react';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import type { LockedForAgency } from './desk-booking.ts';

interface PriceCardProps {
  quote: LockedForAgency;
  onLockEnd: () => void;
  thing: ReactNode;
  rules: ReactNode;
  /** Button below the sums. */
  children: ReactNode;
}

/** The product with the agency's price, how long it is locked, cost and margin by right, and the cancellation rules. */
export function PriceCard({ quote, onLockEnd, thing, rules, children }: PriceCardProps) {
  const t = usePhrases('console-booking');
  const words = usePhrases('booking');
  const money = useMoney();
  return (
    <section
      aria-label={words('summary')}
      className="overflow-hidden rounded-card border border-line bg-surface shadow-raised"
    >
      <p className="on-ink flex items-center gap-2 bg-ink px-4 py-2 text-caption text-on-ink">
        <Icon name={quote.on_request ? 'clock' : 'lock'} size={16} className="text-saffron" />
        <Countdown
          key={quote.quote_id}
          endsAtMs={quote.expires_at * 1000}
          onEnd={onLockEnd}
          render={(seconds) => words(quote.on_request ? 'askLeft' : 'lockLeft', { time: clockText(seconds) })}
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
          totalLabel={t('agencyPrice')}
        />
        {quote.shown_price && (
          <p role="alert" className="rounded-control bg-amber-soft px-3 py-2 text-caption">
            {words('shownChanged', {
              old: money.text(quote.shown_price),
              new: money.text(quote.total_price),
            })}
          </p>
        )}
        {quote.cost && quote.margin && (
          <p className="text-caption text-muted">
            {t('margin', { cost: money.text(quote.cost), margin: money.text(quote.margin) })}
          </p>
        )}
        <p className="text-caption text-muted">{t(quote.on_request ? 'payAfterOffer' : 'payByAgency')}</p>
        {children}
      </div>
      <div className="grid gap-3 border-t border-line p-4">{rules}</div>
    </section>
  );
}
