import type { SheetRide } from '@serai/contract/vehicles/driver-sheet';
import { Icon, type IconName } from '@serai/ui/icons';
import { PhoneLink } from '@serai/ui/phone-link';
import { StatusTag, type Tone } from '@serai/ui/tag';
import type { ReactNode } from 'react';
import { useDriverWords } from './driver-words.tsx';
import { PhotoButton } from './photo-button.tsx';
import { StepButton } from './step-button.tsx';

const tones: Record<SheetRide['status'], Tone> = {
  unassigned: 'neutral',
  assigned: 'neutral',
  en_route: 'teal',
  on_location: 'amber',
  on_board: 'teal',
  finished: 'jade',
};

/** One ride: time, route, passenger and meeting point, and the next step to report. */
export function RideCard({ ride, token }: { ride: SheetRide; token: string }) {
  const { t } = useDriverWords();
  const { local } = ride.starts_at;
  return (
    <article className="rounded-card border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-title font-strong">
          {local.slice(11, 16)}
          <span className="ml-2 text-body font-normal text-muted">
            {ride.plate_number} · {ride.model}
          </span>
        </h2>
        {ride.is_off ? (
          <StatusTag tone="lacquer">{t('off')}</StatusTag>
        ) : (
          <StatusTag tone={tones[ride.status]}>{t(`status_${ride.status}`)}</StatusTag>
        )}
      </div>
      <p className="text-caption text-muted">{ride.order_sn}</p>
      {ride.is_off ? <p className="mt-2">{t('offHelp')}</p> : <RideFacts ride={ride} />}
      {!ride.is_off && (
        <div className="mt-4 grid gap-2">
          <StepButton ride={ride} token={token} />
          {ride.status !== 'assigned' && <PhotoButton ride={ride} token={token} />}
        </div>
      )}
    </article>
  );
}

function RideFacts({ ride }: { ride: SheetRide }) {
  const { t, at } = useDriverWords();
  const { flight_time: flight } = ride;
  return (
    <>
      {ride.sign_text && (
        <p className="mt-3 rounded-control border-2 border-text px-3 py-2 text-center">
          <span className="block text-caption text-muted">{t('sign')}</span>
          <strong className="text-title font-strong [overflow-wrap:anywhere]">{ride.sign_text}</strong>
        </p>
      )}
      <dl className="mt-3 grid gap-3">
        <Fact icon="pin" name={t('from')}>
          <Place place={ride.from} />
          {ride.meeting_point && <span className="block text-muted">{ride.meeting_point}</span>}
        </Fact>
        <Fact icon="district" name={t('to')}>
          <Place place={ride.to} />
        </Fact>
        {ride.flight_number && (
          <Fact icon="plane" name={t('flight')}>
            <strong className="font-strong">{ride.flight_number}</strong>
            {flight && <span className="ml-2">{at(flight)}</span>}
          </Fact>
        )}
        <Fact icon="guests" name={t('passenger')}>
          <strong className="block font-strong [overflow-wrap:anywhere]">{ride.passenger_name}</strong>
          <span className="block">
            {t('passengers', { count: ride.passengers })}
            {ride.child_seats > 0 && ` · ${t('childSeats', { count: ride.child_seats })}`}
          </span>
        </Fact>
        <Fact icon="phone" name={t('phone')}>
          <PhoneLink number={ride.phone} className="inline-block py-1 text-lead font-strong" />
        </Fact>
        {ride.special_requests && (
          <Fact icon="info" name={t('requests')}>
            {ride.special_requests}
          </Fact>
        )}
      </dl>
    </>
  );
}

function Fact({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) {
  return (
    <div className="relative min-w-0 pl-8">
      <dt className="text-caption text-muted">
        <Icon name={icon} size={20} className="absolute top-1 left-0 text-teal" />
        {name}
      </dt>
      <dd className="[overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

function Place({ place: { name, address } }: { place: SheetRide['from'] }) {
  return (
    <>
      <strong className="block font-strong">{name}</strong>
      {address && <span className="block">{address}</span>}
    </>
  );
}
