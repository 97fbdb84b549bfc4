import type { DispatchStatus, RideView } from '@serai/contract/vehicles/vehicles';
import { Card } from '@serai/ui/card';
import { Icon } from '@serai/ui/icons';
import { KeyValues } from '@serai/ui/key-values';
import { PhoneLink } from '@serai/ui/phone-link';
import { StatusTag, type Tone } from '@serai/ui/tag';
import type { ReactNode } from 'react';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { CopyButton } from '../orders/views/copy-button.tsx';
import { useIsDesk } from '../orders/views/reader.ts';
import { DeskPhones } from './desk-phones.tsx';
import { RideSteps } from './ride-steps.tsx';

/** Drivers, vehicles and progress; `status` is that of the whole order. */
export function RidesCard({ rides, status }: { rides: readonly RideView[]; status: DispatchStatus }) {
  const t = usePhrases('vehicle-terms');
  const waiting = rides.every((ride) => ride.status === 'unassigned');
  return (
    <Card
      title={t('ridesTitle')}
      aside={<StatusTag tone={tones[status]}>{t(`dispatch_${status}`)}</StatusTag>}
    >
      {waiting ? (
        <NotAssigned />
      ) : (
        <ol className="grid gap-5">
          {rides.map((ride, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a vehicle of an order is its number
            <li key={at} className="grid gap-4 border-line not-first:border-t not-first:pt-5">
              {rides.length > 1 && <h3 className="font-strong">{t('rideNumber', { number: at + 1 })}</h3>}
              {ride.status === 'unassigned' ? <NotAssigned /> : <Ride ride={ride} />}
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

function Ride({ ride }: { ride: RideView }) {
  const t = usePhrases('vehicle-terms');
  return (
    <>
      <RideSteps status={ride.status} label={t('rideProgress')} />
      <KeyValues
        columns={2}
        items={[
          { key: 'model', name: t('vehicleModel'), value: ride.vehicle_model },
          {
            key: 'plate',
            name: t('plateNumber'),
            value: (
              <Copied text={ride.plate_number} what={t('plateNumber')}>
                <span className="rounded-sm border border-line-strong px-1.5 font-strong whitespace-nowrap">
                  {ride.plate_number}
                </span>
              </Copied>
            ),
          },
          { key: 'driver', name: t('driverName'), value: ride.driver_name },
          {
            key: 'phone',
            name: t('driverPhone'),
            value: (
              <Copied text={ride.driver_phone} what={t('driverPhone')}>
                <PhoneLink number={ride.driver_phone} />
              </Copied>
            ),
          },
        ]}
      />
    </>
  );
}

function Copied({ text, what, children }: { text: string; what: string; children: ReactNode }) {
  return (
    <span className="inline-flex items-center">
      {children}
      <CopyButton text={text} what={what} />
    </span>
  );
}

function NotAssigned() {
  const t = usePhrases('vehicle-terms');
  const isDesk = useIsDesk();
  return (
    <>
      <p className="flex items-start gap-2 text-muted">
        <Icon name="clock" size={18} className="mt-1 shrink-0" />
        {t(isDesk ? 'notAssignedYet' : 'notAssigned')}
      </p>
      {!isDesk && <DeskPhones className="mt-2 ml-6" />}
    </>
  );
}

const tones: Record<DispatchStatus, Tone> = {
  unassigned: 'neutral',
  assigned: 'teal',
  en_route: 'teal',
  on_location: 'amber',
  on_board: 'teal',
  finished: 'jade',
};
