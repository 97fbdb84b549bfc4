import type { CarOffer, CarRoute } from '@serai/contract/cars/cars';
import type { Money } from '@serai/contract/money';
import { Icon, type IconName } from '@serai/ui/icons';
import { Tag } from '@serai/ui/tag';
import type { ReactNode } from 'react';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { FewLeft, PriceDetail, TotalPrice } from '../../offers/row-price.tsx';
import { useOfferMoney } from '../../offers/use-offer-money.ts';
import { QuoteTick } from '../../quotes/quote-tick.tsx';
import { CancelTerm } from '../../vehicles/cancel-term.tsx';
import { useVehicleWords } from '../../vehicles/use-vehicle-words.ts';
import { VehiclePicture } from '../../vehicles/vehicle-picture.tsx';
import type { CarSearch } from '../search-line/car-search.ts';
import { carAnchor } from './car-anchor.ts';

export interface CarRowProps {
  car: CarOffer;
  search: CarSearch;
  /** The searched location; the row names the location if it differs. */
  placeId: number;
  nowMs: number;
  /** Chooser of the model's other offers, if it has any. */
  options?: ReactNode;
  /** Button or link to book it. */
  children: ReactNode;
}

/** From this number on there is no urgency. */
const fewUnits = 5;

/** One vehicle at one rate: model, inclusions, free-cancellation deadline, price, and the button to book it. */
export function CarRow({ car, search, placeId, nowMs, options, children }: CarRowProps) {
  return (
    <article
      id={carAnchor(car)}
      className="grid scroll-mt-24 grid-cols-[7.5rem_minmax(0,1fr)] gap-x-4 gap-y-0.5 p-3 hover:bg-teal-soft/50 md:grid-cols-[9rem_minmax(0,1fr)_11rem] md:items-center md:py-2"
    >
      <VehiclePicture
        body={car.model.body}
        picture={car.model.picture}
        sizes="9rem"
        className="w-full rounded-control max-md:self-start md:row-span-2"
      />
      <CarWords car={car} placeId={placeId} />
      <div className="flex flex-wrap items-end justify-between gap-2 max-md:order-1 max-md:col-span-2 md:row-span-2 md:flex-col md:items-end">
        <CarPrice car={car} search={search} />
        <QuoteTick kind="car" car={car} search={search} anchor={carAnchor(car)} />
        <div className="md:w-full">{children}</div>
      </div>
      <CarTerms car={car} nowMs={nowMs} options={options} />
    </article>
  );
}

function CarWords({ car, placeId }: Pick<CarRowProps, 'car' | 'placeId'>) {
  const t = usePhrases('vehicle-terms');
  const words = useVehicleWords();
  return (
    <div className="grid min-w-0 gap-0.5 md:self-end">
      <div className="flex flex-wrap items-baseline gap-x-2">
        <h2 className="font-strong">{car.model.name}</h2>
        <p className="text-caption text-muted">
          {[car.model.name_alt, words.body(car.model.body)].filter(Boolean).join(' · ')}
        </p>
      </div>
      <ul className="flex flex-wrap gap-x-4 text-caption">
        <Fact icon="guests">{t('seats', { count: car.seats })}</Fact>
        <Fact icon="bag">{t('bags', { count: car.bags })}</Fact>
        <Fact icon="fuel">{words.energy(car.energy)}</Fact>
        <Fact icon="axle">{words.drivetrain(car.drivetrain)}</Fact>
        {car.location.id !== placeId && <Fact icon="pin">{car.location.name}</Fact>}
      </ul>
    </div>
  );
}

/** Mileage, included items, and end of free cancellation. */
function CarTerms({ car, nowMs, options }: Pick<CarRowProps, 'car' | 'nowMs' | 'options'>) {
  const t = usePhrases('vehicle-terms');
  const money = useOfferMoney();
  const words = useVehicleWords();
  return (
    <div className="grid min-w-0 gap-0.5 max-md:col-span-2 md:col-start-2 md:row-start-2 md:self-start">
      {options}
      <p className="text-caption text-muted">
        {words.mileage(car.mileage, money.text)}
        {car.included.length > 0 && ` · ${t('included', { what: words.included(car.included) })}`}
      </p>
      {car.route && <PriceDetail>{routeText(car.route, t, money.text)}</PriceDetail>}
      {car.on_request && (
        <p className="flex flex-wrap items-center gap-2 text-caption">
          <Tag tone="amber">{t('onRequest')}</Tag>
          {t('onRequestRoute')}
        </p>
      )}
      <CancelTerm
        cancellation={car.cancellation}
        freeUntil={car.free_cancel_until}
        tz={car.policy.tz}
        nowMs={nowMs}
      />
    </div>
  );
}

/** Returns the part of the total for the drive to the drop-off location. */
function routeText(
  route: CarRoute,
  t: ReturnType<typeof usePhrases<'vehicle-terms'>>,
  text: (sum: Money) => string,
): string {
  const parts = [
    route.one_way_fee.amount > 0 && t('oneWayIncluded', { amount: text(route.one_way_fee) }),
    route.driver_night_fee.amount > 0 && t('nightsIncluded', { count: route.driver_nights }),
    route.tolls.amount > 0 && t('tollsIncluded', { amount: text(route.tolls) }),
    route.extra_km_fee.amount > 0 && t('extraKmIncluded', { amount: text(route.extra_km_fee) }),
  ];
  return parts.filter(Boolean).join(' · ');
}

function Fact({ icon, children }: { icon: IconName; children: string }) {
  return (
    <li className="inline-flex items-center gap-1">
      <Icon name={icon} size={14} className="shrink-0 text-muted" />
      {children}
    </li>
  );
}

function CarPrice({ car, search }: Pick<CarRowProps, 'car' | 'search'>) {
  const t = usePhrases('car-list');
  const list = usePhrases('offer-list');
  const terms = usePhrases('vehicle-terms');
  const money = useOfferMoney();
  const isForLuggage = car.vehicles > Math.ceil((search.adults + search.children) / car.seats);
  return (
    <div className="md:text-right">
      <TotalPrice name={list('total')} total={car.total_price} />
      <PriceDetail>
        {car.vehicles > 1 && (
          <span className="block font-strong text-text">
            {t(isForLuggage ? 'forVehiclesLuggage' : 'forVehicles', { count: car.vehicles })}
          </span>
        )}
        <span className="inline-block">{t('perDay', { amount: money.parts(car.price_per_day).amount })}</span>
        {car.on_request && <span className="block">{t('withoutOneWay')}</span>}
      </PriceDetail>
      {car.units_left < fewUnits && <FewLeft>{terms('unitsLeft', { count: car.units_left })}</FewLeft>}
    </div>
  );
}
