import type { TransferOrderDetail } from '@serai/contract/transfers/booking';
import { KeyValues } from '@serai/ui/key-values';
import { TwoLines } from '@serai/ui/two-lines';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { VehiclePicture } from '../../vehicles/vehicle-picture.tsx';

/** Vehicle class and number, passengers, and requests. */
export function VehicleFacts({ detail }: { detail: TransferOrderDetail }) {
  const t = usePhrases('transfer-order');
  const terms = usePhrases('vehicle-terms');
  const { child_ages, child_seats } = detail;
  return (
    <div className="grid gap-x-6 gap-y-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <VehiclePicture
        body={detail.body}
        picture={detail.picture}
        sizes="14rem"
        className="w-full max-w-56 self-start rounded-control bg-sunken"
      />
      <KeyValues
        columns={3}
        phoneColumns={2}
        items={[
          {
            key: 'class',
            name: t('vehicleClass'),
            value: (
              <TwoLines
                main={detail.vehicle_class}
                other={[detail.vehicle_class_alt, detail.examples].filter(Boolean).join(' · ')}
              />
            ),
            wide: true,
          },
          {
            key: 'vehicles',
            name: t('numberOfVehicles'),
            value: t('vehiclesValue', { count: detail.vehicles }),
          },
          {
            key: 'passengers',
            name: t('passengers'),
            value: t('passengersValue', { count: detail.passengers, max: detail.max_passengers }),
          },
          { key: 'bags', name: t('bags'), value: t('bagsValue', { count: detail.bags }) },
          { key: 'adults', name: t('adults'), value: t('adultsValue', { count: detail.adults }) },
          {
            key: 'children',
            name: t('children'),
            value:
              child_ages.length > 0
                ? t('childrenValue', { count: child_ages.length, ages: child_ages.join(t('agesJoin')) })
                : t('none'),
          },
          {
            key: 'seats',
            name: t('childSeats'),
            value: child_seats > 0 ? t('childSeatsValue', { count: child_seats }) : t('none'),
          },
          {
            key: 'driver',
            name: t('driverLanguage'),
            value: terms(`driver_${detail.driver_language}`),
            wide: true,
          },
        ]}
      />
    </div>
  );
}
