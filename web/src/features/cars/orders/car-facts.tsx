import type { CarOrderDetail } from '@serai/contract/cars/orders';
import { KeyValues } from '@serai/ui/key-values';
import { TwoLines } from '@serai/ui/two-lines';
import { useMoney } from '../../../platform/format/money.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useVehicleWords } from '../../vehicles/use-vehicle-words.ts';
import { VehiclePicture } from '../../vehicles/vehicle-picture.tsx';

/** The model that was booked, and what its price covers. */
export function CarFacts({ detail }: { detail: CarOrderDetail }) {
  const t = usePhrases('car-order');
  const terms = usePhrases('vehicle-terms');
  const words = useVehicleWords();
  const money = useMoney();
  return (
    <div className="grid gap-4 md:grid-cols-[12rem_minmax(0,1fr)]">
      <VehiclePicture
        body={detail.body}
        picture={detail.picture}
        sizes="12rem"
        className="w-full rounded-control max-md:max-w-48"
      />
      <KeyValues
        columns={3}
        phoneColumns={2}
        items={[
          {
            key: 'model',
            name: t('vehicleModel'),
            value: (
              <TwoLines
                main={detail.vehicle_model}
                strong
                other={[detail.vehicle_model_alt, words.body(detail.body)].filter(Boolean).join(' · ')}
              />
            ),
          },
          { key: 'seats', name: t('seats'), value: terms('seats', { count: detail.seats }) },
          { key: 'bags', name: t('bags'), value: terms('bags', { count: detail.bags }) },
          { key: 'energy', name: t('energy'), value: words.energy(detail.energy) },
          { key: 'drivetrain', name: t('drivetrain'), value: words.drivetrain(detail.drivetrain) },
          { key: 'mileage', name: t('mileage'), value: words.mileage(detail.mileage, money.text) },
          {
            key: 'included',
            name: t('included'),
            value: detail.included.length > 0 ? words.included(detail.included) : t('notIncluded'),
            wide: true,
          },
        ]}
      />
    </div>
  );
}
