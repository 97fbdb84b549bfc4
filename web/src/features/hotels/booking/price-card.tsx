import type { QuoteReply } from '@serai/contract/hotels';
import { Countdown, clockText } from '@serai/ui/countdown';
import { Icon } from '@serai/ui/icons';
import { PriceLines } from '@serai/ui/price-lines';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useDates } from '../../../platform/format/dates.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { NightPrices } from '../offer/night-prices.tsx';
import { OfferPolicy } from '../offer/offer-policy.tsx';
import { useOfferWords } from '../offer/offer-words.ts';
import { StarRating } from '../offer/star-rating.tsx';
import { useAsset } from '../offer/use-asset.ts';
import { useOfferMoney } from '../offer/use-offer-money.ts';
import { useWallet } from './booking-queries.ts';
import type { BookingValues } from './booking-values.ts';
import { SubmitButton, type SubmitProps } from './submit-bar.tsx';

/** What is booked, what it costs line by line, how long the price holds, what is left afterwards. */
export function PriceCard(props: SubmitProps & { onLockEnd: () => void }) {
  const { quote, mayPay, busy, onLockEnd } = props;
  const t = usePhrases('hotel-booking');
  const [nowMs] = useState(() => Date.now());
  const money = useOfferMoney();
  return (
    <section
      aria-label={t('summary')}
      className="overflow-hidden rounded-card border border-line bg-surface shadow-raised"
    >
      <p className="on-ink flex items-center gap-2 bg-ink px-4 py-2 text-caption text-on-ink">
        <Icon name="lock" size={16} className="text-saffron" />
        <Countdown
          endsAtMs={quote.expires_at * 1000}
          onEnd={onLockEnd}
          render={(seconds) => t('lockLeft', { time: clockText(seconds) })}
        />
      </p>
      <BookedThing quote={quote} />
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
          <p role="alert" className="figures rounded-control bg-amber-soft px-3 py-2 text-caption">
            {t('shownChanged', {
              old: money.text(quote.shown_price),
              new: money.text(quote.total_price),
            })}
          </p>
        )}
        {mayPay && <LeftAfterwards quote={quote} />}
        <div className="max-lg:hidden">
          <SubmitButton quote={quote} mayPay={mayPay} busy={busy} />
        </div>
      </div>
      <div className="grid gap-3 border-t border-line p-4">
        <OfferPolicy
          policy={quote.policy}
          total={quote.total_price}
          checkIn={quote.stay.check_in}
          place={t('placeOfHotel')}
          nowMs={nowMs}
        />
        <details className="text-caption">
          <summary className="cursor-pointer text-teal">{t('nightPrices')}</summary>
          <div className="mt-2">
            <NightPrices nights={quote.nights} words={{ night: t('nightPrices'), price: t('perRoom') }} />
          </div>
        </details>
      </div>
    </section>
  );
}

function BookedThing({ quote }: { quote: QuoteReply }) {
  const t = usePhrases('hotel-booking');
  const terms = usePhrases('hotel-terms');
  const { civil } = useDates();
  const words = useOfferWords();
  const asset = useAsset();
  const { hotel, room, stay } = quote;
  return (
    <div className="grid gap-3 p-4">
      <div className="flex gap-3">
        <img
          src={asset(hotel.picture)}
          alt=""
          width="96"
          height="64"
          className="h-16 w-24 shrink-0 rounded-control bg-sunken object-cover"
        />
        <div className="min-w-0">
          <h2 className="font-strong">{hotel.name}</h2>
          <p className="text-caption text-muted">{hotel.name_alt}</p>
          <StarRating star={hotel.star} />
        </div>
      </div>
      <div className="figures grid grid-cols-[1fr_auto_1fr] items-center gap-2 rounded-control bg-sunken px-3 py-2">
        <p>
          <span className="block text-caption text-muted">{t('checkIn')}</span>
          <span className="font-strong">{civil(stay.check_in)}</span>
          <span className="block text-caption text-muted">{hotel.check_in_from}</span>
        </p>
        <span className="rounded-full bg-teal-soft px-2 text-caption text-teal">
          {t('nights', { count: quote.nights.length })}
        </span>
        <p className="text-right">
          <span className="block text-caption text-muted">{t('checkOut')}</span>
          <span className="font-strong">{civil(stay.check_out)}</span>
          <span className="block text-caption text-muted">{hotel.check_out_until}</span>
        </p>
      </div>
      <div>
        <p className="font-strong">
          {room.name}
          <span className="figures ml-2 text-caption font-normal text-muted">× {stay.rooms.length}</span>
        </p>
        <p className="text-caption">
          {t('breakfastLine', { meal: words.meal(quote.meal), bed: words.bed(quote.bed) })}
          {quote.breakfasts > 0 && ` · ${terms('breakfasts', { count: quote.breakfasts })}`}
        </p>
      </div>
    </div>
  );
}

function LeftAfterwards({ quote }: { quote: QuoteReply }) {
  const t = usePhrases('hotel-booking');
  const money = useOfferMoney();
  const wallet = useWallet().data;
  const channel = useWatch<BookingValues, 'pay_channel'>({ name: 'pay_channel' });
  if (!wallet || channel === '') return null;
  const left = channel === 'balance' ? wallet.balance : wallet.credit_left;
  return (
    <p className="figures -mt-2 flex justify-between gap-4 text-caption text-muted">
      <span>{t(channel === 'balance' ? 'balanceAfter' : 'creditAfter')}</span>
      <span>{money.text({ ...left, amount: left.amount - quote.total_price.amount })}</span>
    </p>
  );
}
