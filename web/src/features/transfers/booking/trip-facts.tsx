import type { TransferQuoteReply } from '@serai/contract/transfers/booking';
import { Icon } from '@serai/ui/icons';
import { KeyValues } from '@serai/ui/key-values';
import { TwoLines } from '@serai/ui/two-lines';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useTripTime } from '../../vehicles/use-trip-time.ts';
import { meetingWord, placeDetails } from '../meeting/place-words.ts';
import { airportName } from '../search-line/airport-name.ts';

/** Route, flight, pick-up time, and passengers. */
export function TripFacts({ quote }: { quote: TransferQuoteReply }) {
  const t = usePhrases('transfer-booking');
  const at = useTripTime();
  const { trip, child_ages, adults } = quote;
  const { airport, place, mode } = trip;
  const time = (value: { local: string }) => t('timeAt', { time: at(value), city: airport.city });
  const pickUp = mode === 'pick_up';
  return (
    <div className="grid gap-4">
      <Route
        from={pickUp ? airportName(airport) : place.name}
        to={pickUp ? place.name : airportName(airport)}
      />
      <KeyValues
        columns={2}
        items={[
          {
            key: 'flight',
            name: t('flight'),
            value: (
              <TwoLines
                main={[trip.flight_number, trip.airline].filter(Boolean).join(' · ') || t('flightNone')}
                other={trip.flight_number !== '' && trip.airline === '' ? t('airlineUnlisted') : ''}
              />
            ),
          },
          {
            key: 'flight-time',
            name: t(pickUp ? 'lands' : `departs_${trip.flight_kind}`),
            value: time(trip.flight_at),
          },
          {
            key: 'driver',
            name: t('driverThere'),
            value: (
              <TwoLines
                main={time(trip.pick_up_at)}
                strong
                other={t(`freeWait_${mode}`, { minutes: trip.free_wait_minutes })}
              />
            ),
          },
          {
            key: 'meeting',
            name: t('meetingPoint'),
            value: pickUp ? quote.meeting_point : t(meetingWord(place), { place: place.name }),
          },
          {
            key: 'place',
            name: t(pickUp ? 'destination' : 'departure'),
            value: (
              <TwoLines
                main={place.name}
                other={[placeDetails(place), pickUp && place.kind === 'area' && t('exactAddress')]
                  .filter(Boolean)
                  .join(' · ')}
              />
            ),
          },
          {
            key: 'passengers',
            name: t('passengers'),
            value: (
              <TwoLines
                main={
                  child_ages.length > 0
                    ? t('passengersChildren', {
                        adults,
                        count: child_ages.length,
                        ages: child_ages.join(t('agesJoin')),
                      })
                    : t('passengersAdults', { adults })
                }
                other={t('driveLine', { minutes: trip.drive_minutes })}
              />
            ),
          },
          ...(quote.pieces_of_luggage > 0
            ? [
                {
                  key: 'luggage',
                  name: t('luggage'),
                  value: t('luggageValue', { count: quote.pieces_of_luggage }),
                },
              ]
            : []),
        ]}
      />
    </div>
  );
}

/** Start and end of the route in one line. */
export function Route({ from, to }: { from: string; to: string }) {
  const t = usePhrases('transfer-booking');
  return (
    <p className="flex flex-wrap items-center gap-x-2 font-strong">
      <span>{from}</span>
      <Icon name="arrow-right" size={16} className="shrink-0 text-teal" />
      <span className="sr-only">{t('to')}</span>
      <span>{to}</span>
    </p>
  );
}
