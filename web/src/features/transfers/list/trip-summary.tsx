import type { PlannedTrip } from '@serai/contract/transfers/transfers';
import { buttonClass } from '@serai/ui/button';
import { Icon, type IconName } from '@serai/ui/icons';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { listHref } from '../../offers/list-address.ts';
import { useTripTime } from '../../vehicles/use-trip-time.ts';
import { airportName } from '../search-line/airport-name.ts';
import { type TransfersFoundProps, transferAddress } from './transfer-list-address.ts';

/** The transfer as understood, in words, with hints. */
export function TripSummary({ state, found }: TransfersFoundProps) {
  const t = usePhrases('transfer-list');
  const { trip } = found;
  const time = useTripTime();
  const place = trip.place.name;
  const airport = airportName(trip.airport);
  const pickUp = trip.mode === 'pick_up';
  return (
    <section className="grid gap-3 rounded-card border border-line bg-surface p-4 md:px-6">
      <h1 className="flex flex-wrap items-center gap-x-3 text-lead font-strong">
        <span>{pickUp ? airport : place}</span>
        <Icon name="arrow-right" size={18} className="shrink-0 text-teal" />
        <span className="sr-only">{t('to')}</span>
        <span>{pickUp ? place : airport}</span>
      </h1>
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        <Fact icon="plane">
          <FlightWords trip={trip} />
        </Fact>
        <Fact icon="clock">
          <span className="font-strong">{t(`driver_${trip.mode}`, { time: time(trip.pick_up_at) })}</span>
          <span className="text-muted">{t('placeTime', { city: trip.airport.city })}</span>
        </Fact>
        <Fact icon="car">{t('drive', { minutes: trip.drive_minutes })}</Fact>
        <Fact icon="check">{t(`freeWait_${trip.mode}`, { minutes: trip.free_wait_minutes })}</Fact>
        <Fact icon="guests">{t('passengers', { count: found.passengers })}</Fact>
        {state.search.bags > 0 && <Fact icon="bag">{t('luggage', { count: state.search.bags })}</Fact>}
        <Fact icon="user">
          {t(`driverSpeaks_${state.search.driver_language === 'chinese' ? 'chinese' : 'local'}`)}
        </Fact>
      </ul>
      {trip.is_late && <LateWarning state={state} found={found} />}
      {trip.flight_number !== '' && trip.airline === '' && (
        <p className="flex items-start gap-2 text-caption text-amber">
          <Icon name="warning" size={16} className="mt-0.5 shrink-0" />
          {t('airlineUnlisted', { code: trip.flight_number.slice(0, 2) })}
        </p>
      )}
      {trip.is_night && (
        <p className="flex items-start gap-2 text-caption text-muted">
          <Icon name="info" size={16} className="mt-0.5 shrink-0" />
          {t('night')}
        </p>
      )}
    </section>
  );
}

/** Landing or departure time, flight number and airline as far as known. */
function FlightWords({ trip }: { trip: PlannedTrip }) {
  const t = usePhrases('transfer-list');
  const time = useTripTime();
  const flight = [trip.flight_number, trip.airline].filter(Boolean).join(' ');
  const when = t(trip.mode === 'pick_up' ? 'lands' : `departs_${trip.flight_kind}`, {
    time: time(trip.flight_at),
  });
  return <>{[flight, when].filter(Boolean).join(' · ')}</>;
}

/** Warns that the chosen pick-up may miss the flight, and offers an earlier time. */
function LateWarning({ state, found }: Pick<TransfersFoundProps, 'state' | 'found'>) {
  const t = usePhrases('transfer-list');
  const time = useTripTime();
  const proposed = time(found.trip.proposed_at);
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-amber-soft px-4 py-3 text-text"
    >
      <p className="flex min-w-0 flex-1 items-start gap-2">
        <Icon name="warning" size={18} className="mt-0.5 shrink-0 text-amber" />
        {t('late', { time: time(found.trip.pick_up_at), proposed })}
      </p>
      <Link
        to={listHref(transferAddress, { ...state, search: { ...state.search, transfer_at: '' } })}
        preventScrollReset
        className={buttonClass({ size: 'compact' })}
      >
        {t('takeProposed', { proposed })}
      </Link>
    </div>
  );
}

function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2">
      <Icon name={icon} size={16} className="mt-1 shrink-0 text-teal" />
      <span>{children}</span>
    </li>
  );
}
