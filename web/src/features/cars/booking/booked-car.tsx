import type { CarQuoteReply } from '@serai/contract/cars/booking';
import type { CarLocation } from '@serai/contract/cars/cars';
import { useDates } from '../../../platform/format/dates.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useVehicleWords } from '../../vehicles/use-vehicle-words.ts';
import { VehiclePicture } from '../../vehicles/vehicle-picture.tsx';

/** Vehicle, route and times of the booked rental. */
export function BookedCar({ quote }: { quote: CarQuoteReply }) {
  const t = usePhrases('car-booking');
  const terms = usePhrases('vehicle-terms');
  const words = useVehicleWords();
  const { model, rental, pick_up_at, drop_off_at, pick_up, drop_off } = quote;
  return (
    <div className="grid gap-3 p-4">
      <div className="flex gap-3">
        <VehiclePicture
          body={model.body}
          picture={model.picture}
          sizes="8rem"
          className="h-20 w-32 shrink-0 rounded-control"
        />
        <div className="min-w-0">
          <h2 className="font-strong">
            {model.name}
            <span className="ml-2 text-caption font-normal text-muted">× {quote.vehicles}</span>
          </h2>
          <p className="text-caption text-muted">
            {[model.name_alt, words.body(model.body)].filter(Boolean).join(' · ')}
          </p>
          <p className="text-caption">
            {terms('seats', { count: quote.seats })} · {terms('bags', { count: quote.bags })}
          </p>
        </div>
      </div>
      <div className="grid gap-2 rounded-control bg-sunken px-3 py-2">
        <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-2">
          <Moment label={t('pickUp')} local={pick_up_at.local} />
          <span className="rounded-full bg-teal-soft px-2 text-center text-caption text-teal">
            {words.rental(rental.units, rental.minutes)}
          </span>
          <Moment label={t('dropOff')} local={drop_off_at.local} end />
        </div>
        <p className="text-caption">
          {placesText(pick_up, drop_off)}
          {quote.on_request && <span className="block text-amber">{terms('onRequestRoute')}</span>}
          {quote.route && <span className="block text-muted">{words.drive(quote.route)}</span>}
        </p>
      </div>
      <p className="text-caption first-letter:uppercase">
        {words.units(rental.units, rental.overtime_hours)} · {terms(`driver_${quote.driver_language}`)}
      </p>
    </div>
  );
}

/** One place, or both if the ride ends elsewhere; the name of a city includes its branches. */
function placesText(from: CarLocation, to: CarLocation): string {
  const same = from.id === to.id || (to.kind === 'city' && to.name === from.city);
  return same ? from.name : `${from.name} → ${to.name}`;
}

function Moment({ label, local, end = false }: { label: string; local: string; end?: boolean }) {
  const { civil } = useDates();
  return (
    <p className={end ? 'text-right' : undefined}>
      <span className="block text-caption text-muted">{label}</span>
      <span className="block font-strong">{civil(local.slice(0, 10))}</span>
      <span className="block text-caption">{local.slice(11)}</span>
    </p>
  );
}
