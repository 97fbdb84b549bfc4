import type { PlannedTrip } from '@serai/contract/transfers/transfers';
import { buttonClass } from '@serai/ui/button';
import { classNames } from '@serai/ui/class-names';
import { Icon, type IconName } from '@serai/ui/icons';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { listHref } from '../../offers/list-address.ts';
import { useTripTime } from '../../vehicles/use-trip-time.ts';
import { airportName } from '../search-line/airport-name.ts';
import { type TransfersFoundProps, transferAddress } from './transfer-list-address.ts';

/** The transfer as understood, in one line of words, with hints. */
export function TripSummary({ state, found }: TransfersFoundProps) {
  const t = usePhrases('transfer-list');
  const { trip } = found;
  const time = useTripTime();
  const place = trip.place.name;
  const airport = airportName(trip.airport);
  const pickUp = trip.mode === 'pick_up';
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <section className="grid gap-2">
      {/* The folded search line shows both ends. */}
      <h1 className="sr-only">{[pickUp ? airport : place, t('to'), pickUp ? place : airport].join(' ')}</h1>
      <div className="flex items-start justify-between gap-2 text-caption">
        <ul id={id} className="flex min-w-0 flex-wrap gap-x-6 gap-y-1">
          <Fact icon="clock">
            <span className="font-strong">{t(`driver_${trip.mode}`, { time: time(trip.pick_up_at) })}</span>
            <span className="text-muted max-md:hidden">{t('placeTime', { city: trip.airport.city })}</span>
          </Fact>
          <Fact icon="plane" isRare={!open}>
            <FlightWords trip={trip} />
          </Fact>
          <Fact icon="car" isRare={!open}>
            {t('drive', { minutes: trip.drive_minutes })}
          </Fact>
          <Fact icon="check" isRare={!open}>
            {t(`freeWait_${trip.mode}`, { minutes: trip.free_wait_minutes })}
          </Fact>
          <Fact icon="user" isRare={!open}>
            {t(`driverSpeaks_${state.search.driver_language === 'chinese' ? 'chinese' : 'local'}`)}
          </Fact>
        </ul>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="-my-1 min-h-8 shrink-0 rounded-control text-teal underline underline-offset-4 md:hidden"
        >
          {open ? t('fewerFacts') : t('moreFacts')}
        </button>
      </div>
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

/** A rare fact is hidden on phones. */
function Fact({ icon, isRare, children }: { icon: IconName; isRare?: boolean; children: ReactNode }) {
  return (
    <li className={classNames('flex items-start gap-2', isRare && 'max-md:hidden')}>
      <Icon name={icon} size={16} className="mt-0.5 shrink-0 text-teal" />
      <span>{children}</span>
    </li>
  );
}
