import { Icon } from '@serai/ui/icons';
import { Tag } from '@serai/ui/tag';
import type { ReactNode } from 'react';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { FewLeft, PriceDetail, TotalPrice } from '../../offers/row-price.tsx';
import { useOfferMoney } from '../../offers/use-offer-money.ts';
import { QuoteTick } from '../../quotes/quote-tick.tsx';
import { IncludedTaxes } from '../offer/included-taxes.tsx';
import { useOfferWords } from '../offer/offer-words.ts';
import { StayPolicy } from '../offer/stay-policy.tsx';
import type { Rate } from './load-detail.ts';
import { RateDetailsButton } from './rate-details-button.tsx';
import type { RateDetailsProps } from './room-props.ts';

const fewUnits = 5;

/** One rate: meals and beds, free cancellation, availability, total, and the button to book as `children`. */
export function RateRow({ rate, room, shown, nowMs, children }: RateDetailsProps & { children: ReactNode }) {
  const { stay, hotel } = shown;
  return (
    <div className="grid grid-cols-2 items-center gap-x-4 gap-y-3 p-4 md:grid-cols-[minmax(0,1fr)_13rem_9.5rem_7rem] xl:grid-cols-[minmax(0,1fr)_17rem_10.5rem_7.5rem]">
      <RateWords rate={rate} />
      <div className="min-w-0 max-md:order-3 max-md:col-span-2">
        <StayPolicy
          compact
          policy={rate.policy}
          total={rate.total_price}
          checkIn={stay.check_in}
          place={hotel.city}
          nowMs={nowMs}
        />
        <RateDetailsButton rate={rate} room={room} shown={shown} nowMs={nowMs} />
        <QuoteTick kind="rate" rate={rate} room={room} shown={shown} />
      </div>
      <RatePrice rate={rate} />
      <div className="max-md:order-4 max-md:col-span-2">{children}</div>
    </div>
  );
}

function RateWords({ rate }: { rate: Rate }) {
  const t = usePhrases('hotel-detail');
  const terms = usePhrases('hotel-terms');
  const words = useOfferWords();
  return (
    <div className="min-w-0">
      <p className="font-strong">{words.meal(rate.meal)}</p>
      <p className="flex items-center gap-1 text-caption">
        <Icon name="bed" size={14} className="shrink-0 text-muted" />
        {words.bed(rate.bed)}
      </p>
      {rate.breakfasts > 0 && (
        <p className="flex items-center gap-1 text-caption">
          <Icon name="meal" size={14} className="shrink-0 text-muted" />
          {terms('breakfasts', { count: rate.breakfasts })}
        </p>
      )}
      {rate.min_stay > 1 && (
        <p className="text-caption text-muted">{t('minStay', { nights: rate.min_stay })}</p>
      )}
    </div>
  );
}

function RatePrice({ rate }: { rate: Rate }) {
  const t = usePhrases('hotel-detail');
  const money = useOfferMoney();
  return (
    <div className="flex flex-col items-end text-right">
      <TotalPrice name={t('rateTotal')} total={rate.total_price} />
      <PriceDetail>{t('perNight', { amount: money.parts(rate.price_per_night).amount })}</PriceDetail>
      <IncludedTaxes included={rate.included} />
      <Availability rate={rate} />
    </div>
  );
}

/** Number of rooms left, or that the hotel is asked first. */
function Availability({ rate }: { rate: Rate }) {
  const t = usePhrases('hotel-detail');
  const terms = usePhrases('hotel-terms');
  if (rate.on_request) return <Tag tone="amber">{terms('onRequest')}</Tag>;
  if (rate.units_left < fewUnits) return <FewLeft>{terms('unitsLeft', { count: rate.units_left })}</FewLeft>;
  return <p className="text-caption text-muted">{t('left', { count: rate.units_left })}</p>;
}
