import type { TransferOffer } from '@serai/contract/transfers/transfers';
import { Icon } from '@serai/ui/icons';
import { Tag } from '@serai/ui/tag';
import type { ReactNode } from 'react';
import { useDates } from '../../../platform/format/dates.ts';
import { useReaderZone } from '../../../platform/format/reader-zone.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { FewLeft, PriceDetail, TotalPrice } from '../../offers/row-price.tsx';
import { useOfferMoney } from '../../offers/use-offer-money.ts';
import { QuoteTick } from '../../quotes/quote-tick.tsx';
import { CancelTerm } from '../../vehicles/cancel-term.tsx';
import { VehiclePicture } from '../../vehicles/vehicle-picture.tsx';
import type { TransfersFound } from './transfer-list-address.ts';

export interface TransferRowProps {
  offer: TransferOffer;
  /** Number of pieces of luggage that was searched. */
  luggage: number;
  found: TransfersFound;
  nowMs: number;
  /** Button or link to book it. */
  children: ReactNode;
}

/** From this number of vehicles on there is no urgency. */
const fewUnits = 3;

/** One vehicle class: model, capacity, free-cancellation deadline, price, and the button to book it. */
export function TransferRow({ offer, luggage, found, nowMs, children }: TransferRowProps) {
  return (
    <article className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4 gap-y-2 p-3 md:grid-cols-[8rem_minmax(0,1fr)_13rem_10rem] xl:grid-cols-[8rem_minmax(0,1fr)_19rem_10rem] md:items-center">
      <VehiclePicture
        body={offer.class.body}
        picture={offer.class.picture}
        sizes="8rem"
        className="w-full rounded-control bg-sunken"
      />
      <ClassWords offer={offer} passengers={found.passengers} luggage={luggage} />
      <Terms offer={offer} found={found} nowMs={nowMs} />
      <div className="max-md:col-span-2 max-md:flex max-md:items-end max-md:justify-between max-md:gap-4 md:grid md:justify-items-stretch md:gap-2">
        <OfferPrice offer={offer} />
        <QuoteTick kind="transfer" offer={offer} trip={found.trip} />
        <div className="shrink-0">{children}</div>
      </div>
    </article>
  );
}

function ClassWords(props: { offer: TransferOffer; passengers: number; luggage: number }) {
  const { offer, passengers, luggage } = props;
  const t = usePhrases('transfer-list');
  const terms = usePhrases('vehicle-terms');
  const isForLuggage = offer.vehicles > Math.ceil(passengers / offer.seats);
  return (
    <div className="min-w-0">
      <h3 className="font-strong">
        {offer.class.name}
        {offer.class.name_alt && (
          <span className="ml-2 text-caption font-normal text-muted">{offer.class.name_alt}</span>
        )}
      </h3>
      <p className="text-caption text-muted">{offer.class.examples}</p>
      <p className="flex flex-wrap gap-x-4 text-caption">
        <span>
          <Icon name="guests" size={14} className="mr-1 inline align-[-2px] text-muted" />
          {t('seats', { count: offer.seats })}
        </span>
        <span>{terms('bags', { count: offer.bags })}</span>
      </p>
      {offer.vehicles > 1 && (
        <p className="mt-1 flex flex-wrap items-center gap-2 text-caption">
          <Tag tone="amber">{t('vehicles', { count: offer.vehicles })}</Tag>
          <span className="text-muted">
            {isForLuggage
              ? t('vehiclesForLuggage', { luggage, bags: offer.bags })
              : t('vehiclesWhy', { passengers, seats: offer.seats })}
          </span>
        </p>
      )}
    </div>
  );
}

/** Local time first, followed by the reader's own time if it differs. */
function Terms({ offer, found, nowMs }: Pick<TransferRowProps, 'offer' | 'found' | 'nowMs'>) {
  const t = usePhrases('transfer-list');
  const { placeTime } = useDates();
  const readerZone = useReaderZone();
  const { trip } = found;
  const until = offer.free_cancel_until;
  const open = until !== null && until * 1000 > nowMs;
  const here = open && readerZone ? placeTime(until, readerZone) : '';
  return (
    <div className="min-w-0 text-caption max-md:col-span-2">
      <CancelTerm cancellation={offer.cancellation} freeUntil={until} tz={trip.airport.tz} nowMs={nowMs} />
      {open && here !== '' && here !== placeTime(until, trip.airport.tz) && (
        <p className="text-muted">{t('yourTime', { time: here })}</p>
      )}
      <p className="text-muted">{t('freeWait', { minutes: trip.free_wait_minutes })}</p>
    </div>
  );
}

function OfferPrice({ offer }: { offer: TransferOffer }) {
  const t = usePhrases('transfer-list');
  const list = usePhrases('offer-list');
  const terms = usePhrases('vehicle-terms');
  const money = useOfferMoney();
  return (
    <div className="md:text-right">
      <TotalPrice name={list('total')} total={offer.total_price} />
      {offer.vehicles > 1 && (
        <PriceDetail>{t('perVehicle', { amount: money.text(offer.price_per_vehicle) })}</PriceDetail>
      )}
      {offer.units_left < offer.vehicles + fewUnits && (
        <FewLeft>{terms('unitsLeft', { count: offer.units_left })}</FewLeft>
      )}
    </div>
  );
}
