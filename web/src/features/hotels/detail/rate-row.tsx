import { Tag } from '@serai/ui/tag';
import type { ReactNode } from 'react';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { FewLeft, PriceBefore, PriceDetail, TotalPrice } from '../../offers/row-price.tsx';
import { useOfferMoney } from '../../offers/use-offer-money.ts';
import { useOfferWords } from '../offer/offer-words.ts';
import type { Rate } from './load-detail.ts';
import { RateDetailsButton } from './rate-details-button.tsx';
import { RatePolicy } from './rate-policy.tsx';
import type { RateDetailsProps } from './room-props.ts';

const fewUnits = 5;

export interface RateRowProps extends RateDetailsProps {
  /** Shows the price per night first, the total below it. */
  perNight: boolean;
  /** At the start of the row, 24 px wide. */
  tick?: ReactNode;
  /** Button to book the rate. */
  children: ReactNode;
}

/**
 * One rate as a row: meal, bed, cancellation, availability, price, and the button to book as `children`. In a narrow
 * table three lines: meal and bed, cancellation and availability, price and buttons.
 */
export function RateRow({ rate, room, shown, nowMs, perNight, tick, children }: RateRowProps) {
  return (
    <tr
      data-rate
      className="border-t border-line hover:bg-teal-soft/40 @max-[55rem]:grid @max-[55rem]:grid-cols-[auto_minmax(0,1fr)_auto] @max-[55rem]:items-center @max-[55rem]:gap-y-1 @max-[55rem]:px-3 @max-[55rem]:py-2 @min-[55rem]:h-14"
    >
      <td className="@min-[55rem]:pl-2">{tick}</td>
      <MealCell rate={rate} />
      <BedCell rate={rate} />
      <td className="@max-[55rem]:col-span-2 @min-[55rem]:px-2">
        <RatePolicy rate={rate} shown={shown} nowMs={nowMs} />
      </td>
      <td className="pl-2 text-right leading-5 @min-[55rem]:pr-2 @min-[55rem]:pl-0">
        <Availability rate={rate} />
      </td>
      <PriceCell
        rate={rate}
        perNight={perNight}
        isOneNight={rate.nights.length * shown.stay.rooms.length === 1}
      />
      <td className="@min-[55rem]:px-2">
        <div className="flex items-center justify-end gap-1">
          <RateDetailsButton rate={rate} room={room} shown={shown} nowMs={nowMs} />
          <div className="@min-[55rem]:min-w-0 @min-[55rem]:flex-1">{children}</div>
        </div>
      </td>
    </tr>
  );
}

function MealCell({ rate }: { rate: Rate }) {
  const terms = usePhrases('hotel-terms');
  const words = useOfferWords();
  return (
    <td className="leading-5 @max-[55rem]:flex @max-[55rem]:flex-wrap @max-[55rem]:items-baseline @max-[55rem]:gap-x-2 @min-[55rem]:px-2">
      <p className="font-strong">{words.meal(rate.meal)}</p>
      {rate.breakfasts > 0 && (
        <p className="text-caption leading-5 text-muted">{terms('breakfasts', { count: rate.breakfasts })}</p>
      )}
      {rate.promotions.length > 0 && (
        <p className="text-caption leading-5 text-jade">{rate.promotions.join(' · ')}</p>
      )}
    </td>
  );
}

function BedCell({ rate }: { rate: Rate }) {
  const t = usePhrases('hotel-detail');
  const words = useOfferWords();
  return (
    <td className="pl-2 leading-5 @max-[55rem]:text-right @min-[55rem]:px-2">
      <p>{words.bed(rate.bed)}</p>
      {rate.min_stay > 1 && (
        <p className="text-caption leading-5 text-muted">{t('minStay', { nights: rate.min_stay })}</p>
      )}
    </td>
  );
}

function PriceCell(props: { rate: Rate; perNight: boolean; isOneNight: boolean }) {
  const { rate, perNight, isOneNight } = props;
  const t = usePhrases('hotel-detail');
  const money = useOfferMoney();
  const other = perNight
    ? t('totalOf', { amount: money.parts(rate.total_price).amount })
    : t('perNight', { amount: money.parts(rate.price_per_night).amount });
  return (
    <td className="leading-5 @max-[55rem]:col-span-2 @max-[55rem]:flex @max-[55rem]:flex-wrap @max-[55rem]:items-baseline @max-[55rem]:gap-x-2 @min-[55rem]:px-2 @min-[55rem]:text-right [&_.text-lead]:leading-6">
      <TotalPrice
        name={t(perNight ? 'columnNight' : 'rateTotal')}
        total={perNight ? rate.price_per_night : rate.total_price}
      />
      {rate.price_before && !perNight && <PriceBefore name={t('priceBefore')} total={rate.price_before} />}
      {!isOneNight && <PriceDetail>{other}</PriceDetail>}
    </td>
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
