import type { TransferQuoteReply } from '@serai/contract/transfers/booking';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useTripTime } from '../../vehicles/use-trip-time.ts';
import { VehiclePicture } from '../../vehicles/vehicle-picture.tsx';
import { airportName } from '../search-line/airport-name.ts';
import { Route } from './trip-facts.tsx';

/** Vehicle class, route and time of the booked transfer. */
export function BookedTransfer({ quote }: { quote: TransferQuoteReply }) {
  const t = usePhrases('transfer-booking');
  const terms = usePhrases('vehicle-terms');
  const at = useTripTime();
  const { trip, vehicles, child_seats } = quote;
  const pickUp = trip.mode === 'pick_up';
  const airport = airportName(trip.airport);
  const options = [
    t('vehicleLine', { count: vehicles }),
    terms(`driver_${quote.driver_language}`),
    ...(child_seats > 0 ? [t('childSeatLine', { count: child_seats })] : []),
  ];
  return (
    <div className="grid gap-3 p-4">
      <div className="flex gap-3">
        <VehiclePicture
          body={quote.class.body}
          picture={quote.class.picture}
          sizes="6rem"
          className="h-16 w-24 shrink-0 rounded-control bg-sunken"
        />
        <div className="min-w-0">
          <h2 className="font-strong">
            {quote.class.name}
            {quote.class.name_alt && (
              <span className="ml-2 text-caption font-normal text-muted">{quote.class.name_alt}</span>
            )}
          </h2>
          <p className="text-caption text-muted">{quote.class.examples}</p>
          <p className="text-caption">
            {t('capacity', { count: quote.seats })} · {terms('bags', { count: quote.bags })}
          </p>
        </div>
      </div>
      <div className="rounded-control bg-sunken px-3 py-2">
        <p className="text-caption text-muted">
          {t(`checkType_${trip.mode}`)} ·{' '}
          {t('timeAt', { time: at(trip.pick_up_at), city: trip.airport.city })}
        </p>
        <Route from={pickUp ? airport : trip.place.name} to={pickUp ? trip.place.name : airport} />
      </div>
      <p className="text-caption">{options.join(' · ')}</p>
    </div>
  );
}
